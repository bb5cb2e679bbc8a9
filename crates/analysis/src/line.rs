//! A line of play and its verdict.

use rookery_rules::Move;

use crate::Score;

/// Best play as an engine sees it, and what it leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The verdict, from the view of the side to move at its start.
    pub score: Score,
    /// The moves, the first to be played now.
    pub moves: Vec<Move>,
}
