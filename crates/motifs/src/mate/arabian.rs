//! Rook and knight mate a king in the corner.

use rookery_rules::Role;

use super::Mate;

/// The rook stands beside the king, and the knight two squares from it on the diagonal guards it.
pub(super) fn shown(mate: &Mate<'_>) -> bool {
    let knights = mate.ours(Role::Knight);
    mate.is_in_corner()
        && mate
            .checker(Role::Rook)
            .is_some_and(|rook| mate.ring().contains(rook))
        && knights
            .into_iter()
            .any(|knight| mate.apart(knight) == (2, 2))
}

#[cfg(test)]
mod tests {
    use crate::Motif;
    use crate::example::{lacks, line, shows};

    #[test]
    fn the_knight_guards_rook_and_square() {
        shows(
            &line("7k/R7/5N2/8/8/8/8/K7 w - - 0 1", "Rh7#"),
            Motif::ArabianMate,
        );
    }

    #[test]
    fn a_king_off_the_corner_is_not_meant() {
        lacks(
            &line("3k4/7R/3NP3/8/8/8/8/K7 w - - 0 1", "Rd7#"),
            Motif::ArabianMate,
        );
    }
}
