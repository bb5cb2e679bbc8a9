//! The opponent has left a piece to be taken for nothing, and the first move takes it.

use rookery_rules::Role;

use crate::Line;
use crate::safety::is_guarded;
use crate::worth::{lead, worth};

pub(crate) fn shown(line: &Line) -> bool {
    let Some(first) = line.own().next() else {
        return false;
    };
    let taken = match first.taken() {
        Some(role) if role != Role::Pawn => role,
        _ => return false,
    };
    let us = first.mover();
    if is_guarded(first.before().board(), !us, first.to()) {
        return false;
    }
    // To take back what has just taken as much is no gift.
    let is_recapture = line.lead().is_some_and(|lead| {
        lead.to() == first.to() && lead.taken().is_some_and(|role| worth(role) >= worth(taken))
    });
    let keeps_it = line
        .own()
        .nth(1)
        .is_none_or(|second| lead(second.after().board(), us) >= lead(first.after().board(), us));
    !is_recapture && keeps_it
}

#[cfg(test)]
mod tests {
    use crate::Motif;
    use crate::example::{answer, lacks, line, shows};

    #[test]
    fn a_piece_without_a_guard_hangs() {
        shows(
            &line("4k3/8/8/3n4/8/8/8/3RK3 w - - 0 1", "Rxd5"),
            Motif::HangingPiece,
        );
    }

    #[test]
    fn a_guarded_piece_does_not() {
        lacks(
            &line("4k3/8/4p3/3n4/8/8/8/3RK3 w - - 0 1", "Rxd5"),
            Motif::HangingPiece,
        );
    }

    #[test]
    fn a_pawn_is_no_piece() {
        lacks(
            &line("4k3/8/8/3p4/8/8/8/3RK3 w - - 0 1", "Rxd5"),
            Motif::HangingPiece,
        );
    }

    #[test]
    fn a_guard_through_the_taker_counts() {
        lacks(
            &line("3rk3/8/8/8/3n4/8/3R4/3RK3 w - - 0 1", "Rxd4"),
            Motif::HangingPiece,
        );
    }

    #[test]
    fn to_take_back_is_no_gift() {
        shows(
            &answer("4k3/8/8/3n4/8/8/8/4RK2 b - - 0 1", "Ne3+ Rxe3+"),
            Motif::HangingPiece,
        );
        lacks(
            &answer("4k3/8/8/3n4/8/4B3/8/4RK2 b - - 0 1", "Nxe3+ Rxe3+"),
            Motif::HangingPiece,
        );
    }
}
