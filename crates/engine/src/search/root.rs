//! The top of the search: one depth after another, each line with a window around what the
//! last depth found. All of its state is kept between two slices of a search, so that only the
//! first move under way is begun again, and the table remembers most of that.

mod pass;

use rookery_analysis::{Analysis, Line};
use rookery_rules::Move;

use self::pass::Pass;
use super::Search;
use super::thought::{Halt, ThoughtProgress};
use crate::engine::Task;
use crate::leaning::Leaning;
use crate::order::picker::{Picker, Wanted};
use crate::value::{INFINITE, MATE, MAX_PLY, Value, is_mate, score};

/// How far the deepening is.
pub(super) struct Root {
    /// The first moves to choose from, the likeliest first.
    choices: Vec<Choice>,
    /// The depth under way.
    pub(super) depth: i32,
    finished: i32,
    deepest: i32,
    /// How many lines are wanted and can be had.
    wanted: usize,
    /// Lines of the last depth that is finished.
    best: Vec<Found>,
    /// Lines finished at the depth under way.
    found: Vec<Found>,
    /// The line under way.
    window: Option<Window>,
    /// For how many depths the best move has been the same.
    stable: i32,
}

#[derive(Clone, Copy)]
struct Choice {
    mv: Move,
    /// Nodes spent on it.
    effort: u64,
}

/// A line as the search has it.
#[derive(Clone)]
struct Found {
    value: Value,
    moves: Vec<Move>,
}

/// Between which values a line is looked for; widened until the value lies inside.
struct Window {
    alpha: Value,
    beta: Value,
    margin: Value,
    reduced: i32,
    /// The best line of all passes until now.
    line: Option<Found>,
    pass: Option<Pass>,
}

impl Root {
    pub(super) fn new(task: &Task, leaning: Option<&Leaning>) -> Self {
        let allowed = |mv: &Move| task.only.is_empty() || task.only.contains(mv);
        let allowed: Vec<_> = task.position.moves().into_iter().filter(allowed).collect();
        let is_seen = |mv: &&Move| {
            leaning.is_none_or(|leaning| !leaning.overlooks(&task.position, **mv, 1, 1))
        };
        let mut seen: Vec<_> = allowed.iter().filter(is_seen).copied().collect();
        if seen.is_empty() {
            // Something is always seen.
            let chance = task.position.hash() % allowed.len().max(1) as u64;
            seen.extend(allowed.get(chance as usize));
        }
        let choices: Vec<_> = seen
            .into_iter()
            .map(|mv| Choice { mv, effort: 0 })
            .collect();
        let deepest = task.limits.depth.map_or(MAX_PLY - 8, usize::from);
        Self {
            wanted: usize::from(task.lines.get()).min(choices.len()),
            choices,
            depth: 1,
            finished: 0,
            deepest: deepest.clamp(1, MAX_PLY - 8) as i32,
            best: Vec::new(),
            found: Vec::new(),
            window: None,
            stable: 0,
        }
    }

    /// The share of all nodes that went into the best move, in hundredths.
    fn share_of_best(&self) -> u64 {
        let all: u64 = self.choices.iter().map(|choice| choice.effort).sum();
        let best = self.best.first().and_then(|line| line.moves.first());
        let one = self.choices.iter().find(|choice| Some(&choice.mv) == best);
        100 * one.map_or(0, |choice| choice.effort) / all.max(1)
    }

    /// Whether a better line begins with the move.
    fn is_taken(&self, mv: Move) -> bool {
        self.found
            .iter()
            .any(|line| line.moves.first() == Some(&mv))
    }

    /// Puts a finished line where it belongs, best first.
    fn add(&mut self, line: Found) {
        let better = |known: &Found| known.value >= line.value;
        self.found.insert(self.found.partition_point(better), line);
    }

    /// The choice goes to the front, the rest stays in order.
    fn prefer(&mut self, mv: Move) {
        if let Some(at) = self.choices.iter().position(|choice| choice.mv == mv) {
            self.choices[..=at].rotate_right(1);
        }
    }

    /// The best lines of all, when the search ends in the middle of a depth.
    fn settle(&mut self) {
        let under_way = self.window.take().and_then(|window| window.line);
        let old = std::mem::take(&mut self.best);
        let all = self.found.drain(..).chain(under_way).chain(old);
        for line in all.collect::<Vec<_>>() {
            let is_new = |known: &Found| known.moves.first() != line.moves.first();
            if self.best.len() < self.wanted && self.best.iter().all(is_new) {
                self.best.push(line);
            }
        }
    }
}

impl Found {
    fn told(&self) -> Line {
        Line {
            score: score(self.value),
            moves: self.moves.clone(),
        }
    }
}

impl Window {
    /// Makes room on the side where the value fell out. By hand (see `search`), as everything about
    /// the window: each time half as much again and a little; after six pawns there is no window
    /// any more. What is better than expected is looked at again less deep, up to three half-moves,
    /// as is custom.
    fn widen(&mut self, value: Value) {
        if value <= self.alpha {
            self.beta = (self.alpha + self.beta) / 2;
            self.alpha = (value - self.margin).max(-INFINITE);
            self.reduced = 0;
        } else {
            self.beta = (value + self.margin).min(INFINITE);
            self.reduced = (self.reduced + 1).min(3);
        }
        self.margin += self.margin / 2 + 4;
        if self.margin > 600 {
            (self.alpha, self.beta) = (-INFINITE, INFINITE);
        }
    }
}

