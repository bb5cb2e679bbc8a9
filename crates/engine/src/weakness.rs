//! Weaknesses: what somebody does without a look at the rest, always in the same way. Each is a habit
//! that names kinds of moves, never a move. Nothing here costs a pure search a node.

use rookery_analysis::Weakness;
use rookery_rules::{Color, Move, Position, Rank, Role, Square};

use crate::leaning::seen_from;

/// Until this move queens walk and favorites are ridden.
const OPENING: u16 = 15;
/// The most that is paid for peace after a check.
const PEACE: i32 = -600;
/// The most that is given for a check.
const CHECK: i32 = -100;
/// How many squares the short-sighted see.
const SIGHT: usize = 2;

/// What a habit looks at.
pub(crate) struct Scene<'p> {
    pub(crate) position: &'p Position,
    /// Where the piece stands that the side to move has moved last.
    pub(crate) own: Option<Square>,
    /// Whether it stood in check at one of its last four turns.
    pub(crate) was_checked: bool,
}

/// The moves that a weakness leaves: never none where there are some. No list at all if the scene
/// wakes no habit.
pub(crate) fn narrowed(weakness: Weakness, scene: &Scene<'_>, moves: &[Move]) -> Option<Vec<Move>> {
    let left: Vec<_> = match weakness {
        Weakness::TakesEveryOffer => greatest_gain(scene.position, moves),
        Weakness::NeverCastles => in_the_middle(scene.position, moves),
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
    let is_turn = |every: u16| position.fullmoves().is_multiple_of(every);
    let rank = |square| seen_from(side, square) / 8;
    let is_safe = || position.exchange_reaches(mv, 0);
    let checks = || position.play_unchecked(mv).is_check();
    match weakness {
        Weakness::RunsFromChecks => position.is_check() && role == Role::King,
        Weakness::PushesKingPawns => is_turn(3) && shields(position, mv) && is_safe(),
        Weakness::MovesQueenEarly => {
            is_opening && is_turn(2) && role == Role::Queen && rank(mv.to()) >= 2 && is_safe()
        }
        Weakness::ShortSighted => !is_officer || role == Role::Knight || length(mv) <= SIGHT,
        Weakness::BlindToKnights => victim != Some(Role::Knight),
        Weakness::NeverRetreats => !is_officer || rank(mv.to()) >= rank(mv.from()),
        Weakness::GrabsPawnsWithQueen => {
            role == Role::Queen && victim == Some(Role::Pawn) && is_safe()
        }
        Weakness::GivesEveryCheck => position.exchange_reaches(mv, CHECK) && checks(),
        Weakness::LostInEndgames => is_endgame(position) && role == Role::King && victim.is_none(),
        Weakness::RidesOnePiece => {
            is_opening && is_officer && scene.own == Some(mv.from()) && is_safe()
        }
        Weakness::ForgetsBackRank => {
            is_turn(2)
                && matches!(role, Role::Rook | Role::Queen)
                && rank(mv.from()) == 0
                && rank(mv.to()) > 0
                && is_safe()
        }
        Weakness::BlindToDiagonals => victim.is_none() || !is_officer || !is_diagonal(mv),
        Weakness::DespisesPawns => !is_officer || victim != Some(Role::Pawn),
        Weakness::MissesQuietMoves => victim.is_some() && is_safe(),
        Weakness::TradesWhenChecked => {
            scene.was_checked
                && is_officer
                && victim.is_some_and(|victim| victim != Role::Pawn)
                && position.exchange_reaches(mv, PEACE)
        }
        Weakness::IgnoresSmallPawns => !(victim == Some(Role::Pawn) && rank(mv.to()) < 4),
        Weakness::TakesEveryOffer | Weakness::NeverCastles => true,
    }
}

/// The capture that wins most by the exchange on its square alone.
fn greatest_gain(position: &Position, moves: &[Move]) -> Vec<Move> {
    let gain = |mv: &Move| mv.victim().map_or(0, |_| position.exchange(*mv));
    let most = moves.iter().map(gain).max().unwrap_or(0);
    let greatest = |mv: &&Move| most > 0 && gain(mv) == most;
    moves.iter().filter(greatest).copied().collect()
}

/// Whatever opens the middle, where its king stands, and never the way out of it.
fn in_the_middle(position: &Position, moves: &[Move]) -> Vec<Move> {
    let central = |square: Square| {
        (2..=5).contains(&square.file().index()) && (2..=5).contains(&square.rank().index())
    };
    let opens =
        |mv: &&Move| mv.is_capture() && central(mv.to()) && position.exchange_reaches(**mv, 0);
    let opening: Vec<_> = moves.iter().filter(opens).copied().collect();
    match opening.is_empty() {
        true => moves.iter().filter(|mv| !mv.is_castle()).copied().collect(),
        false => opening,
    }
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

/// Each side has at most what is worth two rooks and a minor piece.
fn is_endgame(position: &Position) -> bool {
    let board = position.board();
    let army = |side: Color| {
        let count = |role| board.of(side, role).len();
        count(Role::Knight) + count(Role::Bishop) + 2 * count(Role::Rook) + 4 * count(Role::Queen)
    };
    Color::ALL.into_iter().all(|side| army(side) <= 5)
}

fn is_diagonal(mv: Move) -> bool {
    let (files, ranks) = span(mv);
    files == ranks
}

fn length(mv: Move) -> usize {
    let (files, ranks) = span(mv);
    files.max(ranks)
}

/// How many files and ranks a move crosses.
fn span(mv: Move) -> (usize, usize) {
    let (from, to) = (mv.from(), mv.to());
    (
        from.file().index().abs_diff(to.file().index()),
        from.rank().index().abs_diff(to.rank().index()),
    )
}

#[cfg(test)]
mod tests;
