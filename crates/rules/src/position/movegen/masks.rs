//! What the opponent forbids: checks and pins, found in one pass, and attacked squares.

use super::{Position, Side};
use crate::{Bitboard, Role, attacks};

pub(super) struct Masks {
    /// Pieces giving check.
    pub(super) checkers: Bitboard,
    /// Where a piece other than the king must go: anywhere, or between king and checker or
    /// onto it.
    pub(super) evasion: Bitboard,
    /// Lines of rook-like pins, with the pinning piece.
    pub(super) straight_pins: Bitboard,
    /// Lines of bishop-like pins, with the pinning piece.
    pub(super) slanted_pins: Bitboard,
}

impl Masks {
    #[inline]
    pub(super) fn new<S: Side>(position: &Position) -> Self {
        let board = &position.board;
        let king = position.king(S::US);
        let occupied = board.occupied();
        let mut masks = Self {
            checkers: (attacks::knight(king) & board.of(!S::US, Role::Knight))
                | (attacks::pawn(S::US, king) & board.of(!S::US, Role::Pawn)),
            evasion: Bitboard::EMPTY,
            straight_pins: Bitboard::EMPTY,
            slanted_pins: Bitboard::EMPTY,
        };
        // Every slider that would see the king on an empty board; what really stands between
        // tells check (nothing) from pin (one piece, which is ours).
        let rooks = attacks::rook_lines(king) & board.straight(!S::US);
        let bishops = attacks::bishop_lines(king) & board.slanted(!S::US);
        for (aimed, pins) in [
            (rooks, &mut masks.straight_pins),
            (bishops, &mut masks.slanted_pins),
        ] {
            for slider in aimed {
                let path = attacks::between(king, slider);
                let blockers = path & occupied;
                if blockers.is_empty() {
                    masks.checkers |= Bitboard::of(slider);
                    masks.evasion |= path;
                } else if !blockers.is_several() {
                    *pins |= path | Bitboard::of(slider);
                }
            }
        }
        masks.evasion = if masks.checkers.is_empty() {
            Bitboard::ALL
        } else {
            masks.evasion | masks.checkers
        };
        masks
    }
}

/// The squares among these that the opponent would not attack once the king has left its own.
/// Cheap attackers come first: often nothing is left to ask the sliders about.
#[inline]
pub(super) fn safe<S: Side>(position: &Position, squares: Bitboard) -> Bitboard {
    let board = &position.board;
    let mut safe = squares
        - attacks::pawns(!S::US, board.of(!S::US, Role::Pawn))
        - attacks::king(position.king(!S::US));
    if safe.is_empty() {
        return safe;
    }
    for from in board.of(!S::US, Role::Knight) {
        safe = safe - attacks::knight(from);
    }
    let occupied = board.occupied() - board.of(S::US, Role::King);
    for from in board.slanted(!S::US) {
        if attacks::bishop_lines(from).meets(safe) {
            safe = safe - attacks::bishop(from, occupied);
        }
    }
    for from in board.straight(!S::US) {
        if attacks::rook_lines(from).meets(safe) {
            safe = safe - attacks::rook(from, occupied);
        }
    }
    safe
}
