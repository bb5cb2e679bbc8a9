//! The rule of the recapture: taking back what was just taken is nothing to find.

use rookery_rules::Move;

/// Whether each move of the solver takes where the opponent has just taken. The first move is
/// the opponent's.
pub(super) fn nothing_else(moves: &[Move]) -> bool {
    let mut pairs = moves.chunks_exact(2);
    pairs.all(|pair| pair[0].is_capture() && pair[1].is_capture() && pair[0].to() == pair[1].to())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::example::{moves, position};

    fn check(fen: &str, sans: &str, expected: bool) {
        let before = position(fen);
        assert_eq!(nothing_else(&moves(&before, sans)), expected, "{sans}");
    }

    const EXCHANGE: &str = "4k3/3r4/8/8/3n4/8/3R4/4K3 w - - 0 1";

    #[test]
    fn taking_back_is_a_recapture() {
        check(EXCHANGE, "Rxd4 Rxd4", true);
    }

    #[test]
    fn taking_back_and_more_is_not() {
        check(EXCHANGE, "Rxd4 Rxd4 Ke2 Rd8", false);
        check(EXCHANGE, "Rd1 Nb3", false);
    }
}
