//! The front piece of two on a line has to leave, and the one behind it is taken.

use rookery_rules::attacks::between;

use crate::Line;
use crate::line::Combo;
use crate::safety::{is_in_danger, is_slider};
use crate::worth::worth;

pub(crate) fn shown(line: &Line) -> bool {
    line.combos().any(is_skewer)
}

fn is_skewer(Combo { reply, second, .. }: Combo<'_>) -> bool {
    let Some(taken) = second.taken() else {
        return false;
    };
    is_slider(second.role())
        && reply.to() != second.to()
        && between(second.from(), second.to()).contains(reply.from())
        && worth(reply.role()) > worth(taken)
        && is_in_danger(reply.after().board(), reply.mover(), second.to())
        && !second.after().is_checkmate()
}

#[cfg(test)]
mod tests {
    use crate::Motif;
    use crate::example::{lacks, line, shows};

    #[test]
    fn the_king_leaves_the_queen_behind() {
        shows(
            &line("8/8/8/3k3q/8/8/8/R3K3 w - - 0 1", "Ra5+ Kd6 Rxh5"),
            Motif::Skewer,
        );
    }

    #[test]
    fn a_lesser_piece_in_front_is_no_skewer() {
        lacks(
            &line("8/8/8/3n3q/7k/8/8/R3K3 w - - 0 1", "Ra5 Nf6 Rxh5+"),
            Motif::Skewer,
        );
    }
}
