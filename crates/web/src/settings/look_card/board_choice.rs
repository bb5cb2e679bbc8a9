//! Which board and which pieces: each choice shows itself.

use leptos::prelude::*;
use rookery_app::settings::board_look::{BoardColors, PieceSet};
use rookery_app::settings::words as said;
use rookery_rules::{Color, Piece, Role};

use crate::board::pieces::SamplePiece;
use crate::forms::chip::Chip;
use crate::settings::kept::{Kept, Touched};
use crate::settings::preferences::CurrentPreferences;
use crate::shell::lang;

const KNIGHT: Piece = Piece {
    color: Color::White,
    role: Role::Knight,
};
const KING: Piece = Piece {
    color: Color::Black,
    role: Role::King,
};

const BOARD: &str = "board";
const PIECES: &str = "pieces";

#[component]
pub fn BoardChoice(touched: Touched) -> impl IntoView {
    let lang = lang::here();
    let preferences = CurrentPreferences::here();
    let colors = move |colors: BoardColors| {
        let choose = move |()| {
            preferences.change(|likes| likes.board = colors);
            touched.touch(BOARD);
        };
        view! {
            <Chip
                look="look-choice"
                pressed=Signal::derive(move || preferences.get().board == colors)
                on_press=Callback::new(choose)
            >
                <span class="swatch" data-board=colors.key()></span>
                {said::board_colors(lang, colors)}
            </Chip>
        }
    };
    let set = move |set: PieceSet| {
        let choose = move |()| {
            preferences.change(|likes| likes.pieces = set);
            touched.touch(PIECES);
        };
        let [knight, king] = [KNIGHT, KING].map(|piece| view! { <SamplePiece set piece /> });
        view! {
            <Chip
                look="look-choice"
                pressed=Signal::derive(move || preferences.get().pieces == set)
                on_press=Callback::new(choose)
            >
                <span class="samples">{knight} {king}</span>
                {said::piece_set(lang, set)}
            </Chip>
        }
    };
    view! {
        <div class="entry">
            <span class="entry-label">
                <span id="look-board">{said::look_board(lang)}</span>
                <Kept touched choice=BOARD />
            </span>
            <div class="look-choices" role="group" aria-labelledby="look-board">
                {BoardColors::ALL.map(colors).collect_view()}
            </div>
        </div>
        <div class="entry">
            <span class="entry-label">
                <span id="look-pieces">{said::look_pieces(lang)}</span>
                <Kept touched choice=PIECES />
            </span>
            <div class="look-choices" role="group" aria-labelledby="look-pieces">
                {PieceSet::ALL.map(set).collect_view()}
            </div>
        </div>
    }
}
