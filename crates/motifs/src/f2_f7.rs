//! The weakest point of the first moves: the pawn that only the king guards.

use rookery_rules::{File, Rank, Square};

use crate::Line;

/// A piece takes on f2 or f7, and the king still stands on its first square.
pub(crate) fn shown(line: &Line) -> bool {
    let them = !line.solver();
    let target = Square::new(File::F, them.rank(Rank::Second));
    let home = Square::new(File::E, them.rank(Rank::First));
    line.own()
        .any(|ply| ply.is_capture() && ply.to() == target && ply.before().king(them) == home)
}

#[cfg(test)]
mod tests {
    use crate::Motif;
    use crate::example::{lacks, line, shows};

    #[test]
    fn the_first_mate_that_is_learnt() {
        shows(
            &line(
                "r1bqkbnr/pppp1ppp/2n5/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 0 1",
                "Qxf7#",
            ),
            Motif::AttackingF2F7,
        );
    }

    #[test]
    fn a_castled_king_is_another_story() {
        lacks(
            &line("r4rk1/5ppp/8/8/2B5/5Q2/8/6K1 w - - 0 1", "Qxf7+"),
            Motif::AttackingF2F7,
        );
    }
}
