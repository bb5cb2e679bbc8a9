//! A knight mates a king that its own pieces leave no square.

use rookery_rules::Role;

use super::Mate;

pub(super) fn shown(mate: &Mate<'_>) -> bool {
    mate.checker(Role::Knight).is_some() && (mate.ring() - mate.theirs()).is_empty()
}

#[cfg(test)]
mod tests {
    use crate::Motif;
    use crate::example::{lacks, line, shows};

    #[test]
    fn only_a_knight_can_reach_it() {
        shows(
            &line("6rk/6pp/8/6N1/8/8/8/6K1 w - - 0 1", "Nf7#"),
            Motif::SmotheredMate,
        );
    }

    #[test]
    fn a_free_square_that_a_rook_takes_is_air() {
        lacks(
            &line("7k/7p/8/6N1/8/8/8/K5R1 w - - 0 1", "Nf7#"),
            Motif::SmotheredMate,
        );
    }
}
