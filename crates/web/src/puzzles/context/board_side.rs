//! The board of a puzzle, seen from the solver's side.

use leptos::prelude::*;
use rookery_app::puzzles::solving::Solving;
use rookery_rules::{Color, Promotion, Square};

use crate::board::arrows::Drawings;
use crate::board::frame::BoardFrame;
use crate::board::typed_link::TypedLink;
use crate::puzzles::context::PuzzleContext;

#[component]
pub fn BoardSide(context: PuzzleContext) -> impl IntoView {
    let position = Memo::new(move |_| context.see(Solving::position).unwrap_or_default());
    let marks = Memo::new(move |_| {
        context.see(Solving::marks).unwrap_or_else(|| {
            let none = rookery_app::board::hand::HandReach::Nothing;
            rookery_app::board::hand::Hand::default().marks(&position.get(), None, none)
        })
    });
    let side = Memo::new(move |_| context.see(Solving::solver).unwrap_or(Color::White));
    let promoting = Memo::new(move |_| context.see(Solving::promoting).flatten());
    let drawings = Memo::new(move |_| context.see(Solving::drawings).unwrap_or_default());
    let subject = context.subject();
    let on_press =
        Callback::new(move |square: Square| context.play(|solving| solving.press(square)));
    let on_release = Callback::new(move |()| context.change(Solving::release));
    let on_choose =
        Callback::new(move |piece: Promotion| context.play(|solving| solving.promote(piece)));
    view! {
        <div class="play-board">
            <BoardFrame position marks side subject promoting on_press on_release on_choose>
                <Drawings drawings side />
            </BoardFrame>
            <TypedLink />
        </div>
    }
}
