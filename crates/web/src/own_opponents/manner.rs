//! How an opponent plays: its strength, four dials, its openings and its weakness.

use leptos::prelude::*;
use rookery_analysis::{Dial, Rating, Repertoire, Style};
use rookery_app::opponents::knob::Knob;
use rookery_app::opponents::words as opponent;
use rookery_app::own_opponents::words as said;
use rookery_campaign::{Weakness, WeaknessWords};
use rookery_play::RATING_STEP;
use rookery_protocol::api::OpponentDesign;

use crate::forms::select::Select;
use crate::forms::slider::Slider;
use crate::opponents::knob_slider::knob_slider;
use crate::shell::lang;

#[component]
pub(super) fn MannerCard(design: RwSignal<OpponentDesign>) -> impl IntoView {
    let lang = lang::here();
    let rung = Memo::new(move |_| design.with(|design| design.rung));
    let strength = move || Rating::new(rung.get()).map(|rung| opponent::rated(lang, rung));
    let on_change = Callback::new(move |rung| design.update(|design| design.rung = rung));
    view! {
        <section class="card manner" aria-labelledby="opponent-manner">
            <h2 id="opponent-manner">{said::manner(lang)}</h2>
            <Slider
                id="rung"
                label=opponent::rating(lang)
                range=Rating::LOWEST.get()..=Rating::HIGHEST.get()
                step=RATING_STEP
                value=rung
                words=Signal::derive(move || strength().unwrap_or_default())
                on_change
            />
            {Knob::ALL.map(|knob| view! { <StyleDial design knob /> }).collect_view()}
            <Openings design />
            <WeakSpot design />
        </section>
    }
}

#[component]
fn StyleDial(design: RwSignal<OpponentDesign>, knob: Knob) -> impl IntoView {
    let style = move || Style::try_from(design.with(|design| design.dials)).ok();
    let dial = Memo::new(move |_| knob.of(&style().unwrap_or(Style::PURE)));
    let on_change = Callback::new(move |mark: u16| {
        let dial = u8::try_from(mark).ok().and_then(Dial::new);
        let style = untrack(style);
        if let Some((dial, style)) = dial.zip(style) {
            let dials = knob.turned(style, dial).into();
            design.update(|design| design.dials = dials);
        }
    });
    knob_slider(knob, dial, on_change)
}

#[component]
fn Openings(design: RwSignal<OpponentDesign>) -> impl IntoView {
    let lang = lang::here();
    let now = design.with_untracked(|design| design.repertoire.as_deref()?.parse().ok());
    let chosen = RwSignal::new(now);
    Effect::new(move |_| {
        let word = chosen.get().map(|book: Repertoire| book.to_string());
        design.update(|design| design.repertoire = word);
    });
    let name = |book: Option<Repertoire>| match book {
        Some(book) => opponent::repertoire(lang, book),
        None => opponent::no_book(lang),
    };
    let options = Repertoire::ALL.into_iter().map(Some).chain([None]);
    let options = options.map(|book| (book, name(book).to_owned()));
    view! { <Select id="repertoire" label=said::openings(lang) options=options.collect() chosen /> }
}

#[component]
fn WeakSpot(design: RwSignal<OpponentDesign>) -> impl IntoView {
    let lang = lang::here();
    let now = design.with_untracked(|design| design.weakness.as_deref()?.parse().ok());
    let chosen = RwSignal::new(now);
    Effect::new(move |_| {
        let word = chosen.get().map(|weakness: Weakness| weakness.to_string());
        design.update(|design| design.weakness = word);
    });
    let name =
        |weakness: Option<Weakness>| weakness.map_or(said::no_weakness(lang), WeaknessWords::card);
    let all = Weakness::ALL.iter().copied().map(Some);
    let options = [None].into_iter().chain(all);
    let options = options.map(|weakness| (weakness, name(weakness).to_owned()));
    view! {
        <Select id="weakness" label=said::weakness(lang) options=options.collect() chosen />
        <p class="soft small" role="status">{move || chosen.get().map(WeaknessWords::chance)}</p>
    }
}
