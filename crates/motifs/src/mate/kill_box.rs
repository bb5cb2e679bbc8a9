//! Queen and rook put the king into a box.

use rookery_rules::{Bitboard, Role, attacks};

use super::Mate;

/// Queen and rook stand at opposite corners of a box of three by three squares, and the king in it.
pub(super) fn shown(mate: &Mate<'_>) -> bool {
    let rooks = mate.ours(Role::Rook);
    mate.ours(Role::Queen).into_iter().any(|queen| {
        let corners = attacks::bishop(queen, Bitboard::EMPTY) & rooks;
        corners.into_iter().any(|rook| {
            let (files, ranks) = (rook.file().index(), rook.rank().index());
            let between = |king: usize, a: usize, b: usize| a.min(b) <= king && king <= a.max(b);
            files.abs_diff(queen.file().index()) == 2
                && between(mate.king.file().index(), files, queen.file().index())
                && between(mate.king.rank().index(), ranks, queen.rank().index())
        })
    })
}

#[cfg(test)]
mod tests {
    use crate::Motif;
    use crate::example::{lacks, line, shows};

    #[test]
    fn the_king_is_in_the_box() {
        shows(
            &line("7k/7p/7Q/8/8/8/8/K4R2 w - - 0 1", "Rf8#"),
            Motif::KillBoxMate,
        );
    }

    #[test]
    fn a_queen_elsewhere_makes_no_box() {
        lacks(
            &line("7k/7p/8/6Q1/8/8/8/K4R2 w - - 0 1", "Rf8#"),
            Motif::KillBoxMate,
        );
    }
}
