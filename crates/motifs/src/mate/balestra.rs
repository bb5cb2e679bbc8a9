//! A bishop mates a king that a queen leaves no other square.

use rookery_rules::Role;

use super::Mate;

/// The bishop checks, and the queen takes every square that it does not.
pub(super) fn shown(mate: &Mate<'_>) -> bool {
    let queens = mate.ours(Role::Queen);
    mate.checker(Role::Bishop).is_some()
        && mate.left_over().next().is_some()
        && mate
            .left_over()
            .all(|square| mate.covers(square).meets(queens))
}

#[cfg(test)]
mod tests {
    use crate::Motif;
    use crate::example::{lacks, line, shows};

    #[test]
    fn the_queen_takes_the_rest() {
        shows(
            &line("6k1/8/7Q/8/8/8/8/K4B2 w - - 0 1", "Bc4#"),
            Motif::BalestraMate,
        );
    }

    #[test]
    fn a_rook_is_no_queen() {
        lacks(
            &line("7k/7p/8/6B1/8/8/8/K5R1 w - - 0 1", "Bf6#"),
            Motif::BalestraMate,
        );
    }
}
