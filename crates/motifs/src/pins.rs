//! Pieces that may not leave the line between their king and an attacker.

use rookery_rules::attacks::{between, bishop, rook};
use rookery_rules::{Bitboard, Board, Color, Role, Square};

/// A piece that is pinned to its king.
#[derive(Clone, Copy)]
pub(crate) struct Pin {
    /// Where it stands.
    pub(crate) square: Square,
    /// Where the piece stands that pins it.
    pub(crate) pinner: Square,
    /// Where it may go: the squares up to the pinner, that one included, and its own.
    pub(crate) line: Bitboard,
}

/// The pieces of this side that are pinned to their king.
pub(crate) fn pins(board: &Board, color: Color) -> impl Iterator<Item = Pin> + use<'_> {
    let king = board.king(color);
    let rivals = king.map_or(Bitboard::EMPTY, |king| rivals(board, color, king));
    rivals.into_iter().filter_map(move |pinner| {
        let path = between(king?, pinner);
        let square = (path & board.occupied()).single()?;
        board.of_color(color).contains(square).then_some(Pin {
            square,
            pinner,
            line: path | Bitboard::of(pinner),
        })
    })
}

pub(crate) fn is_pinned(board: &Board, color: Color, square: Square) -> bool {
    pins(board, color).any(|pin| pin.square == square)
}

/// The sliders of the other side that would attack the king on an empty board.
fn rivals(board: &Board, color: Color, king: Square) -> Bitboard {
    let theirs = |role| board.of(!color, role);
    let queens = theirs(Role::Queen);
    rook(king, Bitboard::EMPTY) & (theirs(Role::Rook) | queens)
        | bishop(king, Bitboard::EMPTY) & (theirs(Role::Bishop) | queens)
}

#[cfg(test)]
mod tests {
    use rookery_rules::Position;

    use super::*;

    #[test]
    fn a_pinned_piece_may_move_along_the_line() {
        let position = Position::parse_fen("4k3/4r3/8/8/8/8/4R3/4K3 w - - 0 1").expect("legal");
        let pin = pins(position.board(), Color::White).next().expect("a pin");
        assert_eq!((pin.square, pin.pinner), (Square::E2, Square::E7));
        assert!(pin.line.contains(Square::E7) && pin.line.contains(Square::E3));
        assert!(!pin.line.contains(Square::D2) && !pin.line.contains(Square::E1));
    }

    #[test]
    fn two_pieces_between_are_both_free() {
        let position = Position::parse_fen("4k3/4r3/8/8/4P3/8/4R3/4K3 w - - 0 1").expect("legal");
        assert!(!is_pinned(position.board(), Color::White, Square::E2));
        assert!(!is_pinned(position.board(), Color::White, Square::E4));
    }
}
