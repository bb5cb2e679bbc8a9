//! The board in its frame, with what lies over it: an author's drawings, the question what a pawn
//! becomes.

use leptos::prelude::*;
use rookery_app::board::hand::{Marks, Promoting};
use rookery_app::spoken::inquiry::Subject;
use rookery_rules::{Color, Position, Promotion, Square};

use crate::board::promotion::PromotionPicker;
use crate::board::view::Board;

#[component]
pub fn BoardFrame(
    position: Memo<Position>,
    marks: Memo<Marks>,
    side: Memo<Color>,
    subject: Callback<(), Subject>,
    /// The pawn that waits to become something.
    promoting: Memo<Option<Promoting>>,
    on_press: Callback<Square>,
    on_release: Callback<()>,
    on_choose: Callback<Promotion>,
    /// What lies over the board.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    view! {
        <div class="board-frame">
            <Board position marks side subject on_press on_release />
            {children.map(|children| children())}
            {move || {
                promoting
                    .get()
                    .map(|promoting| {
                        let side = side.get_untracked();
                        view! { <PromotionPicker promoting side on_choose on_release /> }
                    })
            }}
        </div>
    }
    .into_any()
}
