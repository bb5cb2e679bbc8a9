//! A position at a glance, as a picture of any size.

use leptos::prelude::*;
use rookery_rules::{Color, Position, Square};

use crate::board::geometry::{self, SQUARE};
use crate::board::pieces;

#[component]
pub fn SmallBoard(
    position: Position,
    /// Whose side is at the bottom.
    side: Color,
    /// What it shows, in words.
    label: String,
) -> impl IntoView {
    view! {
        <svg
            class="small-board"
            viewBox="0 0 8000 8000"
            role="img"
            aria-label=label
            inner_html=drawn(&position, side)
        ></svg>
    }
}

/// As text, which weighs less than elements.
fn drawn(position: &Position, side: Color) -> String {
    let squares = || geometry::rows(side).into_iter().flatten();
    let corner = |square: Square| {
        let middle = geometry::middle(side, square);
        (middle.across - SQUARE / 2, middle.down - SQUARE / 2)
    };
    let dark = squares().filter(|square| !geometry::is_light(*square));
    let dark = dark.map(|square| {
        let (x, y) = corner(square);
        format!("M{x} {y}h{SQUARE}v{SQUARE}h-{SQUARE}z")
    });
    let pieces = squares().filter_map(|square| {
        let piece = position.board().piece_at(square)?;
        let (class, reference) = (pieces::class(piece.color), pieces::reference(piece.role));
        let (x, y) = corner(square);
        Some(format!(
            r#"<use class="{class}" href="{reference}" x="{x}" y="{y}" width="{SQUARE}" height="{SQUARE}"/>"#
        ))
    });
    let dark: String = dark.collect();
    let pieces: String = pieces.collect();
    format!(r#"<path class="dark-squares" d="{dark}"/>{pieces}"#)
}
