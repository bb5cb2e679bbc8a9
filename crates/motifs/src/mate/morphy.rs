//! A bishop mates a king that a rook keeps off the next file or rank.

use rookery_rules::Role;

use super::Mate;

/// The bishop checks, and a rook takes squares that it does not.
pub(super) fn shown(mate: &Mate<'_>) -> bool {
    let rooks = mate.ours(Role::Rook);
    mate.checker(Role::Bishop).is_some()
        && mate
            .left_over()
            .any(|square| mate.covers(square).meets(rooks))
}

#[cfg(test)]
mod tests {
    use crate::Motif;
    use crate::example::{lacks, line, shows};

    #[test]
    fn the_rook_takes_the_next_file() {
        shows(
            &line("7k/7p/8/6B1/8/8/8/K5R1 w - - 0 1", "Bf6#"),
            Motif::MorphysMate,
        );
    }

    #[test]
    fn with_a_second_bishop_it_is_another_mate() {
        lacks(
            &line("7k/7p/8/8/2B5/8/8/K1B5 w - - 0 1", "Bb2#"),
            Motif::MorphysMate,
        );
    }
}
