//! A piece guards or attacks a square through another piece on its line.

use rookery_rules::Role;
use rookery_rules::attacks::between;

use crate::Line;
use crate::line::Combo;

/// Three captures on one square, the last along the line that the second one came from.
pub(crate) fn shown(line: &Line) -> bool {
    line.combos().any(
        |Combo {
             first,
             reply,
             second,
         }| {
            second.is_capture()
                && first.to() == second.to()
                && reply.to() == second.to()
                && reply.role() != Role::King
                && between(second.from(), second.to()).contains(reply.from())
        },
    )
}

#[cfg(test)]
mod tests {
    use crate::Motif;
    use crate::example::{lacks, line, shows};

    #[test]
    fn the_rook_takes_through_the_rook() {
        shows(
            &line("R2rr1k1/5ppp/8/8/8/8/8/4R1K1 w - - 0 1", "Rxe8+ Rxe8 Rxe8#"),
            Motif::XRayAttack,
        );
    }

    #[test]
    fn a_battery_is_no_x_ray() {
        lacks(
            &line(
                "3rr1k1/5ppp/8/8/8/8/4R3/4R1K1 w - - 0 1",
                "Rxe8+ Rxe8 Rxe8#",
            ),
            Motif::XRayAttack,
        );
    }
}
