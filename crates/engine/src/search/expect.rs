//! What the opponent is expected to do, if its weakness is known.

use rookery_rules::{Move, Position};

use super::Search;
use crate::order::history::PieceTo;
use crate::weakness::{Scene, narrowed};

/// So few moves, and the guesses of other positions do not fit.
const FEW: usize = 8;

/// Whether the opponent has hardly a choice.
pub(super) fn is_forced(expected: Option<&[Move]>) -> bool {
    expected.is_some_and(|moves| moves.len() <= FEW)
}

impl Search<'_> {
    /// The only moves that the opponent is expected to look at here; none if nothing is known.
    pub(super) fn expected(&self, position: &Position, ply: usize) -> Option<Vec<Move>> {
        let task = &self.thought.task;
        let weakness = task.expects?;
        if position.turn() == task.position.turn() {
            return None;
        }
        // Its last turn lies two half-moves back: in the line, or before it.
        let own = match ply.checked_sub(2) {
            Some(back) => self.thought.frames[back].step.and_then(PieceTo::to),
            None => task.recent[0].map(Move::to),
        };
        let was_checked = |back: usize| match ply.checked_sub(back) {
            Some(ply) => self.thought.frames[ply].evaluation.is_none(),
            None => task.checks >> (back - ply - 1) & 1 != 0,
        };
        let scene = Scene {
            position,
            own,
            was_checked: [2, 4, 6, 8].into_iter().any(was_checked),
        };
        narrowed(weakness, &scene, &position.moves())
    }
}
