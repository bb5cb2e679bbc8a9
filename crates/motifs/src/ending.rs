//! Endings by the pieces that are left beside kings and pawns.

use rookery_rules::{Position, Role};

use crate::{Line, Motif};

/// The kind of ending, if the line begins as one and is still the same after the first move.
pub(crate) fn ending(line: &Line) -> Option<Motif> {
    let first = line.own().next()?;
    let kind = of_position(first.before())?;
    (of_position(first.after()) == Some(kind)).then_some(kind)
}

fn of_position(position: &Position) -> Option<Motif> {
    let has = |role| !position.board().of_role(role).is_empty();
    let is_one_queen = !position.board().of_role(Role::Queen).is_several();
    let officers = [Role::Knight, Role::Bishop, Role::Rook, Role::Queen];
    match officers.map(has) {
        [false, false, false, false] => Some(Motif::PawnEndgame),
        [true, false, false, false] => Some(Motif::KnightEndgame),
        [false, true, false, false] => Some(Motif::BishopEndgame),
        [false, false, true, false] => Some(Motif::RookEndgame),
        [false, false, false, true] => Some(Motif::QueenEndgame),
        [false, false, true, true] if is_one_queen => Some(Motif::QueenRookEndgame),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use crate::Motif;
    use crate::example::{lacks, line, shows};

    #[test]
    fn the_pieces_that_are_left_name_the_ending() {
        shows(
            &line("4k3/4p3/8/8/8/8/8/R3K3 w - - 0 1", "Ra8+"),
            Motif::RookEndgame,
        );
        shows(
            &line("4k3/4p3/8/8/8/8/4P3/4K3 w - - 0 1", "e4"),
            Motif::PawnEndgame,
        );
        shows(
            &line("4k3/4p1n1/8/8/8/8/8/4K1N1 w - - 0 1", "Nf3"),
            Motif::KnightEndgame,
        );
        shows(
            &line("4k3/4p1b1/8/8/8/8/8/4K3 b - - 0 1", "Kd7"),
            Motif::BishopEndgame,
        );
        shows(
            &line("4k3/4p3/8/8/8/8/8/3QK3 w - - 0 1", "Qd5"),
            Motif::QueenEndgame,
        );
        shows(
            &line("4k3/4p2r/8/8/8/8/8/3QK3 w - - 0 1", "Qd5"),
            Motif::QueenRookEndgame,
        );
    }

    #[test]
    fn mixed_pieces_have_no_name() {
        lacks(
            &line("4k3/4p1b1/8/8/8/8/8/R3K3 w - - 0 1", "Ra8+"),
            Motif::RookEndgame,
        );
    }

    #[test]
    fn an_ending_that_the_first_move_changes_is_none() {
        lacks(
            &line("4k3/4p3/8/8/8/8/4r3/R3K3 w - - 0 1", "Kxe2"),
            Motif::PawnEndgame,
        );
        lacks(
            &line("4k3/8/8/8/8/8/4r3/4K3 w - - 0 1", "Kxe2"),
            Motif::RookEndgame,
        );
    }
}
