//! The pieces as drawings, on a grid of 64 by 64: filled shapes with an even outline, and a few
//! inner lines that turn light on black pieces. Colors and widths are in the style sheets.

mod blocks;
mod club;
mod fine;

use leptos::prelude::*;
use rookery_app::settings::board_look::PieceSet;
use rookery_rules::{Color, Piece, Role};

use crate::settings::preferences::CurrentPreferences;

/// One drawing, good for both colors.
struct Drawing {
    /// Filled and outlined, one over the other.
    body: &'static [&'static str],
    /// Seams and folds.
    lines: &'static str,
    /// Eyes; empty for most.
    dots: &'static str,
}

/// Every piece of the chosen set once; put it at the top of the page, [`PieceView`] refers to it.
#[component]
pub fn PieceSymbols() -> impl IntoView {
    let preferences = CurrentPreferences::here();
    let set = Memo::new(move |_| preferences.get().pieces);
    let symbols = move || {
        let symbol = |role| {
            let (name, shapes) = (name(role), shapes(set.get(), role));
            format!(r#"<symbol id="{name}" viewBox="0 0 64 64">{shapes}</symbol>"#)
        };
        Role::ALL.map(symbol).concat()
    };
    view! { <svg class="symbols" aria-hidden="true" inner_html=symbols></svg> }
}

/// A chess piece that fills its box. Says nothing to a screen reader: whoever shows it names it.
#[component]
pub fn PieceView(piece: Piece) -> impl IntoView {
    view! {
        <svg class=class(piece.color) viewBox="0 0 64 64" aria-hidden="true">
            <use href=reference(piece.role) />
        </svg>
    }
}

/// A chess piece of this set, whichever is chosen.
#[component]
pub fn SamplePiece(set: PieceSet, piece: Piece) -> impl IntoView {
    view! {
        <svg
            class=class(piece.color)
            data-pieces=set.key()
            viewBox="0 0 64 64"
            aria-hidden="true"
            inner_html=shapes(set, piece.role)
        ></svg>
    }
}

/// As text, which weighs less than elements.
fn shapes(set: PieceSet, role: Role) -> String {
    let Drawing { body, lines, dots } = match set {
        PieceSet::Club => club::drawing(role),
        PieceSet::Blocks => blocks::drawing(role),
        PieceSet::Fine => fine::drawing(role),
    };
    let path = |class: &str, path: &str| format!(r#"<path class="piece-{class}" d="{path}"/>"#);
    let body = body.iter().map(|shape| path("body", shape));
    let others = [path("lines", lines), path("dots", dots)];
    body.chain(others).collect()
}

/// What a drawing of this piece refers to.
pub fn reference(role: Role) -> String {
    format!("#{}", name(role))
}

/// By which the style sheet knows a piece.
pub fn class(color: Color) -> &'static str {
    match color {
        Color::White => "piece white",
        Color::Black => "piece black",
    }
}

/// The name of a piece's symbol in the page.
fn name(role: Role) -> &'static str {
    match role {
        Role::Pawn => "piece-pawn",
        Role::Knight => "piece-knight",
        Role::Bishop => "piece-bishop",
        Role::Rook => "piece-rook",
        Role::Queen => "piece-queen",
        Role::King => "piece-king",
    }
}
