//! Who is told what a game holds, while it is being read.

use super::{Comment, GameResult, Nag};
use crate::{Move, Position};

/// Takes a game as it is read; every method has a default that does nothing.
///
/// The order is that of the text: [`begin_game`](Self::begin_game), the tags,
/// [`begin_moves`](Self::begin_moves), then moves, comments, signs and variations, and
/// [`end_game`](Self::end_game). A broken game stops anywhere between; the next one starts
/// with `begin_game` again.
pub trait Visitor {
    /// Whether comments are told of. To skip them spares decoding and measuring them.
    const COMMENTS: Interest = Interest::Read;

    /// A game begins.
    fn begin_game(&mut self) {}

    /// One of its tags, decoded and without its quotes.
    fn tag(&mut self, name: &str, value: &str) {
        let _ = (name, value);
    }

    /// The tags are over, and the moves start from here. To skip them is much cheaper than
    /// to read them.
    fn begin_moves(&mut self, start: &Position) -> Interest {
        let _ = start;
        Interest::Read
    }

    /// A legal move. To skip leaves out the rest of this line: of the game, or of the
    /// variation.
    fn played(&mut self, step: VisitedMove<'_>) -> Interest {
        let _ = step;
        Interest::Read
    }

    /// The turn is passed in a variation. Chess does not allow that, so the rest of the
    /// variation is left out.
    fn passed(&mut self) {}

    /// A sign on the last move, or on the next one if the line has just begun.
    fn nag(&mut self, nag: Nag) {
        let _ = nag;
    }

    /// A comment on the last move, or before the first one of a line. One among the tags is
    /// told of after them.
    fn comment(&mut self, comment: Comment<'_>) {
        let _ = comment;
    }

    /// A variation begins, in place of the last move. One that is skipped has no
    /// [`end_variation`](Self::end_variation).
    fn begin_variation(&mut self) -> Interest {
        Interest::Read
    }

    /// The variation ends.
    fn end_variation(&mut self) {}

    /// The game ends with this result.
    fn end_game(&mut self, result: GameResult) {
        let _ = result;
    }
}

/// Whether to be told what comes next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Interest {
    /// Tell it.
    Read,
    /// Leave it out.
    Skip,
}

/// A move with the positions before and after it.
#[derive(Clone, Copy, Debug)]
pub struct VisitedMove<'p> {
    /// The legal move.
    pub mv: Move,
    /// Where it is played.
    pub before: &'p Position,
    /// Where it leads.
    pub after: &'p Position,
}

/// For checking games without keeping anything of them.
impl Visitor for () {}
