//! What lies over the squares: the man that is carried, the square it would come to, and men that
//! fade because they were taken.

use leptos::prelude::*;
use rookery_rules::{Color, Position, Square};

use crate::board::geometry;
use crate::board::pieces::PieceView;
use crate::board::pointing::Pointing;
use crate::state::grip::{Grip, Spot};
use crate::state::motion::Motion;

/// Men that were taken by the last move. The next move takes them away for good, so that there are
/// never more of them.
#[component]
pub fn Fallen(motion: Memo<Motion>, side: Memo<Color>) -> impl IntoView {
    let shown = move || {
        let side = side.get_untracked();
        motion.with(|motion| {
            let fallen = motion.fallen().iter().map(|&(square, piece)| {
                let spot = geometry::middle(side, square);
                view! {
                    <div class="fallen" style:--x=spot.across.to_string() style:--y=spot.down.to_string()>
                        <PieceView piece />
                    </div>
                }
            });
            fallen.collect_view()
        })
    };
    view! { <div class="layer" aria-hidden="true">{shown}</div> }
}

/// The man in the air.
#[component]
pub fn Held(pointing: Pointing, position: Memo<Position>, side: Memo<Color>) -> impl IntoView {
    let grip = pointing.grip;
    let lifted = Memo::new(move |_| grip.with(Grip::lifted));
    let is_returning = Memo::new(move |_| grip.with(Grip::is_returning));
    let over = Memo::new(move |_| {
        let spot = grip.with(|grip| grip.spot().filter(|_| grip.is_carrying()))?;
        geometry::square_at(side.get(), spot)
    });
    let held = move |from: Square| {
        let piece = position.with_untracked(|position| position.board().piece_at(from))?;
        let home = move || geometry::middle(side.get(), from);
        let spot = move || grip.with(Grip::spot).unwrap_or_else(home);
        // Whoever goes home is there already, and only looks as if it came from elsewhere.
        let place = move || if is_returning.get() { home() } else { spot() };
        let away = move || offset(spot(), home());
        Some(view! {
            <div
                class="held"
                class:returning=is_returning
                class:by-finger=pointing.is_finger
                style:--x=move || place().across.to_string()
                style:--y=move || place().down.to_string()
                style:--across=move || away().across.to_string()
                style:--down=move || away().down.to_string()
                on:animationend=move |_| pointing.arrive()
            >
                <PieceView piece />
            </div>
        })
    };
    let under = move |square: Square| {
        let spot = geometry::middle(side.get_untracked(), square);
        view! { <div class="under" style:--x=spot.across.to_string() style:--y=spot.down.to_string()></div> }
    };
    view! {
        <div class="layer" aria-hidden="true">
            {move || over.get().map(under)}
            {move || lifted.get().and_then(held)}
        </div>
    }
}

/// How far one place is from another.
pub fn offset(from: Spot, to: Spot) -> Spot {
    Spot {
        across: from.across - to.across,
        down: from.down - to.down,
    }
}
