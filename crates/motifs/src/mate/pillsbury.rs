//! A rook mates, and a bishop from afar takes the way out.

use rookery_rules::Role;

use super::{Mate, back_rank, opera};

/// The rook checks, and a bishop that does not guard it takes a square from the king.
pub(super) fn shown(mate: &Mate<'_>) -> bool {
    let free = mate.ring() - mate.theirs() - mate.checkers;
    let bishops = mate.ours(Role::Bishop);
    mate.checkers.meets(mate.ours(Role::Rook))
        && !opera::shown(mate)
        && !back_rank::shown(mate)
        && free
            .into_iter()
            .any(|square| mate.covers(square).meets(bishops))
}

#[cfg(test)]
mod tests {
    use crate::Motif;
    use crate::example::{lacks, line, shows};

    #[test]
    fn the_bishop_takes_the_way_out() {
        shows(
            &line("6k1/5p1p/7B/8/8/8/8/K3R3 w - - 0 1", "Re8#"),
            Motif::PillsburysMate,
        );
    }

    #[test]
    fn a_bishop_that_guards_the_rook_is_another_mate() {
        lacks(
            &line("4k3/5p2/8/6B1/8/8/8/K2R4 w - - 0 1", "Rd8#"),
            Motif::PillsburysMate,
        );
    }
}
