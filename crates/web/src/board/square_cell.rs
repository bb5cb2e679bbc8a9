//! One square of the board: its marks, who stands on it, and how that one came there.

use leptos::html::Div;
use leptos::prelude::*;
use rookery_app::board::hand::Marks;
use rookery_app::board::motion::Motion;
use rookery_app::board::words as said;
use rookery_rules::{Color, Piece, Position, Square};
use wasm_bindgen::JsCast;

use crate::board::geometry;
use crate::board::layers::offset;
use crate::board::pieces::PieceView;
use crate::board::pointing::Pointing;
use crate::shell::lang;

/// What every square looks at.
#[derive(Clone, Copy)]
pub(crate) struct Look {
    pub(crate) position: Memo<Position>,
    pub(crate) marks: Memo<Marks>,
    pub(crate) motion: Memo<Motion>,
    /// Whose piece is in the air.
    pub(crate) lifted: Memo<Option<Square>>,
    pub(crate) focused: RwSignal<Square>,
    pub(crate) pointing: Pointing,
}

#[component]
pub(crate) fn SquareCell(square: Square, side: Color, look: Look) -> impl IntoView {
    let lang = lang::here();
    let Look {
        position,
        marks,
        motion,
        lifted,
        focused,
        pointing,
    } = look;
    let piece = Memo::new(move |_| position.with(|position| position.board().piece_at(square)));
    let class = move || class(square, marks.get(), piece, lifted.get());
    let in_check = Memo::new(move |_| marks.get().check == Some(square));
    let piece_view = piece_view(square, side, piece, motion, pointing);
    view! {
        <div
            role="gridcell"
            class=class
            data-square=square.to_string()
            aria-label=move || said::square(lang, square, piece.get(), marks.get())
            aria-selected=move || (marks.get().selected == Some(square)).to_string()
            tabindex=move || if focused.get() == square { "0" } else { "-1" }
            on:focus=move |_| focused.set(square)
            on:click=move |_| {
                focused.set(square);
                pointing.click(square);
            }
        >
            {rank_name(side, square)}
            {file_name(side, square)}
            {move || in_check.get().then(|| view! { <CheckMark /> })}
            {piece_view}
        </div>
    }
}

/// The number of the rank, on the left edge of the board.
pub(crate) fn rank_name(side: Color, square: Square) -> Option<impl IntoView> {
    let (_, column) = geometry::place(side, square);
    let name = || square.rank().digit().to_string();
    (column == 0).then(|| view! { <span class="rank" data-name=name()></span> })
}

/// The letter of the file, on the near edge of the board.
pub(crate) fn file_name(side: Color, square: Square) -> Option<impl IntoView> {
    let (row, _) = geometry::place(side, square);
    let name = || square.file().letter().to_string();
    (row == 7).then(|| view! { <span class="file" data-name=name()></span> })
}

/// How a square looks: its color, and what is pointed out on it.
fn class(
    square: Square,
    marks: Marks,
    piece: Memo<Option<Piece>>,
    lifted: Option<Square>,
) -> String {
    let mut class = String::from("square");
    let mut add = |name| {
        class.push(' ');
        class.push_str(name);
    };
    add(if geometry::is_light(square) {
        "light"
    } else {
        "dark"
    });
    match marks.last {
        Some((from, _)) if from == square => add("last-from"),
        Some((_, to)) if to == square => add("last-to"),
        _ => {}
    }
    if marks.selected == Some(square) {
        add("selected");
    }
    if marks.movable.contains(square) {
        add("movable");
    }
    if lifted == Some(square) {
        add("lifted");
    }
    if marks.targets.contains(square) {
        add(if piece.get().is_some() {
            "target-man"
        } else {
            "target"
        });
    }
    class
}

/// Who stands there, on the way from where it stood.
fn piece_view(
    square: Square,
    side: Color,
    piece: Memo<Option<Piece>>,
    motion: Memo<Motion>,
    pointing: Pointing,
) -> impl IntoView {
    // Pieces glide when they come to a board that is there, not when the board itself is put up.
    let mut is_put_up = false;
    move || {
        let origin = motion.with_untracked(|motion| motion.origin(square));
        let glides = is_put_up && !pointing.take_dropped(square);
        is_put_up = true;
        let from = origin.filter(|_| glides).unwrap_or(square);
        let way = offset(geometry::middle(side, from), geometry::middle(side, square));
        piece.get().map(|piece| {
            view! {
                <div
                    class="man"
                    class:gliding=from != square
                    style:--across=way.across.to_string()
                    style:--down=way.down.to_string()
                >
                    <PieceView piece />
                </div>
            }
        })
    }
}

/// A burst behind the king: a shape of its own, so that check does not depend on seeing red.
#[component]
fn CheckMark() -> impl IntoView {
    view! {
        <svg class="check-mark" viewBox="0 0 64 64" aria-hidden="true">
            <path d="M32.0 1.0L38.3 8.3L47.5 5.2L49.3 14.7L58.8 16.5L55.7 25.7L63.0 32.0L55.7 38.3L58.8 47.5L49.3 49.3L47.5 58.8L38.3 55.7L32.0 63.0L25.7 55.7L16.5 58.8L14.7 49.3L5.2 47.5L8.3 38.3L1.0 32.0L8.3 25.7L5.2 16.5L14.7 14.7L16.5 5.2L25.7 8.3Z" />
        </svg>
    }
}

/// Moves the focus to a square of this grid.
pub(crate) fn focus(grid: NodeRef<Div>, square: Square) {
    let cell = grid.get_untracked().and_then(|grid| {
        grid.query_selector(&format!("[data-square={square}]"))
            .ok()?
    });
    if let Some(cell) = cell {
        // A cell that cannot take the focus is gone; then there is nothing to move to.
        (cell.unchecked_into::<web_sys::HtmlElement>().focus()).unwrap_or_default();
    }
}
