//! One piece attacks several, and the opponent can save only one of them.

use rookery_rules::{Role, Square};

use crate::Line;
use crate::ply::Ply;
use crate::safety::{attacked_from, attackers, is_guarded, is_in_danger};
use crate::worth::worth;

/// The last move is left out: a fork is one only if something comes of it.
pub(crate) fn shown(line: &Line) -> bool {
    line.own().any(|ply| !ply.is_last() && is_fork(ply))
}

fn is_fork(ply: Ply<'_>) -> bool {
    let (board, us) = (ply.after().board(), ply.mover());
    if ply.role() == Role::King || is_in_danger(board, us, ply.to()) {
        return false;
    }
    let targets = attacked_from(board, ply.to()) & board.of_color(!us);
    let prey = |&square: &Square| {
        let role = board.role_at(square).expect("a target is a piece");
        let strikes_back = attackers(board, !us, ply.to()).contains(square);
        role != Role::Pawn
            && (worth(role) > worth(ply.arrived())
                || !is_guarded(board, !us, square) && !strikes_back)
    };
    targets.into_iter().filter(prey).nth(1).is_some()
}

#[cfg(test)]
mod tests {
    use crate::Motif;
    use crate::example::{lacks, line, shows};

    #[test]
    fn a_knight_forks_king_and_rook() {
        shows(
            &line("r3k3/8/8/3N4/8/8/8/4K3 w - - 0 1", "Nc7+ Kd7 Nxa8"),
            Motif::Fork,
        );
    }

    #[test]
    fn a_piece_that_can_be_taken_forks_nothing() {
        lacks(
            &line("r3k3/8/1b6/3N4/8/8/8/4K3 w - - 0 1", "Nc7+ Bxc7 Ke2"),
            Motif::Fork,
        );
    }

    #[test]
    fn guarded_pieces_of_the_same_worth_are_no_prey() {
        lacks(
            &line("4k3/1b1p1b2/2p1p3/3p4/8/3N4/8/4K3 w - - 0 1", "Nc5 Kf8 Nd3"),
            Motif::Fork,
        );
    }

    #[test]
    fn a_fork_that_nothing_comes_of_is_none() {
        lacks(
            &line("r3k3/8/8/3N4/8/8/8/4K3 w - - 0 1", "Nc7+"),
            Motif::Fork,
        );
    }
}
