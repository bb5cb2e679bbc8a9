//! What a learner is asked to do, and how far they are.

use rookery_rules::{Bitboard, Color, Move, MoveKind, Position, Promotion, Rank, Role, Wing};

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
    /// Not this way: it cannot be done anymore in the moves that are left.
    Failed,
}

impl Task {
    /// How far these moves lead. Whoever can no longer do it in the moves that are left has failed
    /// already.
    pub(super) fn state(self, start: Position, moves: &[Move]) -> TaskState {
        let (mut position, mut left) = (start, self.within());
        for &mv in moves {
            if left == 0 || !position.is_legal(mv) {
                return TaskState::Failed;
            }
            if self.done_by(&position, mv) {
                return TaskState::Done;
            }
            let Some(again) = waited(&position, mv) else {
                return TaskState::Failed;
            };
            (position, left) = (again, left - 1);
        }
        match self.next(&position, left) {
            Some(_) => TaskState::Open { left },
            None => TaskState::Failed,
        }
    }

    /// The move that leads on soonest after these, if any does.
    pub(super) fn way_on(self, start: Position, moves: &[Move]) -> Option<Move> {
        let TaskState::Open { left } = self.state(start, moves) else {
            return None;
        };
        let position = moves
            .iter()
            .try_fold(start, |position, &mv| waited(&position, mv))?;
        (1..=left).find_map(|left| self.next(&position, left))
    }

    /// Some move after which it can be done in the moves that are left then.
    fn next(self, position: &Position, left: u8) -> Option<Move> {
        if self.least(position) > u32::from(left) {
            return None;
        }
        position.moves().into_iter().find(|&mv| {
            let goes_on =
                || waited(position, mv).is_some_and(|again| self.next(&again, left - 1).is_some());
            self.done_by(position, mv) || goes_on()
        })
    }

    const fn within(self) -> u8 {
        match self {
            Self::Collect { within } | Self::Reach { within } => within,
            _ => 1,
        }
    }

    /// With fewer moves it cannot be done.
    fn least(self, position: &Position) -> u32 {
        match self {
            Self::Collect { .. } => pawns(position, !position.turn()).len().max(1),
            _ => 1,
        }
    }

    /// Whether one legal move does it.
    fn done_by(self, before: &Position, mv: Move) -> bool {
        let after = before.play_unchecked(mv);
        match self {
            Self::Collect { .. } => pawns(&after, after.turn()).is_empty(),
            Self::Reach { .. } => {
                let last_row = before.turn().rank(Rank::Eighth);
                Bitboard::rank(last_row).contains(mv.to())
            }
            Self::Check => after.is_check(),
            // A legal move always ends a check.
            Self::Escape => true,
            Self::Mate => after.is_checkmate(),
            Self::Castle(wing) => mv.kind() == MoveKind::Castle(wing),
            Self::Promote(to) => mv.promotion() == Some(to),
            Self::EnPassant => mv.is_en_passant(),
            Self::BestCapture => {
                let gains = before.moves().into_iter().map(|mv| before.exchange(mv));
                Some(before.exchange(mv)) == gains.max()
            }
        }
    }
}

/// The learner moves again and again, and the other side waits. A check would have to be answered,
/// so it leads nowhere here.
fn waited(position: &Position, mv: Move) -> Option<Position> {
    position.play_unchecked(mv).pass()
}

fn pawns(position: &Position, of: Color) -> Bitboard {
    position.board().of(of, Role::Pawn)
}
