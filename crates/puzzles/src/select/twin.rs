//! Positions that a solver would call the same: colors exchanged, or left and right.

use rookery_rules::{Board, Color, Position, Square};

/// What twins have in common.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Likeness([u8; 64]);

impl Likeness {
    /// The likeness of a position.
    #[must_use]
    pub fn of(position: &Position) -> Self {
        let board = match position.turn() {
            Color::White => *position.board(),
            Color::Black => position.board().mirrored(),
        };
        let straight = pieces(&board, |square| square);
        let turned = pieces(&board, |square| {
            Square::from_index(square.index() ^ 7).expect("still on the board")
        });
        // With castling rights left and right differ, and yet such twins would look alike.
        Self(straight.min(turned))
    }
}

fn pieces(board: &Board, place: impl Fn(Square) -> Square) -> [u8; 64] {
    Square::ALL.map(|square| {
        let piece = board.piece_at(place(square));
        piece.map_or(0, |piece| piece.letter() as u8)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::example::position;

    fn likeness(fen: &str) -> Likeness {
        Likeness::of(&position(fen))
    }

    #[test]
    fn twins_are_alike() {
        let one = likeness("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1");
        assert_eq!(one, likeness("r5k1/8/8/8/8/8/5PPP/6K1 b - - 3 9"));
        assert_eq!(one, likeness("1k6/ppp5/8/8/8/8/8/1K5R w - - 0 1"));
    }

    #[test]
    fn others_are_not() {
        let one = likeness("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1");
        assert_ne!(one, likeness("6k1/5ppp/8/8/8/8/8/R5K1 b - - 0 1"));
        assert_ne!(one, likeness("6k1/5ppp/8/8/8/8/8/1R4K1 w - - 0 1"));
    }
}
