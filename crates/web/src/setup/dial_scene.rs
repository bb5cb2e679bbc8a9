//! A small board that shows what a dial does, and changes while it is turned. Decoration: the words
//! beside the dial say the same.

use leptos::prelude::*;
use rookery_analysis::Dial;
use rookery_app::opponents::knob::Knob;
use rookery_app::opponents::scene::{self, ScenePiece, ScenePoint};

use crate::board::pieces::PieceView;

#[component]
pub fn DialScene(knob: Knob, dial: Memo<Dial>) -> impl IntoView {
    let piece = move |piece: &'static ScenePiece| {
        let place = move || piece.place(dial.get());
        view! {
            <span
                class="scene-man"
                style:left=move || percent(place().0)
                style:top=move || percent(place().1)
                style:opacity=move || percent(piece.presence(dial.get()))
            >
                <PieceView piece=piece.piece />
            </span>
        }
    };
    let cloud = |(left, top): ScenePoint| {
        view! {
            <span class="scene-fog" style:left=percent(left) style:top=percent(top)></span>
        }
    };
    view! {
        <div class="scene" aria-hidden="true">
            {scene::pieces(knob).iter().map(piece).collect_view()}
            {move || scene::fog(knob, dial.get()).map(cloud).collect_view()}
        </div>
    }
}

fn percent(hundredths: u8) -> String {
    format!("{hundredths}%")
}
