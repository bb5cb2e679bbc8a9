//! Two engines to be watched: one seat is looked at, and whoever is picked sits down there.

use leptos::prelude::*;
use leptos::wasm_split::wasm_split;
use rookery_app::game::words::company as said;
use rookery_app::opponents::opponent_choice::OpponentChoice;
use rookery_app::opponents::words as opponent;
use rookery_app::setup::pick::Chair;
use rookery_app::setup::words as setup;
use rookery_rules::Color;

use super::About;
use super::advanced::Advanced;
use super::opponent_cards::OpponentCards;
use super::picked::Picked;
use crate::game::GameContext;
use crate::game::tempo_choice::TempoChoice;
use crate::opponents::portrait::Portrait;
use crate::shell::lang;
use crate::shell::part::LoadedPart;
use crate::shell::ui::icon::{Icon, IconView};
use crate::shell::ui::mascot::Mascot;

/// Comes when first wanted.
#[wasm_split(company, wasm_split_path = leptos::wasm_split, fallible)]
pub fn load() -> LoadedPart<Picked> {
    Ok(|picked| view! { <EngineSeats context=picked.context /> }.into_any())
}

#[component]
fn EngineSeats(context: GameContext) -> impl IntoView {
    let lang = lang::here();
    let color = RwSignal::new(Color::White);
    view! {
        <fieldset class="engine-seats">
            <legend class="hidden">{said::seats(lang)}</legend>
            {Color::ALL.map(|seat| view! { <Seat context seat chosen=color /> }).collect_view()}
        </fieldset>
        {move || {
            let chair = Chair::Watched(color.get());
            let picked = Picked { context, chair };
            view! {
                <OpponentCards picked />
                <About picked />
                <TempoChoice context />
                <Advanced picked />
            }
        }}
    }
}

#[component]
fn Seat(context: GameContext, seat: Color, chosen: RwSignal<Color>) -> impl IntoView {
    let lang = lang::here();
    let pick = Memo::new(move |_| context.choices.with(|choices| choices.watched[seat]));
    let level = move || opponent::short(lang, &pick.get().opponent());
    view! {
        <label class="engine-seat">
            <input
                type="radio"
                name="engine-seat"
                prop:checked=move || chosen.get() == seat
                on:change=move |_| chosen.set(seat)
            />
            <span class="rival-face" aria-hidden="true">{move || face(pick.get().choice)}</span>
            <span class="rival-name">
                {move || said::seat(lang, seat, setup::picked(lang, &pick.get()))}
            </span>
            <span class="rival-level">{level}</span>
        </label>
    }
}

fn face(choice: OpponentChoice) -> AnyView {
    match choice {
        OpponentChoice::MyLevel(_) | OpponentChoice::Preset(_) => view! { <Mascot /> }.into_any(),
        OpponentChoice::Animal(animal) => view! { <Portrait face=animal.card().face /> }.into_any(),
        OpponentChoice::Own => view! { <IconView icon=Icon::Dials /> }.into_any(),
    }
}
