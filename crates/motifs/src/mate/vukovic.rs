//! A guarded rook mates, with a knight behind it.

use rookery_rules::{Bitboard, Role, attacks};

use super::Mate;

/// The rook beside the king is guarded, and behind it stands a knight that takes the squares
/// beside the king.
pub(super) fn shown(mate: &Mate<'_>) -> bool {
    let Some(rook) = mate.near_rook() else {
        return false;
    };
    mate.ours(Role::Knight).into_iter().any(|knight| {
        attacks::between(mate.king, knight) == Bitboard::of(rook) && !mate.covers(rook).is_empty()
    })
}

#[cfg(test)]
mod tests {
    use crate::Motif;
    use crate::example::{lacks, line, shows};

    #[test]
    fn the_knight_stands_behind_the_rook() {
        shows(
            &line("3k4/7R/3NP3/8/8/8/8/K7 w - - 0 1", "Rd7#"),
            Motif::VukovicMate,
        );
    }

    #[test]
    fn a_knight_at_the_side_is_another_mate() {
        lacks(
            &line("7k/R7/5N2/8/8/8/8/K7 w - - 0 1", "Rh7#"),
            Motif::VukovicMate,
        );
    }
}