impl Search<'_> {
    /// Goes on until there is news or it is time to pause.
    pub(crate) fn go_on(mut self) -> ThoughtProgress {
        if self.thought.root.depth == 1 && self.thought.nodes == 0 {
            self.order_choices();
        }
        while self.thought.root.found.len() < self.thought.root.wanted {
            match self.line() {
                Ok(line) => self.thought.root.add(line),
                Err(Halt::Pause) => return ThoughtProgress::Paused,
                Err(Halt::End) => return self.end(),
            }
        }
        let worry = self.finish_depth();
        if self.is_enough(worry) {
            return self.end();
        }
        self.thought.root.depth += 1;
        ThoughtProgress::Deeper(self.analysis())
    }

    /// The first order is the one of any other position.
    fn order_choices(&mut self) {
        let position = self.thought.task.position;
        let known = self.engine.table.look_up(position.hash(), 0);
        let table_move = known.and_then(|known| known.mv);
        let mut picker = Picker::new(&position, Wanted::Every, table_move, [None; 2]);
        let before = self.before(0);
        let mut left = std::mem::take(&mut self.thought.root.choices);
        while let Some(mv) = picker.next(&position, &self.engine.history, &before) {
            if let Some(at) = left.iter().position(|choice| choice.mv == mv) {
                self.thought.root.choices.push(left.swap_remove(at));
            }
        }
        self.thought.root.choices.extend(left);
    }

    /// Takes the lines over and tells how much longer than usual to think, in hundredths.
    fn finish_depth(&mut self) -> u32 {
        let root = &mut self.thought.root;
        let found = std::mem::take(&mut root.found);
        let (old, new) = (root.best.first(), found.first());
        let same = old.map(|line| line.moves.first()) == new.map(|line| line.moves.first());
        root.stable = if same { root.stable + 1 } else { 0 };
        let drop = match (old, new) {
            (Some(old), Some(new)) => (old.value - new.value).clamp(0, 100),
            _ => 0,
        };
        root.best = found;
        root.finished = root.depth;
        // All by hand. A single move is not worth more than a fifth of the time.
        if root.choices.len() == 1 {
            return 20;
        }
        // A move that took most of the effort has few rivals left, and one that stays the best is
        // believed sooner; a value that falls is worth time, a hundredth for each centipawn up to a
        // pawn.
        let worry = 170 - root.share_of_best() as i32 - 8 * root.stable.min(6) + drop;
        worry.max(30) as u32
    }

    fn is_enough(&self, worry: u32) -> bool {
        let Root {
            depth,
            deepest,
            wanted,
            ..
        } = self.thought.root;
        wanted == 0
            || depth >= deepest
            || self.is_mate_found()
            || self.thought.budget.is_enough(self.elapsed(), worry)
    }

    /// A mate asked for is there, or the depth is enough to have proven the shortest.
    fn is_mate_found(&self) -> bool {
        let best = &self.thought.root.best;
        let limits = &self.thought.task.limits;
        let mates = |line: &Found| MATE - line.value.abs();
        let asked = limits.mate.is_some_and(|moves| {
            best.first()
                .is_some_and(|line| line.value > 0 && mates(line) < 2 * Value::from(moves))
        });
        let limited = limits.depth.is_some() || limits.nodes.is_some();
        let proven = best
            .iter()
            .all(|line| is_mate(line.value) && mates(line) * 2 + 4 < self.thought.root.depth);
        asked || (proven && !limited && self.thought.budget.is_timed())
    }

    fn end(self) -> ThoughtProgress {
        self.thought.root.settle();
        if self.thought.root.best.is_empty()
            && let Some(&Choice { mv, .. }) = self.thought.root.choices.first()
        {
            let value = self.evaluation(&self.thought.task.position);
            let moves = vec![mv];
            self.thought.root.best.push(Found { value, moves });
        }
        ThoughtProgress::Done(self.analysis())
    }

    /// One line at the depth under way.
    fn line(&mut self) -> Result<Found, Halt> {
        let mut window = match self.thought.root.window.take() {
            Some(window) => window,
            None => self.window(),
        };
        loop {
            let value = self.pass(&mut window);
            if let Some(halt) = self.thought.halt {
                self.thought.root.window = Some(window);
                return Err(halt);
            }
            if window.alpha < value && value < window.beta {
                let moves = window.line.map_or_else(Vec::new, |line| line.moves);
                return Ok(Found { value, moves });
            }
            window.widen(value);
        }
    }

    fn window(&self) -> Window {
        let root = &self.thought.root;
        let expected = root.best.get(root.found.len()).map(|line| line.value);
        // A seventh of a pawn around what the last depth found, from depth five on.
        let margin = 14;
        let (alpha, beta) = match expected {
            Some(value) if root.depth >= 5 && !is_mate(value) => (value - margin, value + margin),
            _ => (-INFINITE, INFINITE),
        };
        Window {
            alpha,
            beta,
            margin,
            reduced: 0,
            line: None,
            pass: None,
        }
    }

    fn analysis(&self) -> Analysis {
        let thought = &*self.thought;
        Analysis {
            depth: thought.root.finished as u8,
            selective_depth: thought.deepest as u8,
            nodes: thought.nodes,
            time: self.elapsed(),
            table_used: self.engine.table.used(),
            ordering: (thought.refuted_first * 1000 / thought.refuted.max(1)) as u16,
            lines: thought.root.best.iter().map(Found::told).collect(),
        }
    }
}
