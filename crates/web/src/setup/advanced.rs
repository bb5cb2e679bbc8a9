//! What few people touch: of an opponent of one's own the openings and the pace; of every game the number
//! by which it can be played again.

use leptos::prelude::*;
use leptos::wasm_split::wasm_split;
use rookery_app::opponents::opponent_choice::OpponentChoice;
use rookery_app::opponents::words as said;
use rookery_play::Pace;

use super::opening_choice::OpeningChoice;
use super::picked::Picked;
use super::seed_field::SeedField;
use crate::forms::chip::Chip;
use crate::shell::lang;
use crate::shell::part::{LoadedPart, Part};

/// Folded until it is wanted.
#[component]
pub fn Advanced(picked: Picked) -> impl IntoView {
    let lang = lang::here();
    let was_opened = RwSignal::new(false);
    view! {
        <details class="more advanced" on:toggle=move |_| was_opened.set(true)>
            <summary>{said::advanced(lang)}</summary>
            <div class="more-inside">
                {move || was_opened.get().then(|| view! { <Part needs=picked load /> })}
            </div>
        </details>
    }
}

/// Comes when first wanted.
#[wasm_split(dials, wasm_split_path = leptos::wasm_split, fallible)]
fn load() -> LoadedPart<Picked> {
    Ok(|picked| view! { <Inside picked /> }.into_any())
}

#[component]
fn Inside(picked: Picked) -> impl IntoView {
    let is_own = Memo::new(move |_| picked.get().choice == OpponentChoice::Own);
    view! {
        <Show when=move || is_own.get()>
            <OpeningChoice picked />
            <PaceChoice picked />
        </Show>
        <SeedField context=picked.context />
    }
}

#[component]
fn PaceChoice(picked: Picked) -> impl IntoView {
    let lang = lang::here();
    let pace = Memo::new(move |_| picked.own().pace);
    let choice = move |choice: Pace| {
        let on_press = Callback::new(move |()| picked.turn(|own| own.pace = choice));
        let pressed = Signal::derive(move || pace.get() == choice);
        view! { <Chip pressed on_press>{said::pace_of(lang, choice)}</Chip> }
    };
    view! {
        <p id="pace">{said::pace(lang)}</p>
        <div class="pace-choices" role="group" aria-labelledby="pace">
            {Pace::ALL.map(choice).collect_view()}
        </div>
    }
}
