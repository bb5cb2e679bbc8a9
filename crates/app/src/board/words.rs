//! Words of the board itself, most of them spoken by screen readers.

pub mod typed_move;

use rookery_rules::{Color, Outcome, Piece, Position, Promotion, Role, Square};

use crate::board::hand::Marks;
use crate::lang::Lang;

/// What the board is called.
pub fn label(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Chessboard",
    }
}

/// The name of a side, as it stands before a piece.
pub fn color(lang: Lang, color: Color) -> &'static str {
    match (lang, color) {
        (Lang::En, Color::White) => "white",
        (Lang::En, Color::Black) => "black",
    }
}

/// What a piece is called, whatever its side.
pub fn role(lang: Lang, role: Role) -> &'static str {
    match (lang, role) {
        (Lang::En, Role::Pawn) => "pawn",
        (Lang::En, Role::Knight) => "knight",
        (Lang::En, Role::Bishop) => "bishop",
        (Lang::En, Role::Rook) => "rook",
        (Lang::En, Role::Queen) => "queen",
        (Lang::En, Role::King) => "king",
    }
}

/// A piece with its side: "white knight".
pub fn piece(lang: Lang, piece: Piece) -> String {
    match lang {
        Lang::En => format!("{} {}", color(lang, piece.color), role(lang, piece.role)),
    }
}

/// What stands on a square and what the board marks there: "e4, white pawn, can move here".
pub fn square(lang: Lang, square: Square, there: Option<Piece>, marks: Marks) -> String {
    let mut text = square.to_string();
    let mut add = |words: &str| {
        text.push_str(", ");
        text.push_str(words);
    };
    if let Some(there) = there {
        add(&piece(lang, there));
    }
    let Lang::En = lang;
    if marks.check == Some(square) {
        add("in check");
    }
    if marks.selected == Some(square) {
        add("selected");
    }
    if marks.targets.contains(square) {
        add("can move here");
    }
    match marks.last {
        Some((from, _)) if from == square => add("last move from here"),
        Some((_, to)) if to == square => add("last move to here"),
        _ => {}
    }
    text
}

/// One line under the board.
pub fn status(lang: Lang, position: &Position, outcome: Option<Outcome>) -> String {
    if let Some(outcome) = outcome {
        return match lang {
            Lang::En => outcome.to_string(),
        };
    }
    let Lang::En = lang;
    match (position.turn(), position.is_check()) {
        (Color::White, false) => "White to move".into(),
        (Color::White, true) => "White to move, in check".into(),
        (Color::Black, false) => "Black to move".into(),
        (Color::Black, true) => "Black to move, in check".into(),
    }
}

/// Asked while a pawn waits to become something.
pub fn promotion_question(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "What should the pawn become?",
    }
}

/// A piece that a pawn can become.
pub fn promotion(lang: Lang, promotion: Promotion) -> &'static str {
    match (lang, promotion) {
        (Lang::En, Promotion::Queen) => "Queen",
        (Lang::En, Promotion::Rook) => "Rook",
        (Lang::En, Promotion::Bishop) => "Bishop",
        (Lang::En, Promotion::Knight) => "Knight",
    }
}

#[cfg(test)]
mod tests {
    use rookery_rules::Bitboard;

    use super::*;

    const PLAIN: Marks = Marks {
        last: None,
        check: None,
        selected: None,
        targets: Bitboard::EMPTY,
        movable: Bitboard::EMPTY,
    };

    #[test]
    fn a_plain_square_names_itself_and_its_piece() {
        let pawn = Piece {
            color: Color::White,
            role: Role::Pawn,
        };
        assert_eq!(
            square(Lang::En, Square::E4, Some(pawn), PLAIN),
            "e4, white pawn"
        );
        assert_eq!(square(Lang::En, Square::E5, None, PLAIN), "e5");
    }

    #[test]
    fn marks_are_spoken() {
        let marks = Marks {
            last: Some((Square::D8, Square::H4)),
            check: Some(Square::E1),
            targets: Bitboard::of(Square::E5),
            ..PLAIN
        };
        assert_eq!(square(Lang::En, Square::E1, None, marks), "e1, in check");
        assert_eq!(
            square(Lang::En, Square::E5, None, marks),
            "e5, can move here"
        );
        assert_eq!(
            square(Lang::En, Square::H4, None, marks),
            "h4, last move to here"
        );
    }

    #[test]
    fn the_status_says_whose_turn_it_is() {
        assert_eq!(
            status(Lang::En, &Position::default(), None),
            "White to move"
        );
    }
}
