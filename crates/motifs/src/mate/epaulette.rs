//! A queen mates a king with its own pieces on its shoulders.

use super::Mate;

/// The queen stands two squares before the king, and its own pieces on both sides of it.
pub(super) fn shown(mate: &Mate<'_>) -> bool {
    let Some((files, ranks)) = mate.queen_ahead(2) else {
        return false;
    };
    mate.is_own(ranks, files) && mate.is_own(-ranks, -files)
}

#[cfg(test)]
mod tests {
    use crate::Motif;
    use crate::example::{lacks, line, shows};

    #[test]
    fn the_rooks_are_in_the_way() {
        shows(
            &line("3rkr2/8/Q7/8/8/8/8/K7 w - - 0 1", "Qe6#"),
            Motif::EpauletteMate,
        );
    }

    #[test]
    fn one_shoulder_is_not_enough() {
        lacks(
            &line("3rk3/8/Q7/8/8/8/8/K4R2 w - - 0 1", "Qe6#"),
            Motif::EpauletteMate,
        );
    }
}
