//! A side that would be content to pass has to move, and every move loses something.
//!
//! The only motif that cannot be seen without looking ahead: a few half-moves, by pieces alone, and
//! in endings with so little left that this costs next to nothing.

use rookery_rules::{Position, Role};

use crate::Line;
use crate::worth::lead;

/// The most officers that may be left: with more, somebody always has a harmless move.
const OFFICERS: u32 = 3;

/// How many half-moves are looked at after the one that must be made.
const AHEAD: u8 = 3;

pub(crate) fn shown(line: &Line) -> bool {
    line.own()
        .any(|ply| !ply.is_last() && !ply.is_capture() && is_zugzwang(ply.after()))
}

/// The side to move loses something with every move, and would not if it could pass.
fn is_zugzwang(position: &Position) -> bool {
    let board = position.board();
    let small = board.of_role(Role::Pawn) | board.of_role(Role::King);
    if position.is_check() || (board.occupied() - small).len() > OFFICERS {
        return false;
    }
    let (Some(passed), moves) = (position.pass(), position.moves()) else {
        return false;
    };
    let stake = lead(board, !position.turn()) + 1;
    !moves.is_empty()
        && !wins(&passed, stake)
        && moves
            .iter()
            .all(|&mv| wins(&position.play_unchecked(mv), stake))
}

/// Whether the side to move can come to this lead.
fn wins(position: &Position, stake: i32) -> bool {
    best(position, AHEAD, stake - 1, stake) >= stake
}

/// The lead of the side to move with best play, as far as it lies between the bounds.
fn best(position: &Position, ahead: u8, floor: i32, ceiling: i32) -> i32 {
    let here = lead(position.board(), position.turn());
    let moves = if ahead == 0 {
        position.tactical_moves()
    } else {
        position.moves()
    };
    let mut most = if ahead == 0 { here } else { -1000 };
    if moves.is_empty() && ahead > 0 {
        return if position.is_check() { -1000 } else { 0 };
    }
    for mv in moves {
        if most >= ceiling {
            break;
        }
        let floor = floor.max(most);
        let next = position.play_unchecked(mv);
        most = most.max(-best(&next, ahead.saturating_sub(1), -ceiling, -floor));
    }
    most
}

#[cfg(test)]
mod tests {
    use crate::Motif;
    use crate::example::{lacks, line, shows};

    #[test]
    fn whoever_moves_loses_the_pawn() {
        shows(
            &line("8/8/8/4p1K1/3kP3/8/8/8 w - - 0 1", "Kf5 Kc4 Kxe5"),
            Motif::Zugzwang,
        );
    }

    #[test]
    fn a_move_that_costs_nothing_is_enough() {
        lacks(
            &line("8/8/8/4p1K1/3kP2p/8/8/8 w - - 0 1", "Kf5 h3 Kg4"),
            Motif::Zugzwang,
        );
    }

    #[test]
    fn a_threat_is_no_zugzwang() {
        lacks(
            &line("8/8/8/4p3/2k1P3/6K1/8/8 w - - 0 1", "Kf3 Kd3 Kf2"),
            Motif::Zugzwang,
        );
    }
}
