//! A pawn comes close to its last rank.

use rookery_rules::{Rank, Role};

use crate::Line;

/// A pawn reaches its seventh or last rank.
pub(crate) fn shown(line: &Line) -> bool {
    line.own()
        .any(|ply| ply.role() == Role::Pawn && ply.mover().rank(ply.to().rank()) >= Rank::Seventh)
}

#[cfg(test)]
mod tests {
    use crate::Motif;
    use crate::example::{lacks, line, shows};

    #[test]
    fn a_pawn_on_its_seventh_rank_is_far() {
        shows(
            &line("8/8/5P1k/8/8/8/8/K7 w - - 0 1", "f7"),
            Motif::AdvancedPawn,
        );
        shows(
            &line("8/8/8/8/8/8/p6k/4K3 b - - 0 1", "a1=Q+"),
            Motif::AdvancedPawn,
        );
    }

    #[test]
    fn on_the_sixth_it_is_not_yet() {
        lacks(
            &line("8/8/8/5P2/8/7k/8/K7 w - - 0 1", "f6"),
            Motif::AdvancedPawn,
        );
    }
}
