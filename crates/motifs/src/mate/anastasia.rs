//! A knight and a rook or queen mate a king between the edge and a piece of its own.

use rookery_rules::{Bitboard, File, Rank, Role, Square};

use super::Mate;

/// On the a- or h-file: a rook or queen checks along it, a piece of its own stands beside the king,
/// and a knight three squares away takes the two squares around that piece.
pub(super) fn shown(mate: &Mate<'_>) -> bool {
    let king = mate.king;
    let inward: i8 = match king.file() {
        File::A => 1,
        File::H => -1,
        _ => return false,
    };
    let at = |files: i8| king.offset(files * inward, 0);
    let is =
        |square: Option<Square>, pieces: Bitboard| square.is_some_and(|at| pieces.contains(at));
    let majors = mate.ours(Role::Rook) | mate.ours(Role::Queen);
    let inner = !matches!(king.rank(), Rank::First | Rank::Eighth);
    inner
        && is(at(1), mate.theirs())
        && is(at(3), mate.ours(Role::Knight))
        && (mate.checkers & majors)
            .into_iter()
            .any(|checker| checker.file() == king.file())
}

#[cfg(test)]
mod tests {
    use crate::Motif;
    use crate::example::{lacks, line, shows};

    #[test]
    fn the_knight_guards_both_sides_of_the_pawn() {
        shows(
            &line("8/4N1pk/8/8/8/8/8/K3R3 w - - 0 1", "Rh1#"),
            Motif::AnastasiaMate,
        );
    }

    #[test]
    fn another_helper_is_another_mate() {
        lacks(
            &line("8/4Q1pk/8/8/8/8/8/K3R3 w - - 0 1", "Rh1+ Kg6 Qe4+"),
            Motif::AnastasiaMate,
        );
        lacks(
            &line("7k/R7/5N2/8/8/8/8/K7 w - - 0 1", "Rh7#"),
            Motif::AnastasiaMate,
        );
    }
}
