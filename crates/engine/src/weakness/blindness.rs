//! Moves of the opponent that somebody does not see coming, at any depth.

use rookery_analysis::Weakness;
use rookery_rules::{Color, Move, Position, Rank, Role};

use crate::leaning::seen_from;

/// So many squares, and a line is too long to follow.
const FAR: usize = 4;
/// So many, and a diagonal is overlooked.
const LONG: usize = 3;

/// Nothing unseen is hoped to win more.
const MOST: i32 = 500;

/// Whether a move of the side to move is hidden from the other side, which has the weakness.
pub(crate) fn is_hidden(weakness: Weakness, position: &Position, mv: Move) -> bool {
    let role = position.board().role_at(mv.from()).unwrap_or(Role::Pawn);
    let (files, ranks) = span(mv);
    match weakness {
        Weakness::ShortSighted => {
            matches!(role, Role::Bishop | Role::Rook | Role::Queen) && files.max(ranks) >= FAR
        }
        Weakness::BlindToKnights => role == Role::Knight,
        Weakness::BlindToDiagonals => {
            matches!(role, Role::Bishop | Role::Queen) && files == ranks && files >= LONG
        }
        Weakness::ForgetsBackRank => {
            let home = (!position.turn()).rank(Rank::First);
            matches!(role, Role::Rook | Role::Queen) && mv.to().rank() == home
        }
        Weakness::NeverCastles => {
            let king = position.king(!position.turn());
            (2..=5).contains(&king.file().index())
                && matches!(role, Role::Rook | Role::Queen)
                && mv.to().file() == king.file()
                && position.play_unchecked(mv).is_check()
        }
        Weakness::MissesQuietMoves => {
            let is_officer = !matches!(role, Role::Pawn | Role::King);
            is_officer && !mv.is_capture() && !position.play_unchecked(mv).is_check()
        }
        Weakness::DespisesPawns => {
            let victim = mv.victim().and_then(|at| position.board().role_at(at));
            victim == Some(Role::Pawn)
        }
        Weakness::IgnoresSmallPawns => role == Role::Pawn && is_beyond_middle(position.turn(), mv),
        _ => false,
    }
}

/// The most that is threatened unseen, in centipawns: what the side that is not to move could do if it
/// were its turn, and what is hidden from the other, which has the weakness.
pub(crate) fn ambush(weakness: Weakness, position: &Position) -> i32 {
    let Some(passed) = position.pass() else {
        return 0;
    };
    let hidden = |mv: &Move| is_hidden(weakness, &passed, *mv);
    let moves = passed.moves().into_iter().filter(hidden);
    let most = moves.map(|mv| promised(&passed, mv)).max();
    most.unwrap_or(0).clamp(0, MOST)
}

/// What a move seems to give: what it takes, mate, or at no risk a check or a step of a pawn.
fn promised(position: &Position, mv: Move) -> i32 {
    if mv.is_capture() || mv.promotion().is_some() {
        return position.exchange(mv);
    }
    let next = position.play_unchecked(mv);
    match position.exchange_reaches(mv, 0) {
        _ if next.is_checkmate() => MOST,
        true if next.is_check() => 60,
        true if position.board().role_at(mv.from()) == Some(Role::Pawn) => 40,
        _ => 0,
    }
}

fn span(mv: Move) -> (usize, usize) {
    let (from, to) = (mv.from(), mv.to());
    (
        from.file().index().abs_diff(to.file().index()),
        from.rank().index().abs_diff(to.rank().index()),
    )
}

fn is_beyond_middle(side: Color, mv: Move) -> bool {
    seen_from(side, mv.from()) / 8 >= 4
}
