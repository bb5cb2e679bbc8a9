//! The board as an ARIA grid: shows a position and marks, tells which square was pressed.
//! It never thinks about rules; what may be played arrives as marks.

use leptos::ev::KeyboardEvent;
use leptos::html::Div;
use leptos::prelude::*;
use rookery_rules::{Color, Position, Square};
use wasm_bindgen::JsCast;

use crate::board::geometry::{self, Direction};
use crate::board::pieces::PieceView;
use crate::state::hand::Marks;
use crate::words::{self, board as said};

/// A chessboard, as large as its box is wide.
#[component]
pub fn Board(
    /// What stands on it.
    position: Memo<Position>,
    /// What it points out.
    marks: Memo<Marks>,
    /// Whose side is at the bottom.
    side: Memo<Color>,
    /// A square was clicked, tapped, or entered by key.
    on_press: Callback<Square>,
    /// Escape was pressed.
    on_release: Callback<()>,
) -> impl IntoView {
    let lang = words::lang();
    let grid = NodeRef::<Div>::new();
    let focused = RwSignal::new(Square::E2);

    let on_key = move |event: KeyboardEvent| {
        let (here, side) = (focused.get_untracked(), side.get_untracked());
        let there = match event.key().as_str() {
            "Enter" | " " => {
                on_press.run(here);
                Some(here)
            }
            "Escape" => {
                on_release.run(());
                Some(here)
            }
            "Home" => Some(geometry::row_ends(side, here).0),
            "End" => Some(geometry::row_ends(side, here).1),
            key => Direction::of_key(key)
                .map(|direction| geometry::neighbor(side, here, direction).unwrap_or(here)),
        };
        if let Some(there) = there {
            event.prevent_default();
            focused.set(there);
            focus(grid, there);
        }
    };

    let rows = move || {
        let side = side.get();
        geometry::rows(side)
            .map(|row| {
                let squares = row.map(|square| {
                    view! { <SquareCell square side position marks focused on_press /> }
                });
                view! { <div role="row" class="board-row">{squares.collect_view()}</div> }
            })
            .collect_view()
    };

    view! {
        <div
            class="board"
            role="grid"
            aria-label=said::label(lang)
            data-fen=move || position.with(Position::fen)
            node_ref=grid
            on:keydown=on_key
        >
            {rows}
        </div>
    }
}

#[component]
fn SquareCell(
    square: Square,
    side: Color,
    position: Memo<Position>,
    marks: Memo<Marks>,
    focused: RwSignal<Square>,
    on_press: Callback<Square>,
) -> impl IntoView {
    let lang = words::lang();
    let man = Memo::new(move |_| position.with(|position| position.board().piece_at(square)));
    let class = move || {
        let marks = marks.get();
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
        if marks.targets.contains(square) {
            add(if man.get().is_some() {
                "target-man"
            } else {
                "target"
            });
        }
        class
    };
    let in_check = Memo::new(move |_| marks.get().check == Some(square));
    let (row, column) = geometry::place(side, square);

    view! {
        <div
            role="gridcell"
            class=class
            data-square=square.to_string()
            aria-label=move || said::square(lang, square, man.get(), marks.get())
            aria-selected=move || (marks.get().selected == Some(square)).to_string()
            tabindex=move || if focused.get() == square { "0" } else { "-1" }
            on:focus=move |_| focused.set(square)
            on:click=move |_| {
                focused.set(square);
                on_press.run(square);
            }
        >
            {(column == 0)
                .then(|| view! { <span class="rank" data-name=square.rank().digit().to_string()></span> })}
            {(row == 7)
                .then(|| view! { <span class="file" data-name=square.file().letter().to_string()></span> })}
            {move || in_check.get().then(|| view! { <CheckMark /> })}
            {move || man.get().map(|piece| view! { <PieceView piece /> })}
        </div>
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

fn focus(grid: NodeRef<Div>, square: Square) {
    let cell = grid.get_untracked().and_then(|grid| {
        grid.query_selector(&format!("[data-square={square}]"))
            .ok()?
    });
    if let Some(cell) = cell {
        // A cell that cannot take the focus is gone; then there is nothing to move to.
        (cell.unchecked_into::<web_sys::HtmlElement>().focus()).unwrap_or_default();
    }
}
