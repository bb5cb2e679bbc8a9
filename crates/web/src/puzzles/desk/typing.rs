//! Moves of a puzzle that are typed, and questions about its position.

use leptos::prelude::*;
use rookery_app::puzzles::solving::{Phase, Solving};

use crate::board::typed_move::TypedMove;
use crate::puzzles::desk::Desk;

#[component]
pub fn Typing(desk: Desk) -> impl IntoView {
    let position = Memo::new(move |_| desk.see(Solving::position).unwrap_or_default());
    let can_move = Memo::new(move |_| desk.see(Solving::phase) == Some(Phase::Yours));
    let on_play = Callback::new(move |mv| desk.play(|solving| solving.try_move(mv)));
    view! { <TypedMove position subject=desk.subject() can_move on_play /> }
}
