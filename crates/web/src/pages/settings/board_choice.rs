//! Which board and which men: each choice shows itself, and a corner of a board shows both.

use leptos::prelude::*;
use rookery_rules::{Color, Piece, Role};

use crate::api::preferences::Liking;
use crate::board::pieces::{PieceView, SamplePiece};
use crate::state::board_look::{BoardColors, PieceSet};
use crate::ui::chip::Chip;
use crate::words::{self, settings as said};

const fn white(role: Role) -> Option<Piece> {
    let color = Color::White;
    Some(Piece { color, role })
}

const fn black(role: Role) -> Option<Piece> {
    let color = Color::Black;
    Some(Piece { color, role })
}

/// Every man of both colors; White's bishop has just moved.
const CORNER: [[Option<Piece>; 6]; 3] = [
    [
        black(Role::Rook),
        black(Role::Knight),
        black(Role::Bishop),
        black(Role::Queen),
        black(Role::King),
        None,
    ],
    [
        None,
        black(Role::Pawn),
        None,
        white(Role::Bishop),
        None,
        black(Role::Pawn),
    ],
    [
        white(Role::Pawn),
        white(Role::Rook),
        white(Role::Knight),
        white(Role::Queen),
        None,
        white(Role::King),
    ],
];

#[component]
pub fn BoardChoice() -> impl IntoView {
    let lang = words::lang();
    let liking = Liking::here();
    let colors = move |colors: BoardColors| {
        view! {
            <Chip
                look="look-choice"
                pressed=Signal::derive(move || liking.get().board == colors)
                on_press=Callback::new(move |()| liking.change(|likes| likes.board = colors))
            >
                <span class="swatch" data-board=colors.key()></span>
                {said::board_colors(lang, colors)}
            </Chip>
        }
    };
    let set = move |set: PieceSet| {
        let [knight, king] = [white(Role::Knight), black(Role::King)]
            .map(|piece| piece.map(|piece| view! { <SamplePiece set piece /> }));
        view! {
            <Chip
                look="look-choice"
                pressed=Signal::derive(move || liking.get().pieces == set)
                on_press=Callback::new(move |()| liking.change(|likes| likes.pieces = set))
            >
                <span class="samples">{knight} {king}</span>
                {said::piece_set(lang, set)}
            </Chip>
        }
    };
    view! {
        <div class="entry">
            <span id="look-board" class="entry-label">{said::look_board(lang)}</span>
            <div class="look-choices" role="group" aria-labelledby="look-board">
                {BoardColors::ALL.map(colors).collect_view()}
            </div>
        </div>
        <div class="entry">
            <span id="look-pieces" class="entry-label">{said::look_pieces(lang)}</span>
            <div class="look-choices" role="group" aria-labelledby="look-pieces">
                {PieceSet::ALL.map(set).collect_view()}
            </div>
        </div>
        <Corner />
    }
}

/// What was chosen, as it will look.
#[component]
fn Corner() -> impl IntoView {
    let lang = words::lang();
    let square = |(row, column): (usize, usize)| {
        let class = match (row, column) {
            (1, 3) => "square light last-to",
            (2, 4) => "square light last-from",
            _ if (row + column) % 2 == 0 => "square light",
            _ => "square dark",
        };
        let man = CORNER[row][column].map(|piece| view! { <PieceView piece /> });
        view! { <div class=class><div class="man">{man}</div></div> }
    };
    let squares = (0..3).flat_map(|row| (0..6).map(move |column| (row, column)));
    view! {
        <div class="corner" role="img" aria-label=said::look_corner(lang)>
            {squares.map(square).collect_view()}
        </div>
    }
}
