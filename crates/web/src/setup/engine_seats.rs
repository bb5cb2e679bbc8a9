//! Two engines to be watched: one seat is looked at, and whoever is picked sits down there.

use leptos::prelude::*;
use leptos::wasm_split::wasm_split;
use rookery_app::game::words::company as said;
use rookery_app::lang::Lang;
use rookery_app::opponents::rival::Rival;
use rookery_app::opponents::words as opponent;
use rookery_app::setup::choices::{Chair, Pick};
use rookery_rules::Color;

use super::About;
use super::advanced::Advanced;
use super::picked::Picked;
use super::rival_cards::RivalCards;
use crate::game::Table;
use crate::game::tempo_choice::TempoChoice;
use crate::opponents::portrait::Portrait;
use crate::shell::lang;
use crate::shell::part::Come;
use crate::shell::ui::icon::{Icon, IconView};
use crate::shell::ui::mascot::Mascot;

/// Comes when first wanted.
#[wasm_split(company, wasm_split_path = leptos::wasm_split, fallible)]
pub fn load() -> Come<Picked> {
    Ok(|picked| view! { <EngineSeats table=picked.table /> }.into_any())
}

#[component]
fn EngineSeats(table: Table) -> impl IntoView {
    let lang = lang::here();
    let color = RwSignal::new(Color::White);
    view! {
        <fieldset class="engine-seats">
            <legend class="hidden">{said::seats(lang)}</legend>
            {Color::ALL.map(|seat| view! { <Seat table seat chosen=color /> }).collect_view()}
        </fieldset>
        {move || {
            let chair = Chair::Watched(color.get());
            let picked = Picked { table, chair };
            view! {
                <RivalCards picked />
                <About picked />
                <TempoChoice table />
                <Advanced picked />
            }
        }}
    }
}

#[component]
fn Seat(table: Table, seat: Color, chosen: RwSignal<Color>) -> impl IntoView {
    let lang = lang::here();
    let pick = Memo::new(move |_| table.choices.with(|choices| choices.watched[seat]));
    let level = move || opponent::level_number(lang, pick.get().opponent().level);
    view! {
        <label class="engine-seat">
            <input
                type="radio"
                name="engine-seat"
                prop:checked=move || chosen.get() == seat
                on:change=move |_| chosen.set(seat)
            />
            <span class="rival-face" aria-hidden="true">{move || face(pick.get().rival)}</span>
            <span class="rival-name">
                {move || said::seat(lang, seat, name(lang, &pick.get()))}
            </span>
            <span class="rival-level">{level}</span>
        </label>
    }
}

fn name(lang: Lang, pick: &Pick) -> &'static str {
    match pick.rival {
        Rival::MyLevel(_) => opponent::my_level(lang),
        Rival::Animal(animal) => animal.character().name,
        Rival::Own => opponent::own(lang),
    }
}

fn face(rival: Rival) -> AnyView {
    match rival {
        Rival::MyLevel(_) => view! { <Mascot /> }.into_any(),
        Rival::Animal(animal) => view! { <Portrait face=animal.character().face /> }.into_any(),
        Rival::Own => view! { <IconView icon=Icon::Dials /> }.into_any(),
    }
}
