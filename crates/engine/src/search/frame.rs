//! What the search notes at each half-move of the line it is in.

use arrayvec::ArrayVec;
use rookery_rules::Move;

use crate::order::history::PieceTo;
use crate::value::{MAX_PLY, Value};

#[derive(Clone, Default)]
pub(super) struct Frame {
    /// The move that was made here; none for a passed turn.
    pub(super) step: Option<PieceTo>,
    /// What the position is worth at first sight; none in check.
    pub(super) evaluation: Option<Value>,
    /// Quiet moves that refuted a neighbor.
    pub(super) killers: [Option<Move>; 2],
    /// A move that must not be tried, to see how good the others are.
    pub(super) left_out: Option<Move>,
    /// Best play from here.
    pub(super) line: ArrayVec<Move, MAX_PLY>,
}

impl Frame {
    pub(super) fn note_killer(&mut self, mv: Move) {
        if self.killers[0] != Some(mv) {
            self.killers = [Some(mv), self.killers[0]];
        }
    }
}
