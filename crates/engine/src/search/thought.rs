//! A search that can pause: all it has found out, besides what the engine remembers.

use std::time::Duration;

use rookery_analysis::Analysis;

use super::budget::Budget;
use super::frame::Frame;
use super::root::Root;
use crate::engine::Task;
use crate::leaning::Leaning;
use crate::strength::Person;
use crate::value::MAX_PLY;

/// A search begun, to be taken up as often as it takes.
pub struct Thought {
    pub(super) task: Task,
    pub(super) leaning: Option<Leaning>,
    /// Who plays, if it is not the engine itself.
    person: Option<Person>,
    pub(super) budget: Budget,
    pub(super) root: Root,
    /// Hashes of the game and of the line up to here.
    pub(super) hashes: Vec<u64>,
    pub(super) frames: Vec<Frame>,
    pub(super) nodes: u64,
    pub(super) deepest: usize,
    /// How often a move refuted a position, and how often it was the first tried.
    pub(super) refuted: u64,
    pub(super) refuted_first: u64,
    pub(super) halt: Option<Halt>,
    /// No turn may be passed: a null move is being checked.
    pub(super) passing_forbidden: bool,
}

/// Why the search goes back to the root.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Halt {
    /// To be taken up again.
    Pause,
    /// A limit is reached, or the outside wants it to end.
    End,
}

/// How far a thought is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ThoughtProgress {
    /// So many nodes were looked at; there is no news.
    Paused,
    /// One more depth is finished.
    Deeper(Analysis),
    /// A limit is reached, or a stop was asked for. It cannot go on.
    Done(Analysis),
}

impl Thought {
    pub(crate) fn new(task: Task, now: Duration) -> Self {
        let leaning = Leaning::new(task.style, task.seed, task.position.turn());
        Self {
            budget: Budget::new(&task.limits, now),
            root: Root::new(&task, leaning.as_ref()),
            leaning,
            person: None,
            hashes: task.before.clone(),
            frames: vec![Frame::default(); MAX_PLY + 8],
            nodes: 0,
            deepest: 0,
            refuted: 0,
            refuted_first: 0,
            halt: None,
            passing_forbidden: false,
            task,
        }
    }

    /// A thought of somebody who decides by more than thinking.
    pub(crate) fn of_person(task: Task, person: Person, now: Duration) -> Self {
        let (limits, lines) = person.thinking();
        let thought = Self::new(
            Task {
                limits,
                lines,
                ..task
            },
            now,
        );
        Self {
            person: Some(person),
            ..thought
        }
    }

    /// What is played in the end.
    pub(crate) fn decide(&self, analysis: Analysis) -> Analysis {
        match &self.person {
            Some(person) => person.choose(&self.task, self.leaning.as_ref(), analysis),
            None => analysis,
        }
    }

    /// Nodes looked at until now.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.nodes
    }
}
