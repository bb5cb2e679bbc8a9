//! For whoever watches two engines: stop and go, and how fast.

use leptos::prelude::*;
use rookery_app::game::play_page::PlayPage;
use rookery_app::game::words::company as said;
use rookery_play::Stage;

use crate::game::GameContext;
use crate::game::tempo_choice::TempoChoice;
use crate::shell::lang;

#[component]
pub fn WatchControls(context: GameContext) -> impl IntoView {
    let is_running = Memo::new(move |_| context.stage.get() == Stage::Engines);
    view! {
        <Show when=move || is_running.get()>
            <Controls context />
        </Show>
    }
}

#[component]
fn Controls(context: GameContext) -> impl IntoView {
    let lang = lang::here();
    let GameContext {
        play_page,
        connection,
        ..
    } = context;
    let is_paused = Memo::new(move |_| play_page.with(PlayPage::is_paused));
    let can_step = Memo::new(move |_| play_page.with(PlayPage::can_hurry));
    let toggle = move |_| match is_paused.get_untracked() {
        true => connection.update(PlayPage::unpause),
        false => play_page.update(PlayPage::pause),
    };
    let step = move |_| {
        if can_step.get_untracked() {
            connection.update(PlayPage::move_now);
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
            <TempoChoice context />
        </div>
    }
}
