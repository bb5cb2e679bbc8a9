//! Six short lessons for somebody who has never played: words, positions and tasks, each judged by
//! the moves alone.

mod table;
mod task;

pub use table::LESSONS;
pub use task::{Task, TaskState};

use rookery_rules::{Move, Position};

/// A lesson.
#[derive(Debug, PartialEq, Eq)]
pub struct Lesson {
    /// How the story names it.
    pub key: &'static str,
    /// What it is called.
    pub title: &'static str,
    /// What to do, one after the other.
    pub parts: &'static [Part],
}

/// Something to learn and something to do.
#[derive(Debug, PartialEq, Eq)]
pub struct Part {
    /// What the guide says.
    pub words: &'static str,
    /// The board, the learner to move.
    pub fen: &'static str,
    /// What the learner does on it.
    pub task: Task,
}

impl Lesson {
    /// The lesson that the story calls so.
    #[must_use]
    pub fn from_key(key: &str) -> Option<&'static Self> {
        LESSONS.iter().find(|lesson| lesson.key == key)
    }
}

impl Part {
    /// The board at the beginning.
    #[must_use]
    pub fn position(&self) -> Position {
        Position::parse_fen(self.fen).expect("a test reads every part")
    }

    /// How far the learner has come with these moves.
    #[must_use]
    pub fn state(&self, moves: &[Move]) -> TaskState {
        self.task.state(self.position(), moves)
    }

    /// The move that leads on soonest after these; none if it is done, or cannot be done anymore.
    #[must_use]
    pub fn way_on(&self, moves: &[Move]) -> Option<Move> {
        self.task.way_on(self.position(), moves)
    }
}

#[cfg(test)]
mod tests;
