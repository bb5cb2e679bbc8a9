//! The chessmen as drawings, on a grid of 64 by 64: filled shapes with an even outline, and a few
//! inner lines that turn light on black men. Colors and widths are in the style sheets.

mod blocks;
mod club;
mod fine;

use leptos::prelude::*;
use rookery_rules::{Color, Piece, Role};

use crate::api::preferences::Liking;
use crate::state::board_look::PieceSet;

/// One drawing, good for both colors.
struct Drawing {
    /// Filled and outlined, one over the other.
    body: &'static [&'static str],
    /// Seams and folds.
    lines: &'static str,
    /// Eyes; empty for most.
    dots: &'static str,
}

/// Every man of the chosen set once; put it at the top of the page, [`PieceView`] refers to it.
#[component]
pub fn PieceSymbols() -> impl IntoView {
    let liking = Liking::here();
    let set = Memo::new(move |_| liking.get().pieces);
    let symbols = move || {
        let symbol = |role| {
            view! {
                <symbol id=name(role) viewBox="0 0 64 64">
                    {shapes(set.get(), role)}
                </symbol>
            }
        };
        Role::ALL.map(symbol).collect_view()
    };
    view! { <svg class="symbols" aria-hidden="true">{symbols}</svg> }
}

/// A chessman that fills its box. Says nothing to a screen reader: whoever shows it names it.
#[component]
pub fn PieceView(piece: Piece) -> impl IntoView {
    let href = format!("#{}", name(piece.role));
    view! {
        <svg class=class(piece.color) viewBox="0 0 64 64" aria-hidden="true">
            <use href=href />
        </svg>
    }
}

/// A chessman of this set, whichever is chosen.
#[component]
pub fn SamplePiece(set: PieceSet, piece: Piece) -> impl IntoView {
    view! {
        <svg
            class=class(piece.color)
            data-pieces=set.key()
            viewBox="0 0 64 64"
            aria-hidden="true"
        >
            {shapes(set, piece.role)}
        </svg>
    }
}

fn shapes(set: PieceSet, role: Role) -> impl IntoView + use<> {
    let Drawing { body, lines, dots } = match set {
        PieceSet::Club => club::drawing(role),
        PieceSet::Blocks => blocks::drawing(role),
        PieceSet::Fine => fine::drawing(role),
    };
    let body = body.iter();
    let body = body.map(|path| view! { <path class="piece-body" d=*path /> });
    view! {
        {body.collect_view()}
        <path class="piece-lines" d=lines />
        <path class="piece-dots" d=dots />
    }
}

fn class(color: Color) -> &'static str {
    match color {
        Color::White => "piece white",
        Color::Black => "piece black",
    }
}

/// The name of a man's symbol in the page.
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
