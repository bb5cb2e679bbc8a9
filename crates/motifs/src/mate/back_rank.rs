//! Mate on the last rank of a king whose own pieces stand in front of it.

use rookery_rules::{Bitboard, Rank};

use super::Mate;

pub(super) fn shown(mate: &Mate<'_>) -> bool {
    let home = mate.loser().rank(Rank::First);
    let front = mate.ring() & Bitboard::rank(mate.loser().rank(Rank::Second));
    mate.king.rank() == home
        && (front - mate.theirs()).is_empty()
        && front
            .into_iter()
            .all(|square| mate.covers(square).is_empty())
        && mate.checkers.meets(Bitboard::rank(home))
}

#[cfg(test)]
mod tests {
    use crate::Motif;
    use crate::example::{lacks, line, shows};

    #[test]
    fn the_king_s_own_pawns_shut_it_in() {
        shows(
            &line("6k1/5ppp/8/8/8/8/3R4/3R2K1 w - - 0 1", "Rd8#"),
            Motif::BackRankMate,
        );
    }

    #[test]
    fn a_king_shut_in_by_the_other_king_is_not_meant() {
        lacks(
            &line("6k1/8/6K1/8/8/8/8/3R4 w - - 0 1", "Rd8#"),
            Motif::BackRankMate,
        );
    }
}
