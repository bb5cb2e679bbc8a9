//! A piece lands between a guard and what it guards.

use rookery_rules::attacks::between;
use rookery_rules::{Board, Square};

use crate::Line;
use crate::line::Combo;
use crate::safety::{attackers, is_guarded, is_slider};

pub(crate) fn shown(line: &Line) -> bool {
    line.combos().any(is_interference)
}

/// The second move takes a piece that lost its guard because a line was cut, by the solver's first
/// move or by the answer to it.
fn is_interference(
    Combo {
        first,
        reply,
        second,
    }: Combo<'_>,
) -> bool {
    let board = reply.after().board();
    let them = reply.mover();
    if !second.is_capture() || reply.to() == second.to() || is_guarded(board, them, second.to()) {
        return false;
    }
    let cut = |board: &Board, at: Square| {
        let guards = attackers(board, them, second.to());
        guards.into_iter().any(|guard| {
            board.role_at(guard).is_some_and(is_slider) && between(guard, second.to()).contains(at)
        })
    };
    cut(first.after().board(), reply.to())
        || first.to() != second.to() && cut(first.before().board(), first.to())
}

#[cfg(test)]
mod tests {
    use crate::Motif;
    use crate::example::{lacks, line, shows};

    #[test]
    fn a_piece_steps_into_the_line_of_the_guard() {
        shows(
            &line("2r3k1/8/8/8/8/4B3/R1n5/6K1 w - - 0 1", "Bc5 Kf7 Rxc2"),
            Motif::Interference,
        );
    }

    #[test]
    fn the_answer_itself_cuts_the_line() {
        shows(
            &line("2r3k1/8/1b6/8/8/8/R1n5/6K1 w - - 0 1", "Kh1 Bc5 Rxc2"),
            Motif::Interference,
        );
    }

    #[test]
    fn a_line_that_stays_open_still_guards() {
        lacks(
            &line("2r3k1/8/8/8/8/4B3/R1n5/6K1 w - - 0 1", "Bd4 Kf7 Rxc2"),
            Motif::Interference,
        );
    }
}
