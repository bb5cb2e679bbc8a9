//! Rook, knight and pawn hold on to each other around the king.

use rookery_rules::Role;

use super::Mate;

/// A knight guards the rook beside the king, and a pawn guards the knight.
pub(super) fn shown(mate: &Mate<'_>) -> bool {
    let Some(rook) = mate.near_rook() else {
        return false;
    };
    let knights = mate.covers(rook) & mate.ours(Role::Knight) & mate.ring();
    knights
        .into_iter()
        .any(|knight| mate.covers(knight).meets(mate.ours(Role::Pawn)))
}

#[cfg(test)]
mod tests {
    use crate::Motif;
    use crate::example::{lacks, line, shows};

    #[test]
    fn each_holds_the_next() {
        shows(
            &line("4R3/6pk/6N1/5P2/8/8/8/K7 w - - 0 1", "Rh8#"),
            Motif::HookMate,
        );
    }

    #[test]
    fn without_the_pawn_it_is_no_hook() {
        lacks(
            &line("4R3/6pk/6N1/8/8/8/2B5/K7 w - - 0 1", "Rh8#"),
            Motif::HookMate,
        );
    }
}
