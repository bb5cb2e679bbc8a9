//! Two rooks on the seventh rank feast on the king.

use rookery_rules::{Bitboard, Rank, Role};

use super::Mate;

/// Two rooks on the seventh rank, one of them beside the king.
pub(super) fn shown(mate: &Mate<'_>) -> bool {
    let seventh = Bitboard::rank(mate.loser().rank(Rank::Second));
    let Some(checker) = mate.checker(Role::Rook) else {
        return false;
    };
    seventh.contains(checker)
        && mate.ring().contains(checker)
        && (mate.ours(Role::Rook) & seventh).is_several()
}

#[cfg(test)]
mod tests {
    use crate::Motif;
    use crate::example::{lacks, line, shows};

    #[test]
    fn the_rooks_stand_side_by_side() {
        shows(
            &line("5rk1/R6R/8/8/8/8/8/K7 w - - 0 1", "Rag7#"),
            Motif::BlindSwineMate,
        );
    }

    #[test]
    fn one_rook_is_not_enough() {
        lacks(
            &line("7k/R7/5N2/8/8/8/8/K7 w - - 0 1", "Rh7#"),
            Motif::BlindSwineMate,
        );
    }
}
