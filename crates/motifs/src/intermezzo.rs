//! A piece is to be taken back, and a stronger move comes first.

use crate::Line;
use crate::line::Combo;
use crate::safety::attackers;

pub(crate) fn shown(line: &Line) -> bool {
    line.combos().any(is_intermezzo)
}

fn is_intermezzo(
    Combo {
        first,
        reply,
        second,
    }: Combo<'_>,
) -> bool {
    let square = second.to();
    let Some(before) = first.previous() else {
        return false;
    };
    let guards = attackers(first.after().board(), reply.mover(), square);
    second.is_capture()
        && first.to() != square
        && !guards.contains(reply.from())
        && before.is_capture()
        && before.to() == square
        && first.before().is_legal(second.mv())
}

#[cfg(test)]
mod tests {
    use crate::Motif;
    use crate::example::{answer, lacks, line, shows};

    #[test]
    fn a_check_before_the_recapture() {
        shows(
            &answer("r3k3/8/2n5/8/3N4/8/8/3QKB2 b - - 0 1", "Nxd4 Bb5+ Kf8 Qxd4"),
            Motif::Intermezzo,
        );
    }

    #[test]
    fn to_take_back_at_once_is_none() {
        lacks(
            &answer("r3k3/8/2n5/8/3N4/8/8/3QKB2 b - - 0 1", "Nxd4 Qxd4 Kf8 Qd6+"),
            Motif::Intermezzo,
        );
    }

    #[test]
    fn without_the_move_before_nothing_can_be_said() {
        lacks(
            &line("r3k3/8/8/8/3n4/8/8/3QKB2 w - - 0 1", "Bb5+ Kf8 Qxd4"),
            Motif::Intermezzo,
        );
    }
}
