//! What an engine has found out about one position so far.

use std::time::Duration;

use rookery_rules::Move;

use crate::Line;

/// The state of an analysis; the default is all there is to say of a position without legal moves.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Analysis {
    /// Half-moves looked ahead everywhere.
    pub depth: u8,
    /// The furthest any line was followed.
    pub selective_depth: u8,
    /// Positions looked at.
    pub nodes: u64,
    /// Time used.
    pub time: Duration,
    /// How full the table of known positions is, in thousandths.
    pub table_used: u16,
    /// How often the first move tried was good enough, in thousandths of all refutations: the
    /// quality of move ordering.
    pub ordering: u16,
    /// The best lines, best first; empty only if there is no legal move.
    pub lines: Vec<Line>,
}

impl Analysis {
    /// The move to play, if there is one.
    #[must_use]
    pub fn best_move(&self) -> Option<Move> {
        self.lines.first()?.moves.first().copied()
    }

    /// Positions a second; 0 if no time has passed.
    #[must_use]
    pub fn speed(&self) -> u64 {
        match self.time.as_micros() {
            0 => 0,
            micros => (u128::from(self.nodes) * 1_000_000 / micros) as u64,
        }
    }
}
