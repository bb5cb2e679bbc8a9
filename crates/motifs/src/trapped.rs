//! A piece is taken because wherever it went it would have been.

use rookery_rules::Role;

use crate::Line;
use crate::line::Combo;
use crate::safety::is_trapped;

pub(crate) fn shown(line: &Line) -> bool {
    line.combos().any(
        |Combo {
             first,
             reply,
             second,
         }| {
            let prey = second.taken().is_some_and(|role| role != Role::Pawn);
            // It may have moved and was taken all the same.
            let square = if reply.to() == second.to() {
                reply.from()
            } else {
                second.to()
            };
            prey && is_trapped(first.after(), square)
        },
    )
}

#[cfg(test)]
mod tests {
    use crate::Motif;
    use crate::example::{lacks, line, shows};

    #[test]
    fn a_bishop_without_a_way_out_is_lost() {
        shows(
            &line("6k1/8/8/8/8/1P6/b1P5/2K5 w - - 0 1", "Kb2 Kf7 Kxa2"),
            Motif::TrappedPiece,
        );
    }

    #[test]
    fn one_way_out_is_enough() {
        lacks(
            &line("6k1/8/8/8/8/8/b1P5/2K5 w - - 0 1", "Kb2 Kf7 Kxa2"),
            Motif::TrappedPiece,
        );
    }
}
