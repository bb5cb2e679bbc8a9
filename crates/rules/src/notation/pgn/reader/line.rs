//! A line of moves while it is read: the game itself or one of its variations.

use super::super::TextPlace;
use crate::{Move, Position};

pub(super) struct Line {
    /// Before the last move; the same as `here` if there is none.
    pub(super) before: Position,
    /// After it.
    pub(super) here: Position,
    /// Half-moves since the start of the game.
    pub(super) plies: usize,
    /// How many of them came before this line.
    pub(super) begun: usize,
    /// Where it was opened.
    pub(super) opened: TextPlace,
}

impl Line {
    pub(super) fn new(start: Position) -> Self {
        Self {
            before: start,
            here: start,
            plies: 0,
            begun: 0,
            opened: TextPlace { line: 1, column: 1 },
        }
    }

    /// A line in place of the last move.
    pub(super) fn variation(&self, opened: TextPlace) -> Self {
        Self {
            before: self.before,
            here: self.before,
            plies: self.plies - 1,
            begun: self.plies - 1,
            opened,
        }
    }

    /// Plays a move that is legal here.
    #[inline]
    pub(super) fn play(&mut self, mv: Move) {
        self.before = self.here;
        self.here.advance_unchecked(mv);
        self.plies += 1;
    }
}
