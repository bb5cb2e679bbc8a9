//! A move that was checked against the position it is played on.

use super::Position;
use crate::{Bitboard, Move, MoveKind, Rank, Role};

/// A legal move together with its position, so that playing it cannot fail.
#[derive(Clone, Copy, Debug)]
pub struct Legal<'p> {
    mv: Move,
    on: &'p Position,
}

impl Position {
    /// The move as one to be played here, if it is legal.
    #[must_use]
    pub fn legal(&self, mv: Move) -> Option<Legal<'_>> {
        self.is_legal(mv).then_some(Legal { mv, on: self })
    }

    /// Whether the move is legal here, found without listing any others.
    #[must_use]
    pub fn is_legal(&self, mv: Move) -> bool {
        if let MoveKind::Castle(wing) = mv.kind() {
            return mv == Move::castle(self.turn, wing) && self.can_castle(wing);
        }
        let (from, to) = (mv.from(), mv.to());
        let role = self.board.role_on(from);
        let last = role == Role::Pawn && to.rank() == self.turn.rank(Rank::Eighth);
        last == mv.promotion().is_some()
            && !self.origins(role, to, Bitboard::of(from)).is_empty()
            && mv == self.move_between(role, from, to, mv.promotion())
    }
}

impl Legal<'_> {
    /// The move itself.
    #[must_use]
    pub fn mv(self) -> Move {
        self.mv
    }

    /// The position after it.
    #[must_use]
    pub fn play(self) -> Position {
        self.on.play_unchecked(self.mv)
    }
}
