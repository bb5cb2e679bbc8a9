//! Queen and rook make a triangle with the king.

use rookery_rules::Role;

use super::Mate;

/// Queen and rook stand a square apart on one rank or file, each beside the king.
pub(super) fn shown(mate: &Mate<'_>) -> bool {
    let Some(queen) = mate.checker(Role::Queen) else {
        return false;
    };
    let rooks = mate.ours(Role::Rook) & mate.ring();
    mate.ring().contains(queen)
        && rooks.into_iter().any(|rook| {
            let files = rook.file().index().abs_diff(queen.file().index());
            let ranks = rook.rank().index().abs_diff(queen.rank().index());
            matches!((files, ranks), (0, 2) | (2, 0))
        })
}

#[cfg(test)]
mod tests {
    use crate::Motif;
    use crate::example::{lacks, line, shows};

    #[test]
    fn queen_and_rook_guard_each_other() {
        shows(
            &line("4k3/3R4/8/8/8/8/5Q2/K7 w - - 0 1", "Qf7#"),
            Motif::TriangleMate,
        );
    }

    #[test]
    fn a_rook_far_away_makes_no_triangle() {
        lacks(
            &line("4k3/R7/8/8/8/8/5Q2/K7 w - - 0 1", "Qf7+"),
            Motif::TriangleMate,
        );
        lacks(
            &line("4k3/1R6/8/8/8/8/6Q1/K7 w - - 0 1", "Qg8#"),
            Motif::TriangleMate,
        );
    }
}
