//! A piece is made to leave what it guards. If it guarded two things and has to give up one, it was
//! overloaded.

use rookery_rules::Role;

use crate::Line;
use crate::line::Combo;
use crate::safety::{attacked_from, attackers};
use crate::worth::worth;

pub(crate) fn deflection(line: &Line) -> bool {
    line.combos().any(is_deflection)
}

/// The piece is drawn away by a capture of something else that it guards.
pub(crate) fn overloading(line: &Line) -> bool {
    line.combos().any(|combo| {
        let Combo { first, reply, .. } = combo;
        let guard = attackers(first.before().board(), reply.mover(), first.to());
        first.is_capture()
            && reply.to() == first.to()
            && guard.contains(reply.from())
            && reply.role() != Role::King
            && is_deflection(combo)
    })
}

fn is_deflection(combo: Combo<'_>) -> bool {
    let Combo {
        first,
        reply,
        second,
    } = combo;
    is_gain(combo) && is_lure(combo) && {
        let guarded = attacked_from(first.after().board(), reply.from());
        let still = attacked_from(reply.after().board(), reply.to());
        let square = second.to();
        let stops_pawn = second.mv().promotion().is_some()
            && square.file() == reply.from().file()
            && guarded.contains(second.from());
        (guarded.contains(square) || stops_pawn) && !still.contains(square)
    }
}

/// The second move wins something that is not of more worth than the piece that takes it, or
/// promotes.
fn is_gain(Combo { second, .. }: Combo<'_>) -> bool {
    match second.taken() {
        Some(taken) => worth(taken) <= worth(second.role()),
        None => second.mv().promotion().is_some(),
    }
}

/// The guard had a reason to go: it took what was offered or answered a check.
fn is_lure(
    Combo {
        first,
        reply,
        second,
    }: Combo<'_>,
) -> bool {
    let is_offer = first
        .taken()
        .is_none_or(|taken| worth(taken) < worth(first.role()));
    is_offer
        && second.to() != reply.to()
        && second.to() != first.to()
        && (reply.to() == first.to() || first.is_check())
}

#[cfg(test)]
mod tests {
    use crate::Motif;
    use crate::example::{lacks, line, shows};

    #[test]
    fn the_guard_takes_what_is_offered() {
        let line = line("1R6/6pk/8/3q3n/8/8/8/K6R w - - 0 1", "Rd8 Qxd8 Rxh5+");
        shows(&line, Motif::Deflection);
        lacks(&line, Motif::Overloading);
    }

    #[test]
    fn the_guard_of_two_gives_up_one() {
        let line = line("1R1b4/6pk/8/3q3n/8/8/8/K6R w - - 0 1", "Rxd8 Qxd8 Rxh5+");
        shows(&line, Motif::Deflection);
        shows(&line, Motif::Overloading);
    }

    #[test]
    fn a_guard_that_still_guards_is_not_deflected() {
        lacks(
            &line("1R6/6pk/8/8/3q3n/8/8/1K5R w - - 0 1", "Rd8 Qxd8 Rxh4+"),
            Motif::Deflection,
        );
    }
}
