//! Buttons for while there is something to find: hints, and the solution.

use leptos::prelude::*;
use rookery_app::puzzles::solving::{Solving, SolvingPhase};
use rookery_app::puzzles::words as said;

use crate::puzzles::context::PuzzleContext;
use crate::shell::lang;
use crate::shell::ui::focus;

#[component]
pub fn Helping(context: PuzzleContext) -> impl IntoView {
    let lang = lang::here();
    let can_help = Memo::new(move |_| context.see(Solving::can_help) == Some(true));
    let is_wrong = Memo::new(move |_| context.see(Solving::phase) == Some(SolvingPhase::Wrong));
    let has_piece =
        Memo::new(move |_| context.see(|solving| !solving.drawings().is_empty()) == Some(true));
    let help = move |_| {
        if can_help.get_untracked() {
            context.change(Solving::ask_for_help);
        }
    };
    let back = move |_| {
        if is_wrong.get_untracked() {
            context.change(Solving::take_back);
            focus::focus_soon(focus::BOARD);
        }
    };
    let show = move |_| {
        context.change(Solving::give_up);
        focus::focus_soon("#puzzle-next");
    };
    view! {
        <div class="puzzle-acts">
            // It is always there, so that nothing moves under a pointer.
            <button
                type="button"
                class="button"
                class:primary=move || is_wrong.get()
                aria-disabled=move || (!is_wrong.get()).to_string()
                on:click=back
            >
                {said::try_again(lang)}
            </button>
            <button
                type="button"
                class="button"
                aria-disabled=move || (!can_help.get()).to_string()
                on:click=help
            >
                {move || match has_piece.get() && !is_wrong.get() {
                    true => said::hint_more(lang),
                    false => said::hint(lang),
                }}
            </button>
            <button type="button" class="button" on:click=show>
                {said::solution(lang)}
            </button>
        </div>
    }
}
