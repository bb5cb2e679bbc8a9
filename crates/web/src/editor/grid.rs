//! The board on which pieces are put: an ARIA grid like the one on which they are played, but of
//! anything, be it chess or not.

use leptos::ev::KeyboardEvent;
use leptos::html::Div;
use leptos::prelude::*;
use rookery_app::editor::edited_position::Editor;
use rookery_app::editor::words as said;
use rookery_rules::{Color, Square};

use super::grip::Grip;
use crate::board::pieces::PieceView;
use crate::board::{geometry, square_cell};
use crate::shell::lang;

#[component]
pub fn EditorGrid(editor: RwSignal<Editor>, grip: Grip) -> impl IntoView {
    let lang = lang::here();
    let grid = NodeRef::<Div>::new();
    let side = Memo::new(move |_| editor.with(Editor::side));
    let focused = RwSignal::new(Square::E4);
    let on_key = move |event: KeyboardEvent| {
        let (here, side) = (focused.get_untracked(), side.get_untracked());
        let there = match event.key().as_str() {
            "Enter" | " " => {
                editor.update(|editor| editor.press(here));
                Some(here)
            }
            "Delete" | "Backspace" => {
                editor.update(|editor| editor.carry(here, None));
                Some(here)
            }
            "Escape" => {
                editor.update(Editor::release);
                Some(here)
            }
            key => geometry::led_to(side, here, key),
        };
        if let Some(there) = there {
            event.prevent_default();
            focused.set(there);
            square_cell::focus(grid, there);
        }
    };
    let row = move |row: [Square; 8]| {
        let side = side.get_untracked();
        let cells = row.map(|square| view! { <Cell square side editor grip focused /> });
        view! { <div role="row" class="board-row">{cells.collect_view()}</div> }
    };
    view! {
        <div class="board-frame">
            <div
                class="board editor-board"
                role="grid"
                aria-label=said::board(lang)
                data-fen=move || editor.with(Editor::fen)
                node_ref=grid
                on:keydown=on_key
            >
                {move || geometry::rows(side.get()).map(row).collect_view()}
            </div>
        </div>
    }
}

#[component]
fn Cell(
    square: Square,
    side: Color,
    editor: RwSignal<Editor>,
    grip: Grip,
    focused: RwSignal<Square>,
) -> impl IntoView {
    let lang = lang::here();
    let piece = Memo::new(move |_| editor.with(|editor| editor.piece(square)));
    let is_held = Memo::new(move |_| editor.with(|editor| editor.held() == Some(square)));
    view! {
        <div
            role="gridcell"
            class=if geometry::is_light(square) { "square light" } else { "square dark" }
            class:selected=is_held
            data-square=square.to_string()
            aria-label=move || said::square(lang, square, piece.get(), is_held.get())
            aria-selected=move || is_held.get().to_string()
            tabindex=move || if focused.get() == square { "0" } else { "-1" }
            on:focus=move |_| focused.set(square)
            on:pointerdown=move |event| {
                if let Some(piece) = piece.get_untracked() {
                    grip.take(piece, Some(square), &event);
                }
            }
            on:click=move |_| {
                focused.set(square);
                editor.update(|editor| editor.press(square));
            }
        >
            {square_cell::rank_name(side, square)}
            {square_cell::file_name(side, square)}
            {move || piece.get().map(|piece| view! { <PieceView piece /> })}
        </div>
    }
}
