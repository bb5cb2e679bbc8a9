//! The board of a puzzle, seen from the solver's side.

use leptos::prelude::*;
use rookery_app::puzzles::solving::Solving;
use rookery_rules::{Color, Promotion, Square};

use crate::board::arrows::Drawings;
use crate::board::frame::BoardFrame;
use crate::puzzles::desk::Desk;

#[component]
pub fn BoardSide(desk: Desk) -> impl IntoView {
    let position = Memo::new(move |_| desk.see(Solving::position).unwrap_or_default());
    let marks = Memo::new(move |_| {
        desk.see(Solving::marks).unwrap_or_else(|| {
            let none = rookery_app::board::hand::Reach::Nothing;
            rookery_app::board::hand::Hand::default().marks(&position.get(), None, none)
        })
    });
    let side = Memo::new(move |_| desk.see(Solving::solver).unwrap_or(Color::White));
    let promoting = Memo::new(move |_| desk.see(Solving::promoting).flatten());
    let drawings = Memo::new(move |_| desk.see(Solving::drawings).unwrap_or_default());
    let subject = desk.subject();
    let on_press = Callback::new(move |square: Square| desk.play(|solving| solving.press(square)));
    let on_release = Callback::new(move |()| desk.change(Solving::release));
    let on_choose = Callback::new(move |man: Promotion| desk.play(|solving| solving.promote(man)));
    view! {
        <div class="play-board">
            <BoardFrame position marks side subject promoting on_press on_release on_choose>
                <Drawings drawings side />
            </BoardFrame>
        </div>
    }
}
