//! A move that was checked against the position it is played on.

use super::Position;
use crate::Move;

/// A legal move together with its position, so that playing it cannot fail.
#[derive(Clone, Copy, Debug)]
pub struct Legal<'p> {
    mv: Move,
    on: &'p Position,
}

impl Position {
    /// The move as one to be played here, if it is legal.
    #[must_use]
    pub fn legal(&self, mv: Move) -> Option<Legal<'_>> {
        self.moves().contains(&mv).then_some(Legal { mv, on: self })
    }
}

impl Legal<'_> {
    /// The move itself.
    #[must_use]
    pub fn mv(self) -> Move {
        self.mv
    }

    /// The position after it.
    #[must_use]
    pub fn play(self) -> Position {
        self.on.play_unchecked(self.mv)
    }
}
