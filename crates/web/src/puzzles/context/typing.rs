//! Moves of a puzzle that are typed, and questions about its position.

use leptos::prelude::*;
use rookery_app::puzzles::solving::{Solving, SolvingPhase};

use crate::board::typed_move::TypedMove;
use crate::puzzles::context::PuzzleContext;

#[component]
pub fn Typing(context: PuzzleContext) -> impl IntoView {
    let position = Memo::new(move |_| context.see(Solving::position).unwrap_or_default());
    let can_move = Memo::new(move |_| context.see(Solving::phase) == Some(SolvingPhase::Yours));
    let on_play = Callback::new(move |mv| context.play(|solving| solving.try_move(mv)));
    view! { <TypedMove position subject=context.subject() can_move on_play /> }
}
