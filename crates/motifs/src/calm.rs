//! Moves without noise: they take nothing, check nothing and attack nothing.

use rookery_rules::{Rank, Role};

use crate::Line;
use crate::ply::Ply;
use crate::safety::attacked_from;

/// Before the end comes a move that neither threatens at once nor answers a check.
pub(crate) fn quiet(line: &Line) -> bool {
    line.own().any(|ply| {
        !ply.is_last() && is_calm(ply) && ply.role() != Role::King && !ply.before().is_check()
    })
}

/// The last move is calm, or a check is answered before the solver has taken or checked; in both
/// cases with others to choose from.
pub(crate) fn defensive(line: &Line) -> bool {
    let ends_calm = line
        .own()
        .next_back()
        .is_some_and(|ply| is_calm(ply) && has_choice(ply));
    ends_calm || escapes(line)
}

fn escapes(line: &Line) -> bool {
    line.own()
        .take_while(|&ply| !ply.is_check() && !ply.is_capture() && has_choice(ply))
        .any(|ply| ply.before().is_check())
}

fn has_choice(ply: Ply<'_>) -> bool {
    ply.before().move_count() >= 3
}

fn is_calm(ply: Ply<'_>) -> bool {
    let board = ply.after().board();
    let prey = board.of_color(!ply.mover());
    !ply.is_check()
        && !ply.is_capture()
        && !is_far_pawn_move(ply)
        && !attacked_from(board, ply.to()).meets(prey)
}

/// A pawn that has come so far is a threat in itself.
fn is_far_pawn_move(ply: Ply<'_>) -> bool {
    ply.role() == Role::Pawn && ply.mover().rank(ply.to().rank()) >= Rank::Sixth
}

#[cfg(test)]
mod tests {
    use crate::Motif;
    use crate::example::{lacks, line, shows};

    #[test]
    fn a_move_without_a_threat_is_quiet() {
        shows(
            &line("6k1/5ppp/8/8/8/8/3R4/3R2K1 w - - 0 1", "Rd3 h6 Rd8+"),
            Motif::QuietMove,
        );
    }

    #[test]
    fn a_check_is_not() {
        lacks(
            &line("6k1/5pp1/7p/8/8/8/3R4/3R2K1 w - - 0 1", "Rd8+ Kh7 R8d7"),
            Motif::QuietMove,
        );
    }

    #[test]
    fn an_attack_on_a_pawn_is_not() {
        lacks(
            &line("6k1/5ppp/8/8/8/8/3R4/3R2K1 w - - 0 1", "Rd7 h6 Rd8+"),
            Motif::QuietMove,
        );
    }

    #[test]
    fn a_calm_end_holds_what_there_is() {
        shows(
            &line("6k1/5ppp/8/8/8/8/3R4/3R2K1 w - - 0 1", "Rd3"),
            Motif::DefensiveMove,
        );
    }

    #[test]
    fn a_check_is_answered() {
        shows(
            &line("7k/8/8/8/8/1r6/8/r2K4 w - - 0 1", "Kc2 Kg7 Kxb3"),
            Motif::DefensiveMove,
        );
    }

    #[test]
    fn a_mate_defends_nothing() {
        lacks(
            &line("6k1/5ppp/8/8/8/8/3R4/3R2K1 w - - 0 1", "Rd8#"),
            Motif::DefensiveMove,
        );
    }
}
