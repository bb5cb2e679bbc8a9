//! One move of a line with the positions before and after it.

use rookery_rules::{Bitboard, Color, Move, Position, Role, Square};

use crate::Line;

/// A move of a line, which knows its neighbors.
#[derive(Clone, Copy)]
pub(crate) struct Ply<'l> {
    line: &'l Line,
    index: usize,
    mv: Move,
}

impl<'l> Ply<'l> {
    /// The move with this index, which the line must have.
    pub(crate) fn new(line: &'l Line, index: usize) -> Self {
        let mv = line.move_at(index).expect("a move of the line");
        Self { line, index, mv }
    }

    pub(crate) fn index(self) -> usize {
        self.index
    }

    pub(crate) fn mv(self) -> Move {
        self.mv
    }

    pub(crate) fn from(self) -> Square {
        self.mv.from()
    }

    pub(crate) fn to(self) -> Square {
        self.mv.to()
    }

    pub(crate) fn before(self) -> &'l Position {
        self.line.position_at(self.index)
    }

    pub(crate) fn after(self) -> &'l Position {
        self.line.position_at(self.index + 1)
    }

    /// Who moves.
    pub(crate) fn mover(self) -> Color {
        self.before().turn()
    }

    /// What moves; a pawn that is promoted is a pawn.
    pub(crate) fn role(self) -> Role {
        let role = self.before().board().role_at(self.from());
        role.expect("a move has a piece")
    }

    /// What stands on the target square afterwards.
    pub(crate) fn arrived(self) -> Role {
        self.mv.promotion().map_or_else(|| self.role(), Role::from)
    }

    /// What is taken.
    pub(crate) fn taken(self) -> Option<Role> {
        let victim = self.mv.victim()?;
        self.before().board().role_at(victim)
    }

    /// The pieces that give check after it.
    pub(crate) fn checkers(self) -> Bitboard {
        self.after().checkers()
    }

    pub(crate) fn is_check(self) -> bool {
        self.after().is_check()
    }

    pub(crate) fn is_capture(self) -> bool {
        self.mv.is_capture()
    }

    pub(crate) fn next(self) -> Option<Self> {
        let index = self.index + 1;
        let mv = self.line.move_at(index)?;
        Some(Self { index, mv, ..self })
    }

    pub(crate) fn previous(self) -> Option<Self> {
        let index = self.index.checked_sub(1)?;
        let mv = self.line.move_at(index)?;
        Some(Self { index, mv, ..self })
    }

    /// Whether it is the solver's first.
    pub(crate) fn is_first(self) -> bool {
        self.before() == self.line.start()
    }

    /// Whether no move follows.
    pub(crate) fn is_last(self) -> bool {
        self.next().is_none()
    }
}
