//! How soon the opponent answers, and the number by which a game can be played again.

use leptos::prelude::*;

use crate::pages::play::Table;
use crate::state::opponent::Pace;
use crate::state::sparring::Sparring;
use crate::ui::chip::Chip;
use crate::words::{self, opponent as said};

#[component]
pub fn Advanced(table: Table) -> impl IntoView {
    let lang = words::lang();
    let pace = Memo::new(move |_| table.choices.get().opponent.pace);
    let choice = move |choice: Pace| {
        let on_press =
            Callback::new(move |()| table.choose(|choices| choices.opponent.pace = choice));
        let pressed = Signal::derive(move || pace.get() == choice);
        view! { <Chip pressed on_press>{said::pace_of(lang, choice)}</Chip> }
    };
    view! {
        <details class="more">
            <summary>{said::advanced(lang)}</summary>
            <div class="more-inside">
                <p id="pace">{said::pace(lang)}</p>
                <div class="pace-choices" role="group" aria-labelledby="pace">
                    {Pace::ALL.map(choice).collect_view()}
                </div>
                <SeedField table />
            </div>
        </details>
    }
}

#[component]
fn SeedField(table: Table) -> impl IntoView {
    let lang = words::lang();
    let seed = table.choices.get_untracked().seed;
    let typed = RwSignal::new(seed.map(|seed| seed.to_string()).unwrap_or_default());
    let is_bad =
        Memo::new(move |_| typed.with(|typed| !typed.trim().is_empty() && parse(typed).is_none()));
    let last = move || {
        let seed = table.sparring.with(Sparring::last_seed);
        seed.map(|seed| said::last_seed(lang, seed))
    };
    view! {
        <label for="seed">{said::seed(lang)}</label>
        <input
            id="seed"
            class="field small"
            class:bad=move || is_bad.get()
            type="text"
            inputmode="numeric"
            autocomplete="off"
            placeholder=said::seed_any(lang)
            aria-invalid=move || is_bad.get().to_string()
            aria-describedby="seed-hint seed-trouble"
            prop:value=move || typed.get()
            on:input:target=move |event| {
                typed.set(event.target().value());
                let seed = typed.with_untracked(|typed| parse(typed));
                table.choose(|choices| choices.seed = seed);
            }
        />
        <div role="alert">
            {move || is_bad.get().then(|| view! {
                <p id="seed-trouble" class="trouble hint">{said::seed_trouble(lang)}</p>
            })}
        </div>
        <p id="seed-hint" class="soft hint">{said::seed_hint(lang)} " " {last}</p>
    }
}

/// Nine digits always fit.
fn parse(typed: &str) -> Option<u32> {
    let typed = typed.trim();
    let is_number = typed.bytes().all(|letter| letter.is_ascii_digit());
    let is_short = (1..=9).contains(&typed.len());
    (is_number && is_short)
        .then(|| typed.parse().ok())
        .flatten()
}
