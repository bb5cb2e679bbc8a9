//! The piece that guards is taken, and then what it guarded.

use rookery_rules::Role;

use crate::Line;
use crate::line::Combo;
use crate::safety::{attackers, is_guarded};
use crate::worth::worth;

pub(crate) fn shown(line: &Line) -> bool {
    line.combos().any(is_defender_captured)
}

fn is_defender_captured(combo: Combo<'_>) -> bool {
    let Combo { first, second, .. } = combo;
    let board = first.before().board();
    let guards = attackers(board, !first.mover(), second.to());
    first.is_capture()
        && !first.before().is_check()
        && !first.is_check()
        && first.to() != second.from()
        && guards.contains(first.to())
        && is_harvest(combo)
}

/// What the guard left behind is really free for the taking, or the gap is mate.
fn is_harvest(Combo { reply, second, .. }: Combo<'_>) -> bool {
    if second.after().is_checkmate() {
        return true;
    }
    second.taken().is_some_and(|taken| {
        second.role() != Role::King
            && worth(taken) <= worth(second.role())
            && reply.to() != second.to()
            && !is_guarded(second.before().board(), reply.mover(), second.to())
    })
}

#[cfg(test)]
mod tests {
    use crate::Motif;
    use crate::example::{lacks, line, shows};

    #[test]
    fn the_guard_is_taken_first() {
        shows(
            &line("6k1/8/5n2/3b4/7B/8/8/3R2K1 w - - 0 1", "Bxf6 Kf7 Rxd5"),
            Motif::CapturingDefender,
        );
    }

    #[test]
    fn another_guard_is_enough() {
        lacks(
            &line("6k1/8/4pn2/3b4/7B/8/8/3R2K1 w - - 0 1", "Bxf6 Kf7 Rxd5"),
            Motif::CapturingDefender,
        );
    }
}
