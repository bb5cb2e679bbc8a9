//! The chessmen as drawings, on a grid of 64 by 64, in one style: a bold silhouette on a common
//! plinth, an even outline, a few inner lines that turn light on black men. Colors are in `board.css`.

use leptos::prelude::*;
use rookery_rules::{Color, Piece, Role};

/// One drawing, good for both colors.
struct Drawing {
    /// Name of its symbol in the page.
    id: &'static str,
    /// Filled and outlined, one over the other.
    body: &'static [&'static str],
    /// Seams and folds.
    lines: &'static str,
    /// Eyes; empty for most.
    dots: &'static str,
}

/// Every drawing once; put it at the top of the page, [`PieceView`] refers to it.
#[component]
pub fn PieceSymbols() -> impl IntoView {
    let symbols = Role::ALL.map(|role| {
        let drawing = drawing(role);
        let body = drawing
            .body
            .iter()
            .map(|path| view! { <path class="piece-body" d=*path /> })
            .collect_view();
        view! {
            <symbol id=drawing.id viewBox="0 0 64 64">
                {body}
                <path class="piece-lines" d=drawing.lines />
                <path class="piece-dots" d=drawing.dots />
            </symbol>
        }
    });
    view! { <svg class="symbols" aria-hidden="true">{symbols.collect_view()}</svg> }
}

/// A chessman that fills its box. Says nothing to a screen reader: whoever shows it names it.
#[component]
pub fn PieceView(piece: Piece) -> impl IntoView {
    let class = match piece.color {
        Color::White => "piece white",
        Color::Black => "piece black",
    };
    let href = format!("#{}", drawing(piece.role).id);
    view! {
        <svg class=class viewBox="0 0 64 64" aria-hidden="true">
            <use href=href />
        </svg>
    }
}

fn drawing(role: Role) -> &'static Drawing {
    match role {
        Role::Pawn => &PAWN,
        Role::Knight => &KNIGHT,
        Role::Bishop => &BISHOP,
        Role::Rook => &ROOK,
        Role::Queen => &QUEEN,
        Role::King => &KING,
    }
}

const PAWN: Drawing = Drawing {
    id: "piece-pawn",
    body: &[
        "M32 11.4A8.6 8.6 0 0 1 38.3 25.86L40.2 25.86A2.7 2.7 0 0 1 40.2 31.26L37.4 31.26C38 38.5 40.4 44.6 45.4 49.4C47.6 50.4 48.4 52.2 48.4 54.4L48.4 56.4C48.4 57.4 47.8 58 46.8 58L32 58L17.2 58C16.2 58 15.6 57.4 15.6 56.4L15.6 54.4C15.6 52.2 16.4 50.4 18.6 49.4C23.6 44.6 26 38.5 26.6 31.26L23.8 31.26A2.7 2.7 0 0 1 23.8 25.86L25.7 25.86A8.6 8.6 0 0 1 32 11.4Z",
    ],
    lines: "M20.2 49.4H43.8",
    dots: "",
};

const KNIGHT: Drawing = Drawing {
    id: "piece-knight",
    body: &[
        "M18 49.4C19 43 30.4 41.6 32 31.6C28.6 34.8 24 35 21.2 37.6C18.8 40 17.2 43.4 13.8 42.6C10 41.8 8 38.6 9.2 35C10.8 30.4 14.8 27.4 16.8 21.6C18.2 17.6 21.4 14.4 25.4 12.8L26.2 5.4L32.4 10.4C38.8 10.6 44 13.6 46.8 19L42.8 19.6C47.6 23.4 50.6 28.6 51 34.6L46.8 33.2C48.4 38.4 48.4 44 48 49.4C50.2 50.4 51 52.2 51 54.4V56.4C51 57.4 50.4 58 49.4 58H16.6C15.6 58 15 57.4 15 56.4V54.4C15 52.2 15.8 50.4 18 49.4Z",
    ],
    lines: "M33.6 17.6C39.6 22.4 42 31.2 40 40M19.6 49.4H46.4",
    dots: "M21.5 21.8a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0 -4.6 0ZM12.2 36.6a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0 -2.8 0Z",
};

