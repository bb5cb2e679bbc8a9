//! A piece leaves a square or a line so that another can use it.

use rookery_rules::Role;
use rookery_rules::attacks::between;

use crate::Line;
use crate::line::Combo;
use crate::safety::{is_in_danger, is_slider};

pub(crate) fn shown(line: &Line) -> bool {
    line.combos().any(is_clearance)
}

fn is_clearance(
    Combo {
        first,
        reply,
        second,
    }: Combo<'_>,
) -> bool {
    let way = between(second.from(), second.to());
    is_slider(second.role())
        && !second.is_capture()
        && first.mv().promotion().is_none()
        && first.to() != second.from()
        && first.to() != second.to()
        && !second.before().is_check()
        // To check a king that has just been drawn out is attraction.
        && !(second.is_check() && reply.role() == Role::King)
        && (second.to() == first.from() || way.contains(first.from()))
        && (!first.is_capture() || is_in_danger(first.after().board(), first.mover(), first.to()))
}

#[cfg(test)]
mod tests {
    use crate::Motif;
    use crate::example::{lacks, line, shows};

    #[test]
    fn the_bishop_leaves_the_file_to_the_rook() {
        shows(
            &line("6k1/5ppp/8/8/8/3B4/8/3R2K1 w - - 0 1", "Bf5 h6 Rd8#"),
            Motif::Clearance,
        );
    }

    #[test]
    fn a_way_that_nobody_uses_was_not_cleared() {
        lacks(
            &line("6k1/5ppp/8/8/8/3B4/8/3R2K1 w - - 0 1", "Bf5 h6 Rd2"),
            Motif::Clearance,
        );
    }
}
