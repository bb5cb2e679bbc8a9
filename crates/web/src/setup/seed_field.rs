//! The number behind every chance, by which a game can be played again.

use leptos::prelude::*;
use rookery_app::game::play_page::PlayPage;
use rookery_app::opponents::words as said;

use crate::game::GameContext;
use crate::shell::lang;

#[component]
pub fn SeedField(context: GameContext) -> impl IntoView {
    let lang = lang::here();
    let seed = context.choices.with_untracked(|choices| choices.seed);
    let typed = RwSignal::new(seed.map(|seed| seed.to_string()).unwrap_or_default());
    let is_bad =
        Memo::new(move |_| typed.with(|typed| !typed.trim().is_empty() && parse(typed).is_none()));
    let last = move || {
        let seed = context.play_page.with(PlayPage::last_seed);
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
                context.choose(|choices| choices.seed = seed);
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