const BISHOP: Drawing = Drawing {
    id: "piece-bishop",
    body: &[
        "M32 12.6C39.8 17.2 45 24 45 30.4C45 34.8 42.8 38 39.8 39.8L41.4 39.8A2.7 2.7 0 0 1 41.4 45.2L40.4 45.2C41.6 47.2 43.6 48.6 46.4 49.4C48.6 50.4 49.4 52.2 49.4 54.4L49.4 56.4C49.4 57.4 48.8 58 47.8 58L32 58L16.2 58C15.2 58 14.6 57.4 14.6 56.4L14.6 54.4C14.6 52.2 15.4 50.4 17.6 49.4C20.4 48.6 22.4 47.2 23.6 45.2L22.6 45.2A2.7 2.7 0 0 1 22.6 39.8L24.2 39.8C21.2 38 19 34.8 19 30.4C19 24 24.2 17.2 32 12.6Z",
        "M28.2 9.4a3.8 3.8 0 1 0 7.6 0a3.8 3.8 0 1 0 -7.6 0Z",
    ],
    lines: "M36.8 20L31 28.4M19.2 49.4H44.8",
    dots: "",
};

const ROOK: Drawing = Drawing {
    id: "piece-rook",
    body: &[
        "M32 11L36.6 11L36.6 16.4L41.4 16.4L41.4 11L47.6 11L47.6 20.4L42.4 26L43.8 41.6L48 49.4C50.2 50.4 51 52.2 51 54.4L51 56.4C51 57.4 50.4 58 49.4 58L32 58L14.6 58C13.6 58 13 57.4 13 56.4L13 54.4C13 52.2 13.8 50.4 16 49.4L20.2 41.6L21.6 26L16.4 20.4L16.4 11L22.6 11L22.6 16.4L27.4 16.4L27.4 11L32 11Z",
    ],
    lines: "M23.4 26H40.6M17.6 49.4H46.4",
    dots: "",
};

const QUEEN: Drawing = Drawing {
    id: "piece-queen",
    body: &[
        "M32 15L38 28.6L45 16.4L47.8 30.4L56 21.6L48.6 43C47.8 45.4 47.6 47.4 48 49.4C50.2 50.4 51 52.2 51 54.4L51 56.4C51 57.4 50.4 58 49.4 58L32 58L14.6 58C13.6 58 13 57.4 13 56.4L13 54.4C13 52.2 13.8 50.4 16 49.4C16.4 47.4 16.2 45.4 15.4 43L8 21.6L16.2 30.4L19 16.4L26 28.6L32 15Z",
        "M28.2 11.4a3.8 3.8 0 1 0 7.6 0a3.8 3.8 0 1 0 -7.6 0Z",
        "M41.8 13.4a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0 -7.2 0Z",
        "M15 13.4a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0 -7.2 0Z",
        "M52.8 20.4a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0 -7.2 0Z",
        "M4 20.4a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0 -7.2 0Z",
    ],
    lines: "M19 40.4C27.4 37.8 36.6 37.8 45 40.4M17.6 49.4H46.4",
    dots: "",
};

const KING: Drawing = Drawing {
    id: "piece-king",
    body: &[
        "M32 3.4L35 3.4L35 7.2L39.2 7.2L39.2 12.6L35 12.6L35 21L32 21L29 21L29 12.6L24.8 12.6L24.8 7.2L29 7.2L29 3.4L32 3.4Z",
        "M32 23C35 17.8 40.5 15.6 45.8 17C53.4 19 55.4 27.6 51.2 34.4L48 41.4C47.2 44 47.2 47 48 49.4C50.2 50.4 51 52.2 51 54.4L51 56.4C51 57.4 50.4 58 49.4 58L32 58L14.6 58C13.6 58 13 57.4 13 56.4L13 54.4C13 52.2 13.8 50.4 16 49.4C16.8 47 16.8 44 16 41.4L12.8 34.4C8.6 27.6 10.6 19 18.2 17C23.5 15.6 29 17.8 32 23Z",
    ],
    lines: "M32 23.4V32.6M19 40.4C27.4 37.8 36.6 37.8 45 40.4M17.6 49.4H46.4",
    dots: "",
};
