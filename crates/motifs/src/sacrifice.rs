//! Something is given up on the way.

use crate::Line;
use crate::worth::lead;

/// After the second move or a later one, the solver is still at least two pawns behind the start.
pub(crate) fn shown(line: &Line) -> bool {
    let us = line.solver();
    let start = lead(line.start().board(), us);
    // A pawn of the opponent that becomes a queen is no gift of ours.
    let is_gift = line
        .combos()
        .all(|combo| combo.reply.mv().promotion().is_none());
    is_gift
        && line
            .combos()
            .any(|combo| lead(combo.second.after().board(), us) <= start - 2)
}

#[cfg(test)]
mod tests {
    use crate::Motif;
    use crate::example::{lacks, line, shows};

    #[test]
    fn a_rook_is_given_for_an_attack() {
        shows(
            &line("6k1/5pp1/8/8/3Q4/8/8/K6R w - - 0 1", "Rh8+ Kxh8 Qh4+"),
            Motif::Sacrifice,
        );
    }

    #[test]
    fn what_comes_back_at_once_was_not_given() {
        lacks(
            &line(
                "3rr1k1/5ppp/8/8/8/8/4R3/4R1K1 w - - 0 1",
                "Rxe8+ Rxe8 Rxe8#",
            ),
            Motif::Sacrifice,
        );
    }
}
