//! Habits: what somebody does without a look at the rest. A habit names kinds of moves, never a move.

use rookery_analysis::Weakness;
use rookery_rules::{Move, Position, Rank, Role, Square};

use crate::leaning::seen_from;

/// Until this move queens walk and favorites are ridden.
const OPENING: u16 = 15;
/// The most that is paid for peace after a check.
const PEACE: i32 = -600;
/// The most that is given for a check.
const CHECK: i32 = -100;

/// What a habit looks at.
pub(crate) struct Scene<'p> {
    pub(crate) position: &'p Position,
    /// Where the man stands that the side to move has moved last.
    pub(crate) own: Option<Square>,
    /// Whether it stood in check at one of its last four turns.
    pub(crate) was_checked: bool,
}

/// The moves that a weakness leaves: never none where there are some. No list at all if the scene
/// wakes no habit.
pub(crate) fn narrowed(weakness: Weakness, scene: &Scene<'_>, moves: &[Move]) -> Option<Vec<Move>> {
    let position = scene.position;
    let left: Vec<_> = match weakness {
        Weakness::TakesEveryOffer => greatest_gain(position, moves),
        _ => {
            let is_left = |mv: &&Move| is_left(weakness, scene, **mv);
            moves.iter().filter(is_left).copied().collect()
        }
    };
    (!left.is_empty() && left.len() < moves.len()).then_some(left)
}

/// Whether a move is one that the habit asks for, or leaves.
fn is_left(weakness: Weakness, scene: &Scene<'_>, mv: Move) -> bool {
    let position = scene.position;
    let side = position.turn();
    let role = position.board().role_at(mv.from()).unwrap_or(Role::Pawn);
    let victim = mv.victim().and_then(|at| position.board().role_at(at));
    let is_officer = !matches!(role, Role::Pawn | Role::King);
    let is_opening = position.fullmoves() <= OPENING;
    let rank = |square| seen_from(side, square) / 8;
    let checks = || position.play_unchecked(mv).is_check();
    match weakness {
        Weakness::RunsFromChecks => position.is_check() && role == Role::King,
        Weakness::PushesKingPawns => {
            position.fullmoves().is_multiple_of(3)
                && shields(position, mv)
                && position.exchange_reaches(mv, 0)
        }
        Weakness::MovesQueenEarly => {
            is_opening
                && position.fullmoves().is_multiple_of(2)
                && role == Role::Queen
                && rank(mv.to()) >= 2
                && position.exchange_reaches(mv, 0)
        }
        Weakness::NeverRetreats => !is_officer || rank(mv.to()) >= rank(mv.from()),
        Weakness::GrabsPawnsWithQueen => {
            role == Role::Queen && victim == Some(Role::Pawn) && position.exchange_reaches(mv, 0)
        }
        Weakness::GivesEveryCheck => position.exchange_reaches(mv, CHECK) && checks(),
        Weakness::RidesOnePiece => {
            is_opening
                && is_officer
                && scene.own == Some(mv.from())
                && position.exchange_reaches(mv, 0)
        }
        Weakness::ForgetsBackRank => !(shields(position, mv) && rank(mv.from()) == 1),
        Weakness::NeverCastles => !mv.is_castle(),
        Weakness::TradesWhenChecked => {
            scene.was_checked
                && is_officer
                && victim.is_some_and(|victim| victim != Role::Pawn)
                && position.exchange_reaches(mv, PEACE)
        }
        _ => true,
    }
}

/// The capture that wins most by the exchange on its square alone.
fn greatest_gain(position: &Position, moves: &[Move]) -> Vec<Move> {
    let gain = |mv: &Move| mv.victim().map_or(0, |_| position.exchange(*mv));
    let most = moves.iter().map(gain).max().unwrap_or(0);
    let greatest = |mv: &&Move| most > 0 && gain(mv) == most;
    moves.iter().filter(greatest).copied().collect()
}

/// Whether a pawn beside or before its own king, which is at home, steps forward.
fn shields(position: &Position, mv: Move) -> bool {
    let side = position.turn();
    let king = position.king(side);
    let role = position.board().role_at(mv.from());
    role == Some(Role::Pawn)
        && !mv.is_capture()
        && king.rank() == side.rank(Rank::First)
        && king.file().index().abs_diff(mv.from().file().index()) <= 1
}
