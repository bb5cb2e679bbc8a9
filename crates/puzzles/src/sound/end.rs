//! The rule of the end: a line goes on while there is a real choice, and ends with the last one.

use rookery_rules::{Move, Position};

/// Moves that one person should have to find in a row.
pub(super) const LONGEST: usize = 9;

/// A move of the solver as it was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Found {
    /// Among others.
    Chosen,
    /// There was no other.
    Forced,
}

/// How many of the solver's moves belong to the puzzle.
pub(super) fn length(found: &[Found]) -> usize {
    let last = found.iter().rposition(|&found| found == Found::Chosen);
    last.map_or(0, |last| last + 1)
}

/// Whether the position after the moves has been on the board before in the line.
pub(super) fn comes_back(before: &Position, moves: &[Move]) -> bool {
    let mut position = *before;
    let mut seen = vec![position.hash()];
    for &mv in moves {
        position = position.play_unchecked(mv);
        seen.push(position.hash());
    }
    let last = position.hash();
    seen.iter().filter(|&&hash| hash == last).count() > 1
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::example::{moves, position};

    #[test]
    fn forced_moves_at_the_end_are_left_out() {
        use Found::{Chosen, Forced};
        assert_eq!(length(&[Chosen, Forced, Chosen, Forced, Forced]), 3);
        assert_eq!(length(&[Chosen]), 1);
        assert_eq!(length(&[Forced, Forced]), 0);
    }

    #[test]
    fn a_repetition_is_seen() {
        let kings = position("4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
        let around = moves(&kings, "Ra2 Ke7 Ra1 Ke8");
        assert!(comes_back(&kings, &around));
        assert!(!comes_back(&kings, &around[..3]));
    }
}
