//! Whether a piece is guarded, in danger, or has nowhere to go. Judged from the attacks alone, as a
//! player's eye does first; pins are another question.

use rookery_rules::{Bitboard, Board, Color, Position, Role, Square};

use crate::worth::worth;

/// The pieces that move along lines.
pub(crate) const fn is_slider(role: Role) -> bool {
    matches!(role, Role::Bishop | Role::Rook | Role::Queen)
}

/// The pieces of one side that attack a square.
pub(crate) fn attackers(board: &Board, by: Color, square: Square) -> Bitboard {
    board.attackers(by, square, board.occupied())
}

/// The squares that the piece on this square attacks.
pub(crate) fn attacked_from(board: &Board, square: Square) -> Bitboard {
    board.piece_at(square).map_or(Bitboard::EMPTY, |piece| {
        rookery_rules::attacks::of(piece.color, piece.role, square, board.occupied())
    })
}

/// Whether a piece of its own side could take back on this square, at once or through the line of
/// the piece that takes.
pub(crate) fn is_guarded(board: &Board, owner: Color, square: Square) -> bool {
    if !attackers(board, owner, square).is_empty() {
        return true;
    }
    let takers = attackers(board, !owner, square);
    takers.into_iter().any(|taker| {
        let behind = board.occupied() - Bitboard::of(taker);
        is_slider_on(board, taker) && !board.attackers(owner, square, behind).is_empty()
    })
}

fn is_slider_on(board: &Board, square: Square) -> bool {
    board.role_at(square).is_some_and(is_slider)
}

/// Whether taking this piece would win something: it is attacked, and nobody guards it or the
/// attacker is worth less.
pub(crate) fn is_in_danger(board: &Board, owner: Color, square: Square) -> bool {
    let takers = attackers(board, !owner, square);
    !takers.is_empty()
        && (!is_guarded(board, owner, square) || is_attacked_by_less(board, square, takers))
}

fn is_attacked_by_less(board: &Board, square: Square, takers: Bitboard) -> bool {
    let stake = board.role_at(square).map_or(0, worth);
    takers.into_iter().any(|taker| {
        let role = board.role_at(taker).expect("a taker is a piece");
        role != Role::King && worth(role) < stake
    })
}

/// Whether a piece of the side to move is in danger and no move of its own helps it: every square
/// it could go to is as bad, and it can take nothing of its worth.
pub(crate) fn is_trapped(position: &Position, square: Square) -> bool {
    let (board, owner) = (position.board(), position.turn());
    let Some(piece) = board.piece_at(square) else {
        return false;
    };
    if piece.color != owner
        || matches!(piece.role, Role::Pawn | Role::King)
        || position.is_check()
        || !is_in_danger(board, owner, square)
        || crate::pins::is_pinned(board, owner, square)
    {
        return false;
    }
    let moves = position.moves();
    moves.iter().filter(|mv| mv.from() == square).all(|&mv| {
        let taken = board.role_at(mv.to());
        taken.is_none_or(|role| worth(role) < worth(piece.role))
            && is_in_danger(position.play_unchecked(mv).board(), owner, mv.to())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn position(fen: &str) -> Position {
        Position::parse_fen(fen).expect("legal")
    }

    #[test]
    fn a_guard_behind_the_taker_guards() {
        let behind = position("3rk3/8/8/3R4/3n4/8/8/4K3 w - - 0 1");
        assert!(is_guarded(behind.board(), Color::Black, Square::D4));
        let beside = position("2r1k3/8/8/3R4/3n4/8/8/4K3 w - - 0 1");
        assert!(!is_guarded(beside.board(), Color::Black, Square::D4));
    }

    #[test]
    fn a_guarded_piece_is_in_danger_from_lesser_pieces_only() {
        let by_rook = position("4k3/8/2p5/3r4/8/8/8/3RK3 w - - 0 1");
        assert!(!is_in_danger(by_rook.board(), Color::Black, Square::D5));
        let by_pawn = position("4k3/8/2p5/3r4/4P3/8/8/4K3 w - - 0 1");
        assert!(is_in_danger(by_pawn.board(), Color::Black, Square::D5));
    }

    #[test]
    fn a_piece_that_is_not_attacked_is_not_trapped() {
        let shut_in = position("4k3/8/8/8/8/1P6/b1P5/4K3 b - - 0 1");
        assert!(!is_trapped(&shut_in, Square::A2));
        let attacked = position("4k3/8/8/8/8/1P6/bKP5/8 b - - 0 1");
        assert!(is_trapped(&attacked, Square::A2));
    }
}
