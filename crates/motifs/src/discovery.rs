//! A piece steps off a line, and the piece behind it acts along that line.

use rookery_rules::Bitboard;
use rookery_rules::attacks::between;

use crate::Line;
use crate::line::Combo;
use crate::ply::Ply;

/// Two pieces give check at once.
pub(crate) fn double_check(line: &Line) -> bool {
    line.own().any(|ply| ply.checkers().is_several())
}

/// Another piece than the one that moved gives check, alone or beside it.
pub(crate) fn check(line: &Line) -> bool {
    line.own().any(|ply| !behind(ply).is_empty())
}

/// The piece behind gives check alone, or takes along a line that the move before opened. A double
/// check has a name of its own.
pub(crate) fn attack(line: &Line) -> bool {
    line.own()
        .any(|ply| !ply.checkers().is_empty() && behind(ply) == ply.checkers())
        || line.combos().any(is_discovered_attack)
}

/// The checkers that did not move themselves; a rook that castles did.
fn behind(ply: Ply<'_>) -> Bitboard {
    if ply.mv().is_castle() {
        return Bitboard::EMPTY;
    }
    ply.checkers() - Bitboard::of(ply.to())
}

fn is_discovered_attack(combo: Combo<'_>) -> bool {
    let Combo {
        first,
        reply,
        second,
    } = combo;
    second.is_capture()
        && reply.to() != second.to()
        && between(second.from(), second.to()).contains(first.from())
        && first.to() != second.to()
        && first.to() != second.from()
        && !first.mv().is_castle()
}

#[cfg(test)]
mod tests {
    use crate::Motif;
    use crate::example::{lacks, line, shows};

    #[test]
    fn a_line_is_opened_with_a_check() {
        let line = line("3q2k1/8/8/3N4/8/8/8/3RK3 w - - 0 1", "Ne7+ Kf7 Rxd8");
        shows(&line, Motif::DiscoveredAttack);
        lacks(&line, Motif::DiscoveredCheck);
    }

    #[test]
    fn the_piece_behind_gives_check() {
        let line = line("4k3/8/8/8/4N3/8/8/4RK2 w - - 0 1", "Nc5+");
        shows(&line, Motif::DiscoveredAttack);
        shows(&line, Motif::DiscoveredCheck);
        lacks(&line, Motif::DoubleCheck);
    }

    #[test]
    fn both_give_check() {
        let line = line("4k3/8/8/8/4N3/8/8/4RK2 w - - 0 1", "Nd6+");
        shows(&line, Motif::DoubleCheck);
        shows(&line, Motif::DiscoveredCheck);
        lacks(&line, Motif::DiscoveredAttack);
    }

    #[test]
    fn a_castling_rook_was_not_hidden() {
        let line = line("5k2/8/8/8/8/8/8/4K2R w K - 0 1", "O-O+");
        lacks(&line, Motif::DiscoveredAttack);
        lacks(&line, Motif::DiscoveredCheck);
    }
}
