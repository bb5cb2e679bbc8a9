//! A small board that shows what a dial does, and changes while it is turned. Decoration: the words
//! beside the dial say the same.

use leptos::prelude::*;
use rookery_analysis::Dial;

use crate::board::pieces::PieceView;
use crate::state::knob::Knob;
use crate::state::scene::{self, Man, SIZE};

#[component]
pub fn DialScene(knob: Knob, dial: Memo<Dial>) -> impl IntoView {
    let man = move |man: &'static Man| {
        let place = move || man.place(dial.get());
        view! {
            <span
                class="scene-man"
                style:left=move || percent(place().0)
                style:top=move || percent(place().1)
                style:opacity=move || man.presence(dial.get()).to_string()
            >
                <PieceView piece=man.piece />
            </span>
        }
    };
    let cloud = |square: &u8| {
        let (row, column) = (square / SIZE, square % SIZE);
        view! {
            <span
                class="scene-fog"
                style:left=percent(column.into())
                style:top=percent(row.into())
            ></span>
        }
    };
    view! {
        <div class="scene" aria-hidden="true">
            {scene::men(knob).iter().map(man).collect_view()}
            {move || scene::fog(knob, dial.get()).iter().map(cloud).collect_view()}
        </div>
    }
}

/// So many squares as a share of the board.
fn percent(squares: f32) -> String {
    format!("{}%", squares * 100.0 / f32::from(SIZE))
}
