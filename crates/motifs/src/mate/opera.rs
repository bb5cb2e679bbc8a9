//! A rook mates beside the king, guarded by a bishop.

use rookery_rules::Role;

use super::Mate;

/// The rook beside the king is guarded by a bishop.
pub(super) fn shown(mate: &Mate<'_>) -> bool {
    let rooks = mate.checkers & mate.ours(Role::Rook) & mate.ring();
    rooks
        .into_iter()
        .any(|rook| mate.covers(rook).meets(mate.ours(Role::Bishop)))
}

#[cfg(test)]
mod tests {
    use crate::Motif;
    use crate::example::{lacks, line, shows};

    #[test]
    fn the_bishop_guards_the_rook() {
        shows(
            &line("4k3/5p2/8/6B1/8/8/8/K2R4 w - - 0 1", "Rd8#"),
            Motif::OperaMate,
        );
    }

    #[test]
    fn a_rook_that_needs_no_guard_is_another_mate() {
        lacks(
            &line("6k1/5p1p/7B/8/8/8/8/K3R3 w - - 0 1", "Re8#"),
            Motif::OperaMate,
        );
    }
}
