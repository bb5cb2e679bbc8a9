//! What a learner is asked to do, and how far they are.

use rookery_rules::{Bitboard, Move, MoveKind, Position, Promotion, Role, Wing};

/// Something to do on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// Take every pawn of the other side in so many moves, while that side waits.
    Collect {
        /// The most moves.
        within: u8,
    },
    /// Bring a pawn or a piece to the last row in so many moves, while the other side waits.
    Reach {
        /// The most moves.
        within: u8,
    },
    /// Give check.
    Check,
    /// End the check.
    Escape,
    /// Give mate.
    Mate,
    /// Castle on this side.
    Castle(Wing),
    /// Promote to this.
    Promote(Promotion),
    /// Take en passant.
    EnPassant,
    /// Make the capture that wins the most.
    BestCapture,
}

/// How far a learner is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TaskState {
    /// So many moves may still be made.
    Open {
        /// The moves left.
        left: u8,
    },
    /// Done.
    Done,
    /// Not this way; from the beginning, please.
    Failed,
}

impl Task {
    pub(super) fn state(self, start: Position, moves: &[Move]) -> TaskState {
        match self {
            Self::Collect { within } => waited(start, moves, within, no_pawns),
            Self::Reach { within } => waited(start, moves, within, arrived),
            _ => match moves {
                [] => TaskState::Open { left: 1 },
                [mv] if start.is_legal(*mv) && self.done_by(&start, *mv) => TaskState::Done,
                _ => TaskState::Failed,
            },
        }
    }

    /// Whether one legal move does it.
    fn done_by(self, start: &Position, mv: Move) -> bool {
        let after = start.play_unchecked(mv);
        match self {
            Self::Collect { .. } | Self::Reach { .. } => false,
            Self::Check => after.is_check(),
            // A legal move always ends a check.
            Self::Escape => true,
            Self::Mate => after.is_checkmate(),
            Self::Castle(wing) => mv.kind() == MoveKind::Castle(wing),
            Self::Promote(to) => mv.promotion() == Some(to),
            Self::EnPassant => mv.is_en_passant(),
            Self::BestCapture => {
                let gains = start.moves().into_iter().map(|mv| start.exchange(mv));
                Some(start.exchange(mv)) == gains.max()
            }
        }
    }
}

/// The learner moves again and again, and the other side waits. A check would have to be answered,
/// so it does not count here.
fn waited(
    start: Position,
    moves: &[Move],
    within: u8,
    done: impl Fn(&Position, Move) -> bool,
) -> TaskState {
    let mut position = start;
    let mut left = within;
    for &mv in moves {
        let Some(legal) = position.legal(mv).filter(|_| left > 0) else {
            return TaskState::Failed;
        };
        let after = legal.play();
        if done(&after, mv) {
            return TaskState::Done;
        }
        let Some(again) = after.pass() else {
            return TaskState::Failed;
        };
        position = again;
        left -= 1;
    }
    match left {
        0 => TaskState::Failed,
        left => TaskState::Open { left },
    }
}

fn no_pawns(after: &Position, _: Move) -> bool {
    after.board().of(after.turn(), Role::Pawn).is_empty()
}

fn arrived(after: &Position, mv: Move) -> bool {
    let last_row = (!after.turn()).rank(rookery_rules::Rank::Eighth);
    Bitboard::rank(last_row).contains(mv.to())
}
