//! Looking a position up in the book of openings.

use rookery_analysis::Repertoire;
use rookery_openings::Book;
use rookery_play::Bout;
use rookery_rules::{Move, Position};

/// A position to be looked up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Consultation {
    /// Which openings it plays.
    pub book: Repertoire,
    /// Where it is to move.
    pub position: Position,
    /// Decides what the book leaves to chance.
    pub number: u64,
}

impl Consultation {
    /// What the engine to move looks up instead of thinking.
    pub fn of(bout: &Bout) -> Option<Self> {
        let position = bout.game.position();
        Some(Self {
            book: bout.mover()?.book_at(position)?,
            position: *position,
            number: u64::from(bout.seed),
        })
    }

    /// What the book plays, if it knows the position. Whoever calls this has the whole book with
    /// it, so the page does only once a game has begun.
    pub fn reply(&self) -> Option<Move> {
        self.book.choose(&self.position, self.number)
    }
}
