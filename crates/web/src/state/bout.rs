//! One game against the engine, and how it is going.

use rookery_rules::{Color, Game, Move, Outcome};

use super::opponent::{Level, Opponent, Pace};
use super::pace;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bout {
    /// The person's color.
    pub side: Color,
    pub opponent: Opponent,
    /// Decides all that the opponent leaves to chance.
    pub seed: u32,
    pub game: Game,
}

/// Whose turn it is, or how it ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Nothing has begun.
    Choosing,
    /// The person is to move.
    Yours,
    /// The engine is to move.
    Engines,
    Over(Outcome),
}

/// Where a reply comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    Book,
    /// It took so many milliseconds.
    Thought(u64),
}

impl Bout {
    pub fn stage(&self) -> Stage {
        match self.game.outcome() {
            Some(outcome) => Stage::Over(outcome),
            None if self.game.position().turn() == self.side => Stage::Yours,
            None => Stage::Engines,
        }
    }

    /// What the opponent plays without thinking.
    pub fn book_move(&self) -> Option<Move> {
        self.opponent.book_move(self.game.position(), self.seed)
    }

    /// Milliseconds before a reply that is known is played. Full strength takes no longer than
    /// its time for thinking, and has used that when it has thought.
    pub fn pause(&self, reply: Move, source: Source) -> u32 {
        let looks = match self.opponent.pace {
            Pace::Instant => return 0,
            Pace::Human => pace::pause(&self.game, reply, self.seed),
        };
        match (self.opponent.level, source) {
            (Level::Full, Source::Thought(_)) => 0,
            (Level::Full, Source::Book) => looks.min(self.opponent.time.millis()),
            (Level::Rated(_), Source::Book) => looks,
            (Level::Rated(_), Source::Thought(millis)) => {
                looks.saturating_sub(u32::try_from(millis).unwrap_or(u32::MAX))
            }
        }
    }

    /// Whether the person has made a move that can be taken back.
    pub fn can_take_back(&self) -> bool {
        let own_first = self.game.start().turn() == self.side;
        self.game.moves().len() > usize::from(!own_first)
    }

    /// Takes the person's last move back, and what came after it.
    pub fn take_back(&mut self) {
        while self.game.undo().is_some() {
            if self.game.position().turn() == self.side {
                break;
            }
        }
    }
}
