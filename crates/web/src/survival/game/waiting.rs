//! A game of a run waits while something else is asked for: back to it, or away from it for a life.

use leptos::prelude::*;
use rookery_app::game::play_page::PlayPage;
use rookery_app::survival::words as said;

use crate::game::{self, GameContext};
use crate::shell::lang;
use crate::shell::ui::focus;

#[component]
pub(super) fn Waiting(context: GameContext) -> impl IntoView {
    let lang = lang::here();
    let held = context.held;
    Effect::new(move |_| {
        if held.with(Option::is_some) {
            focus::focus_soon("#stay-in-run");
        }
    });
    let stay = move |_| {
        held.set(None);
        focus::focus_soon(focus::BOARD);
    };
    let leave = move |_| {
        let Some(invitation) = held.try_update(Option::take).flatten() else {
            return;
        };
        context.connection.update(PlayPage::resign);
        // What the loss means is written down before something else takes its place.
        request_animation_frame(move || game::follow(context, invitation));
    };
    view! {
        <Show when=move || held.with(Option::is_some)>
            <div class="question" role="group" aria-labelledby="run-waits">
                <p id="run-waits">{said::waits(lang)}</p>
                <button type="button" class="button primary" id="stay-in-run" on:click=stay>
                    {said::stay(lang)}
                </button>
                <button type="button" class="button danger" on:click=leave>
                    {said::leave(lang)}
                </button>
            </div>
        </Show>
    }
}
