//! The rule of the reward: a single move has to show what it is for.

use rookery_motifs::{Line, Motif, motifs};
use rookery_rules::{Move, Position};

/// Whether the line is long enough to show its idea, or needs no more than one move for it: a
/// mate, or a piece taken for nothing. The first move is the opponent's.
pub(super) fn shown(before: &Position, moves: &[Move]) -> bool {
    let Ok(line) = Line::answering(*before, moves) else {
        return false;
    };
    line.length() > 1 || line.is_mate() || motifs(&line).contains(Motif::HangingPiece)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::example::{moves, position};

    fn check(fen: &str, sans: &str, expected: bool) {
        let before = position(fen);
        assert_eq!(shown(&before, &moves(&before, sans)), expected, "{sans}");
    }

    const LOOSE: &str = "4k3/8/8/3q4/8/8/3R4/3K4 b - - 0 1";

    #[test]
    fn a_hanging_piece_is_a_reward() {
        check("4k2q/8/8/8/8/8/3R4/3K4 b - - 0 1", "Qd4 Rxd4", true);
    }

    #[test]
    fn a_quiet_move_alone_is_none() {
        check(LOOSE, "Qe4 Kc1", false);
        check(LOOSE, "Qe4 Kc1 Qe1+ Kb2", true);
    }

    #[test]
    fn a_mate_is_one() {
        check("6k1/4nppp/8/8/8/8/8/R5K1 b - - 0 1", "Nf5 Ra8#", true);
    }
}
