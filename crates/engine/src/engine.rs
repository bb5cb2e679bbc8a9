//! The engine: what it remembers from one search to the next.

use std::num::NonZeroU8;

use rookery_analysis::{Analysis, Limits, Style, Weakness};
use rookery_rules::{Color, Game, Move, Position};

use crate::effort;
use crate::human::{Glance, Surroundings};
use crate::order::correction::Correction;
use crate::order::history::History;
use crate::search::{Search, Thought, ThoughtProgress};
use crate::stop::{Clock, NoClock, Stop};
use crate::strength::{Person, Strength};
use crate::table::Table;
use crate::weakness::{self, Scene};

/// A position to think about, and how.
#[derive(Clone, Debug)]
pub struct Task {
    /// Where to start.
    pub position: Position,
    /// Hashes of the positions before it in the game, oldest first, for repetitions.
    pub before: Vec<u64>,
    /// The last move of the opponent, and our own before it.
    pub recent: [Option<Move>; 2],
    /// In which of the positions before somebody stood in check, the last in the lowest bit.
    pub checks: u8,
    /// How long to think.
    pub limits: Limits,
    /// How many lines are wanted.
    pub lines: NonZeroU8,
    /// Only these first moves, or all if empty.
    pub only: Vec<Move>,
    /// How to play.
    pub style: Style,
    /// What to do badly, if anything.
    pub weakness: Option<Weakness>,
    /// What the opponent is expected to do badly, if anything: it is reckoned with.
    pub expects: Option<Weakness>,
    /// How well to play.
    pub strength: Strength,
    /// Decides what a style leaves to chance. The same for all moves of a game.
    pub seed: u64,
}

impl Task {
    /// A position without a past, to be thought about without end.
    #[must_use]
    pub fn new(position: Position) -> Self {
        Self {
            position,
            before: Vec::new(),
            recent: [None; 2],
            checks: 0,
            limits: Limits::default(),
            lines: NonZeroU8::MIN,
            only: Vec::new(),
            style: Style::PURE,
            weakness: None,
            expects: None,
            strength: Strength::Full,
            seed: 0,
        }
    }

    /// Goes on to the position after a legal move.
    pub fn play(&mut self, mv: Move) {
        self.before.push(self.position.hash());
        self.recent = [Some(mv), self.recent[0]];
        self.checks = self.checks << 1 | u8::from(self.position.is_check());
        self.position.advance_unchecked(mv);
    }

    /// The task as somebody with its weakness goes about it.
    fn weakened(mut self) -> Self {
        if let Some(weakness) = self.weakness {
            let allowed = |mv: &Move| self.only.is_empty() || self.only.contains(mv);
            let moves: Vec<_> = self.position.moves().into_iter().filter(allowed).collect();
            let scene = Scene {
                position: &self.position,
                own: self.recent[1].map(Move::to),
                was_checked: self.checks & 0b1010_1010 != 0,
            };
            self.only = weakness::narrowed(weakness, &scene, &moves).unwrap_or(self.only);
        }
        self
    }
}

impl From<&Game> for Task {
    /// The position on the board, with the game before it.
    fn from(game: &Game) -> Self {
        let mut before: Vec<_> = game.positions().map(Position::hash).collect();
        before.pop();
        let past = game.positions().take(before.len());
        let checks = past.map(|past| u8::from(past.is_check()));
        let checks = checks.fold(0, |all: u8, check| all << 1 | check);
        let mut moves = game.moves().rev();
        Self {
            before,
            checks,
            recent: [moves.next(), moves.next()],
            ..Self::new(*game.position())
        }
    }
}

/// An engine with its memory.
pub struct Engine {
    pub(crate) table: Table,
    pub(crate) history: History,
    pub(crate) correction: Correction,
    /// Whose eyes the memory was made with.
    eyes: Eyes,
}

/// What decides how a position is seen. Memories of other eyes would mislead.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Eyes {
    Pure,
    Leaning(Style, Option<Weakness>, u64, Color),
}

impl Engine {
    /// An engine whose table takes so many megabytes; the rest takes two.
    #[must_use]
    pub fn new(megabytes: usize) -> Self {
        Self {
            table: Table::new(megabytes),
            history: History::new(),
            correction: Correction::new(),
            eyes: Eyes::Pure,
        }
    }

    /// Replaces the table by an empty one of so many megabytes.
    pub fn resize(&mut self, megabytes: usize) {
        self.table = Table::new(megabytes);
    }

    /// Forgets everything, as for a new game.
    pub fn forget(&mut self) {
        self.table.clear();
        self.history.clear();
        self.correction.clear();
    }

    /// Begins to think; the clock runs from now on.
    pub fn begin(&mut self, task: Task, clock: &dyn Clock) -> Thought {
        let mut task = task.weakened();
        task.style = task.strength.tempered(task.style);
        let eyes = match (task.style, task.expects) {
            (Style::PURE, None) => Eyes::Pure,
            (style, expects) => Eyes::Leaning(style, expects, task.seed, task.position.turn()),
        };
        if eyes != self.eyes {
            self.forget();
            self.eyes = eyes;
        }
        self.table.next_age();
        match Person::new(&task, || self.glance(&task)) {
            None => Thought::new(task, clock.now()),
            Some(person) => Thought::of_person(task, person, clock.now()),
        }
    }

    /// Goes on for at most so many nodes more. A pause costs little: only the first move under
    /// way is looked at again, with what the table knows of it.
    pub fn think(
        &mut self,
        thought: &mut Thought,
        nodes: u64,
        clock: &dyn Clock,
        stop: &Stop,
    ) -> ThoughtProgress {
        let before = thought.nodes();
        let progress = Search::new(self, thought, nodes, clock, stop).go_on();
        effort::add(thought.nodes() - before);
        match progress {
            ThoughtProgress::Done(analysis) => ThoughtProgress::Done(thought.decide(analysis)),
            progress => progress,
        }
    }

    /// What can be noticed about a position before thinking. All that was remembered is
    /// forgotten first, so that the same position always looks the same.
    pub fn glance(&mut self, task: &Task) -> Glance {
        self.forget();
        let mut thought = Thought::new(task.clone(), NoClock.now());
        let stop = Stop::default();
        let glimpses = Search::new(self, &mut thought, u64::MAX, &NoClock, &stop).glance();
        let around = Surroundings::new(&task.position, task.recent, &task.before);
        Glance::new(&around, &glimpses)
    }

    /// Thinks until a limit is reached or `stop` is asked, and tells `report` after each depth
    /// and at the end.
    pub fn search(
        &mut self,
        task: &Task,
        clock: &dyn Clock,
        stop: &Stop,
        mut report: impl FnMut(&Analysis),
    ) -> Analysis {
        let mut thought = self.begin(task.clone(), clock);
        loop {
            match self.think(&mut thought, u64::MAX, clock, stop) {
                ThoughtProgress::Paused => {}
                ThoughtProgress::Deeper(analysis) => report(&analysis),
                ThoughtProgress::Done(analysis) => {
                    report(&analysis);
                    return analysis;
                }
            }
        }
    }
}
