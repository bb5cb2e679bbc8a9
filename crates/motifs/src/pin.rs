//! A piece that may not leave its king: it cannot take what it attacks, or cannot get away.

use rookery_rules::{Board, Color};

use crate::Line;
use crate::pins::{Pin, pins};
use crate::safety::{attacked_from, attackers, is_guarded};
use crate::worth::worth;

pub(crate) fn shown(line: &Line) -> bool {
    let them = !line.solver();
    line.own().any(|ply| {
        let board = ply.after().board();
        pins(board, them).any(|pin| is_disarmed(board, them, pin) || is_held(board, them, pin))
    })
}

/// It attacks something worth taking and may not take it.
fn is_disarmed(board: &Board, owner: Color, pin: Pin) -> bool {
    let piece = board.role_at(pin.square).map_or(0, worth);
    let targets = (attacked_from(board, pin.square) - pin.line) & board.of_color(!owner);
    targets.into_iter().any(|target| {
        let prize = board.role_at(target).map_or(0, worth);
        prize > piece || !is_guarded(board, !owner, target)
    })
}

/// It is in danger from the pinner itself and may not run.
fn is_held(board: &Board, owner: Color, pin: Pin) -> bool {
    let of = |square| board.role_at(square).map_or(0, worth);
    let strikes_back = attackers(board, owner, pin.pinner).contains(pin.square);
    let could_run = attacked_from(board, pin.square) - pin.line - board.of_color(owner);
    of(pin.square) > of(pin.pinner)
        || !is_guarded(board, owner, pin.square) && !strikes_back && !could_run.is_empty()
}

#[cfg(test)]
mod tests {
    use crate::Motif;
    use crate::example::{lacks, line, shows};

    #[test]
    fn a_pinned_piece_cannot_run() {
        shows(
            &line("4k3/8/2n5/8/8/3B4/8/4K3 w - - 0 1", "Bb5 Ke7 Bxc6"),
            Motif::Pin,
        );
    }

    #[test]
    fn a_pinned_piece_cannot_take() {
        shows(
            &line("4k3/4n3/8/8/8/8/8/3QRK2 w - - 0 1", "Qd5"),
            Motif::Pin,
        );
    }

    #[test]
    fn a_pin_that_hinders_nobody_does_not_count() {
        lacks(
            &line("4k3/4n3/8/8/8/8/8/3QRK2 w - - 0 1", "Qd2"),
            Motif::Pin,
        );
    }

    #[test]
    fn a_piece_off_the_king_s_line_is_free() {
        lacks(
            &line("6k1/8/2n5/8/8/3B4/8/4K3 w - - 0 1", "Bb5 Kf7 Bxc6"),
            Motif::Pin,
        );
    }
}
