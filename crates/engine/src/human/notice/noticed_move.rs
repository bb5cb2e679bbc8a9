//! A move with what it changes.

use rookery_rules::{Color, Move, Position, Role, Square};

use super::super::glance::{role_of, seen_from};
use super::Surroundings;
use super::danger::{Danger, dangers};

/// A move with what it changes.
pub(super) struct NoticedMove<'a> {
    pub(super) around: &'a Surroundings<'a>,
    pub(super) position: &'a Position,
    pub(super) next: Position,
    pub(super) mv: Move,
    pub(super) us: Color,
    pub(super) role: Role,
    pub(super) victim: Option<Role>,
    /// What the exchange on its square gives.
    pub(super) exchange: i32,
    pub(super) check: bool,
    /// What the opponent could take afterwards.
    pub(super) dangers: Vec<Danger>,
}

impl<'a> NoticedMove<'a> {
    pub(super) fn new(around: &'a Surroundings<'a>, mv: Move) -> Self {
        let position = around.position;
        let next = position.play_unchecked(mv);
        Self {
            around,
            position,
            mv,
            us: position.turn(),
            role: role_of(position, mv),
            victim: mv
                .victim()
                .and_then(|square| position.board().role_at(square)),
            exchange: position.exchange(mv),
            check: next.is_check(),
            dangers: dangers(&next),
            next,
        }
    }

    /// Whether the opponent's last move ended on this square.
    pub(super) fn just_moved(&self, square: Square) -> bool {
        self.around.recent[0].is_some_and(|last| last.to() == square)
    }

    pub(super) fn is_recapture(&self) -> bool {
        self.around.recent[0]
            .is_some_and(|last| last.is_capture() && self.mv.victim() == Some(last.to()))
    }
}

/// King's steps from one square to the other.
pub(super) fn distance(mv: Move) -> usize {
    let files = mv.from().file().index().abs_diff(mv.to().file().index());
    let ranks = mv.from().rank().index().abs_diff(mv.to().rank().index());
    files.max(ranks)
}

/// Backward, sideways or forward.
pub(super) fn direction(us: Color, mv: Move) -> usize {
    let rank = |square| seen_from(us, square) / 8;
    match rank(mv.to()).cmp(&rank(mv.from())) {
        std::cmp::Ordering::Less => 0,
        std::cmp::Ordering::Equal => 1,
        std::cmp::Ordering::Greater => 2,
    }
}
