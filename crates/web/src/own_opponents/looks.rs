//! The face of an opponent: put together from those of the cast, seen while it is.

use leptos::prelude::*;
use rookery_app::own_opponents::design;
use rookery_app::own_opponents::words as said;
use rookery_campaign::{Animal, Mood, Tone};
use rookery_protocol::api::{FaceParts, OpponentDesign};

use crate::forms::select::Select;
use crate::opponents::portrait::FaceView;
use crate::shell::lang;

#[component]
pub(super) fn Looks(design: RwSignal<OpponentDesign>) -> impl IntoView {
    let lang = lang::here();
    let face = Memo::new(move |_| design.with(|design| design.face.clone()));
    let drawn_face = move || design::drawn_face(&face.get(), Mood::Calm);
    view! {
        <section class="card looks" aria-labelledby="opponent-face">
            <h2 id="opponent-face">{said::face(lang)}</h2>
            <span class="looks-face" aria-hidden="true">
                {move || drawn_face().map(|drawn_face| view! { <FaceView drawn_face /> })}
            </span>
            <div class="looks-parts">
                <Part design id="face-head" label=said::head(lang) part=|face| &mut face.head />
                <Part design id="face-eyes" label=said::eyes(lang) part=|face| &mut face.eyes />
                <Part design id="face-mouth" label=said::mouth(lang) part=|face| &mut face.mouth />
                <Backing design />
            </div>
        </section>
    }
}

/// Whose.
#[component]
fn Part(
    design: RwSignal<OpponentDesign>,
    id: &'static str,
    label: &'static str,
    part: fn(&mut FaceParts) -> &mut String,
) -> impl IntoView {
    let now = design.with_untracked(|design| part(&mut design.face.clone()).clone());
    let chosen = RwSignal::new(Animal::from_key(&now).unwrap_or(Animal::Fox));
    Effect::new(move |_| {
        let key = chosen.get().key();
        design.update(|design| key.clone_into(part(&mut design.face)));
    });
    let options = Animal::ALL.map(|animal| (animal, capital(animal.key())));
    view! { <Select id label options=options.to_vec() chosen /> }
}

#[component]
fn Backing(design: RwSignal<OpponentDesign>) -> impl IntoView {
    let lang = lang::here();
    let now = design.with_untracked(|design| design.face.tone.clone());
    let now = Tone::ALL.into_iter().find(|tone| tone.key() == now);
    let chosen = RwSignal::new(now.unwrap_or(Tone::Leaf));
    Effect::new(move |_| {
        let key = chosen.get().key();
        design.update(|design| key.clone_into(&mut design.face.tone));
    });
    let options = Tone::ALL.map(|tone| (tone, said::tone_name(lang, tone.key()).to_owned()));
    view! { <Select id="face-tone" label=said::tone(lang) options=options.to_vec() chosen /> }
}

fn capital(word: &str) -> String {
    let mut letters = word.chars();
    let first = letters.next().map(|letter| letter.to_ascii_uppercase());
    first.into_iter().chain(letters).collect()
}
