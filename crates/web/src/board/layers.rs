//! What lies over the squares: the piece that is carried, the square it would come to, and pieces
//! that fade because they were taken.

use leptos::html::Div;
use leptos::prelude::*;
use rookery_app::board::grip::{Grip, Spot};
use rookery_app::board::motion::Motion;
use rookery_rules::{Color, Piece, Position};
use web_sys::HtmlElement;

use crate::board::geometry::{self, SQUARE};
use crate::board::pieces;
use crate::board::pointing::Pointing;

/// Pieces that were taken by the last move. The next move takes them away for good, so that there
/// are never more of them.
#[component]
pub fn Fallen(motion: Memo<Motion>, side: Memo<Color>) -> impl IntoView {
    let pieces = move || {
        let side = side.get_untracked();
        motion.with(|motion| {
            let pieces = motion.fallen().iter();
            let pieces =
                pieces.map(|(square, piece)| drawing(*piece, geometry::middle(side, *square)));
            pieces.collect::<String>()
        })
    };
    view! {
        <svg class="layer" viewBox="0 0 8000 8000" aria-hidden="true" inner_html=pieces></svg>
    }
}

/// A piece that fades, as text: the next move replaces it.
fn drawing(piece: Piece, middle: Spot) -> String {
    let (class, reference) = (pieces::class(piece.color), pieces::reference(piece.role));
    // As much smaller than its square as those that stand.
    let size = SQUARE * 94 / 100;
    let (x, y) = (middle.across - size / 2, middle.down - size / 2);
    format!(
        r#"<use class="{class} fallen" href="{reference}" x="{x}" y="{y}" width="{size}" height="{size}"/>"#
    )
}

/// The piece in the air, and the square below it.
#[component]
pub fn Held(pointing: Pointing, position: Memo<Position>, side: Memo<Color>) -> impl IntoView {
    let (held, under) = (NodeRef::<Div>::new(), NodeRef::<Div>::new());
    let grip = pointing.grip;
    let drawing = Memo::new(move |_| {
        let from = grip.with(Grip::lifted)?;
        let piece = position.with_untracked(|position| position.board().piece_at(from))?;
        let (class, reference) = (pieces::class(piece.color), pieces::reference(piece.role));
        Some(format!(
            r#"<svg class="{class}" viewBox="0 0 64 64"><use href="{reference}"/></svg>"#
        ))
    });
    Effect::new(move |_| {
        if let Some(held) = held.get() {
            held.set_inner_html(&drawing.get().unwrap_or_default());
        }
    });
    // Every step of the pointer comes here, so the two elements are moved by hand.
    Effect::new(move |_| {
        let (Some(held), Some(under)) = (held.get(), under.get()) else {
            return;
        };
        let side = side.get();
        grip.with(|grip| match *grip {
            Grip::Open | Grip::Pressed { .. } => {
                held.set_class_name("");
                under.set_class_name("");
            }
            Grip::Carried { at, .. } => {
                let by_finger = pointing.is_finger.get_untracked();
                held.set_class_name(if by_finger { "held by-finger" } else { "held" });
                put(&held, at.spot);
                let square = geometry::square_at(side, at.spot);
                under.set_class_name(if square.is_some() { "under" } else { "" });
                if let Some(square) = square {
                    put(&under, geometry::middle(side, square));
                }
            }
            // It is home already, and only looks as if it came from elsewhere.
            Grip::Returning { from, spot } => {
                let home = geometry::middle(side, from);
                let way = offset(spot, home);
                put(&held, home);
                set(&held, "--across", way.across);
                set(&held, "--down", way.down);
                held.set_class_name("held returning");
                under.set_class_name("");
            }
        });
    });
    view! {
        <div class="layer" aria-hidden="true">
            <div node_ref=under></div>
            <div node_ref=held on:animationend=move |_| pointing.arrive()></div>
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

fn put(element: &HtmlElement, spot: Spot) {
    set(element, "--x", spot.across);
    set(element, "--y", spot.down);
}

fn set(element: &HtmlElement, name: &str, value: i32) {
    // The only failure would be an illegal name, and these are legal.
    (element.style().set_property(name, &value.to_string())).unwrap_or_default();
}
