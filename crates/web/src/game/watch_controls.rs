//! For whoever watches two engines: stop and go, and how fast.

use leptos::prelude::*;
use rookery_app::game::sparring::Sparring;
use rookery_app::game::words::company as said;
use rookery_play::Stage;

use crate::game::Table;
use crate::game::tempo_choice::TempoChoice;
use crate::shell::lang;

#[component]
pub fn WatchControls(table: Table) -> impl IntoView {
    let is_running = Memo::new(move |_| table.stage.get() == Stage::Engines);
    view! {
        <Show when=move || is_running.get()>
            <Controls table />
        </Show>
    }
}

#[component]
fn Controls(table: Table) -> impl IntoView {
    let lang = lang::here();
    let Table { sparring, line, .. } = table;
    let is_paused = Memo::new(move |_| sparring.with(Sparring::is_paused));
    let can_step = Memo::new(move |_| sparring.with(Sparring::can_hurry));
    let toggle = move |_| match is_paused.get_untracked() {
        true => line.update(Sparring::unpause),
        false => sparring.update(Sparring::pause),
    };
    let step = move |_| {
        if can_step.get_untracked() {
            line.update(Sparring::move_now);
        }
    };
    view! {
        <div class="watch-controls">
            <button type="button" class="button primary" on:click=toggle>
                {move || match is_paused.get() {
                    true => said::unpause(lang),
                    false => said::pause(lang),
                }}
            </button>
            <button
                type="button"
                class="button"
                aria-disabled=move || (!can_step.get()).to_string()
                on:click=step
            >
                {said::next_move(lang)}
            </button>
            <TempoChoice table />
        </div>
    }
}
