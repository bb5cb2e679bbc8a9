//! A queen mates from the king's corner, with its own pieces in its way.

use rookery_rules::Role;

use super::Mate;

/// The queen stands at the king's corner and alone takes every square that is not blocked by the
/// king's own pieces.
pub(super) fn shown(mate: &Mate<'_>) -> bool {
    let free = mate.ring() - mate.theirs() - mate.checkers;
    let is_at_corner = |queen| mate.apart(queen) == (1, 1);
    mate.checker(Role::Queen).is_some_and(is_at_corner)
        && mate.ring().len() == 8
        && free
            .into_iter()
            .all(|square| mate.covers(square) == mate.checkers)
}

#[cfg(test)]
mod tests {
    use crate::Motif;
    use crate::example::{lacks, line, shows};

    #[test]
    fn the_queen_does_it_alone() {
        shows(
            &line("8/8/8/2pk1P2/3p4/8/4Q3/K7 w - - 0 1", "Qe6#"),
            Motif::DovetailMate,
        );
    }

    #[test]
    fn a_helper_spoils_the_picture() {
        lacks(
            &line("8/8/8/2pk1P2/3p4/5K2/4Q3/8 w - - 0 1", "Qe6#"),
            Motif::DovetailMate,
        );
    }
}
