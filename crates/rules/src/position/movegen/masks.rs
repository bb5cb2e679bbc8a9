//! What the opponent forbids: attacked squares, checks and pins, found in one pass.

use super::{Position, Side};
use crate::{Bitboard, Role, Square, attacks};

pub(super) struct Masks {
    /// Squares the king may not enter: attacked once it has left its own.
    pub(super) danger: Bitboard,
    /// Men giving check.
    pub(super) checkers: Bitboard,
    /// Where a man other than the king must go: anywhere, or between king and checker or
    /// onto it.
    pub(super) evasion: Bitboard,
    /// Lines of rook-like pins, with the pinning man.
    pub(super) straight_pins: Bitboard,
    /// Lines of bishop-like pins, with the pinning man.
    pub(super) slanted_pins: Bitboard,
}

impl Masks {
    #[inline]
    pub(super) fn new<S: Side>(position: &Position) -> Self {
        let board = &position.board;
        let king = position.king(S::US);
        let theirs = board.of_color(!S::US);
        let mut masks = Self {
            danger: danger::<S>(position, king),
            checkers: (attacks::knight(king) & board.of(!S::US, Role::Knight))
                | (attacks::pawn(S::US, king) & board.of(!S::US, Role::Pawn)),
            evasion: Bitboard::EMPTY,
            straight_pins: Bitboard::EMPTY,
            slanted_pins: Bitboard::EMPTY,
        };
        // Looking through our own men finds every slider aimed at the king; what stands
        // between tells check (nothing) from pin (one man).
        let rooks = attacks::rook(king, theirs) & board.straight(!S::US);
        let bishops = attacks::bishop(king, theirs) & board.slanted(!S::US);
        for (aimed, straight) in [(rooks, true), (bishops, false)] {
            for slider in aimed {
                let path = attacks::between(king, slider);
                let blockers = path & board.of_color(S::US);
                let line = path | Bitboard::of(slider);
                if blockers.is_empty() {
                    masks.checkers |= Bitboard::of(slider);
                    masks.evasion |= path;
                } else if !blockers.is_several() {
                    if straight {
                        masks.straight_pins |= line;
                    } else {
                        masks.slanted_pins |= line;
                    }
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

#[inline]
fn danger<S: Side>(position: &Position, king: Square) -> Bitboard {
    let board = &position.board;
    let occupied = board.occupied() ^ Bitboard::of(king);
    let mut danger =
        attacks::pawns(!S::US, board.of(!S::US, Role::Pawn)) | attacks::king(position.king(!S::US));
    for from in board.of(!S::US, Role::Knight) {
        danger |= attacks::knight(from);
    }
    for from in board.slanted(!S::US) {
        danger |= attacks::bishop(from, occupied);
    }
    for from in board.straight(!S::US) {
        danger |= attacks::rook(from, occupied);
    }
    danger
}
