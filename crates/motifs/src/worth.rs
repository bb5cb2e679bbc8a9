//! What pieces are worth, as beginners learn it, and who is ahead.

use rookery_rules::{Board, Color, Role};

/// A piece's worth in pawns. The king is worth more than all the others.
pub(crate) const fn worth(role: Role) -> i32 {
    match role {
        Role::Pawn => 1,
        Role::Knight | Role::Bishop => 3,
        Role::Rook => 5,
        Role::Queen => 9,
        Role::King => 99,
    }
}

/// How far this side is ahead, in pawns.
pub(crate) fn lead(board: &Board, color: Color) -> i32 {
    let of = |color| {
        let pieces = Role::ALL.into_iter().filter(|&role| role != Role::King);
        pieces
            .map(|role| worth(role) * board.of(color, role).len() as i32)
            .sum::<i32>()
    };
    of(color) - of(!color)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lead_is_what_one_side_has_more() {
        let mut board = Board::START;
        assert_eq!(lead(&board, Color::White), 0);
        board.remove(rookery_rules::Square::D8);
        assert_eq!(lead(&board, Color::White), 9);
        assert_eq!(lead(&board, Color::Black), -9);
    }
}
