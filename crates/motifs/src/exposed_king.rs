//! A king without pawns around it is chased.

use rookery_rules::{Bitboard, Color, Rank, Role, Square, attacks};

use crate::Line;

/// The king on its first three ranks has no pawn beside or before it, and is checked on the way.
pub(crate) fn shown(line: &Line) -> bool {
    let (start, them) = (line.start(), !line.solver());
    let king = start.king(them);
    let shelter = attacks::king(king) - behind(them, king);
    them.rank(king.rank()) <= Rank::Third
        && !start.board().of(them, Role::Pawn).meets(shelter)
        && line
            .own()
            .any(|ply| ply.is_check() && !ply.is_first() && !ply.is_last())
}

/// The rank behind a square, seen from this side.
fn behind(color: Color, square: Square) -> Bitboard {
    let step = match color {
        Color::White => -1,
        Color::Black => 1,
    };
    let back = square.offset(0, step);
    back.map_or(Bitboard::EMPTY, |square| Bitboard::rank(square.rank()))
}

#[cfg(test)]
mod tests {
    use crate::Motif;
    use crate::example::{lacks, line, shows};

    #[test]
    fn a_bare_king_is_chased() {
        shows(
            &line("6k1/8/8/8/8/8/8/K2QR3 w - - 0 1", "Qg4+ Kf7 Qf5+ Kg7 Re7+"),
            Motif::ExposedKing,
        );
    }

    #[test]
    fn pawns_are_a_shelter() {
        lacks(
            &line(
                "6k1/6pp/8/8/8/8/8/K2QR3 w - - 0 1",
                "Qb3+ Kf8 Qf3+ Kg8 Re8#",
            ),
            Motif::ExposedKing,
        );
    }

    #[test]
    fn one_check_is_no_chase() {
        lacks(
            &line("6k1/8/8/8/8/8/8/K2QR3 w - - 0 1", "Qg4+"),
            Motif::ExposedKing,
        );
    }
}
