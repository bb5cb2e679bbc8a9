//! A queen mates from beside the king, with its own pieces behind it.

use super::Mate;

/// The queen stands beside the king, and its own pieces at the two corners away from her.
pub(super) fn shown(mate: &Mate<'_>) -> bool {
    let Some((files, ranks)) = mate.queen_ahead(1) else {
        return false;
    };
    let far = [
        (ranks - files, files - ranks),
        (-ranks - files, -files - ranks),
    ];
    mate.ring().len() == 8
        && far
            .into_iter()
            .all(|(files, ranks)| mate.is_own(files, ranks))
}

#[cfg(test)]
mod tests {
    use crate::Motif;
    use crate::example::{lacks, line, shows};

    #[test]
    fn the_pawns_are_the_tail() {
        shows(
            &line("8/3p1p2/4k3/Q7/3P4/8/8/K7 w - - 0 1", "Qe5#"),
            Motif::SwallowstailMate,
        );
    }

    #[test]
    fn the_queen_at_the_corner_is_another_mate() {
        lacks(
            &line("8/8/8/2pk1P2/3p4/8/4Q3/K7 w - - 0 1", "Qe6#"),
            Motif::SwallowstailMate,
        );
    }
}
