//! A knight mates a king that a rook or queen keeps in the corner.

use rookery_rules::Role;

use super::Mate;

/// The knight checks, and a rook or queen takes a square that the king's own pieces leave it.
pub(super) fn shown(mate: &Mate<'_>) -> bool {
    let majors = mate.ours(Role::Rook) | mate.ours(Role::Queen);
    let free = mate.ring() - mate.theirs();
    mate.is_in_corner()
        && mate.checker(Role::Knight).is_some()
        && free
            .into_iter()
            .any(|square| mate.covers(square).meets(majors))
}

#[cfg(test)]
mod tests {
    use crate::Motif;
    use crate::example::{lacks, line, shows};

    #[test]
    fn the_rook_takes_the_next_file() {
        shows(
            &line("7k/7p/8/6N1/8/8/8/K5R1 w - - 0 1", "Nf7#"),
            Motif::CornerMate,
        );
    }

    #[test]
    fn a_smothered_king_needs_no_rook() {
        lacks(
            &line("6rk/6pp/8/6N1/8/8/8/6K1 w - - 0 1", "Nf7#"),
            Motif::CornerMate,
        );
    }
}
