//! Looking ahead: iterative deepening over a principal-variation search.

mod budget;
mod extend;
mod frame;
mod lesson;
mod node;
mod prune;
mod quiesce;
mod reduce;
mod root;

use rookery_rules::{Move, Position};

use crate::engine::{Engine, Task};
use crate::order::history::{Before, Step};
use crate::stop::{Clock, Stop};
use crate::value::{MAX_PLY, Value};

use self::budget::Budget;
use self::frame::Frame;

/// One search: the engine's memory, the line being looked at, and what may still be used.
pub(crate) struct Search<'e> {
    engine: &'e mut Engine,
    task: &'e Task,
    budget: Budget<'e>,
    /// Hashes of the game and of the line up to here.
    hashes: Vec<u64>,
    frames: Vec<Frame>,
    nodes: u64,
    deepest: usize,
    /// First moves left out: those of better lines.
    taken: Vec<Move>,
    /// How often a move refuted a position, and how often it was the first tried.
    refuted: u64,
    refuted_first: u64,
    stopped: bool,
    /// No turn may be passed: a null move is being checked.
    passing_forbidden: bool,
    /// The depth of the iteration under way.
    iteration: i32,
}

impl<'e> Search<'e> {
    pub(crate) fn new(
        engine: &'e mut Engine,
        task: &'e Task,
        clock: &'e dyn Clock,
        stop: &'e Stop,
    ) -> Self {
        Self {
            engine,
            budget: Budget::new(task, clock, stop),
            hashes: task.before.clone(),
            frames: vec![Frame::default(); MAX_PLY + 8],
            nodes: 0,
            deepest: 0,
            taken: Vec::new(),
            refuted: 0,
            refuted_first: 0,
            stopped: false,
            passing_forbidden: false,
            iteration: 0,
            task,
        }
    }

    /// Goes one move on in the line.
    fn play(&mut self, position: &Position, mv: Move, ply: usize) -> Position {
        self.frames[ply].step = Some(Step::new(position, mv));
        self.hashes.push(position.hash());
        let mut next = *position;
        next.advance_unchecked(mv);
        next
    }

    /// Goes back one move.
    fn take_back(&mut self) {
        self.hashes.pop();
    }

    fn before(&self, ply: usize) -> Before {
        let step = |back: usize| ply.checked_sub(back).and_then(|ply| self.frames[ply].step);
        [step(1), step(2), step(4)]
    }

    /// Whether the game is drawn here by repetition, quiet moves or lack of men. Coming back
    /// once within the line is enough; to a position of the game it takes a second time.
    fn is_draw(&self, position: &Position) -> bool {
        if position.halfmoves() >= 100 || position.is_insufficient_material() {
            return position.halfmoves() < 100 || position.has_moves() || !position.is_check();
        }
        let game = self.task.before.len();
        let hash = position.hash();
        let mut earlier = 0;
        let reach = usize::from(position.halfmoves()).min(self.hashes.len());
        for back in (4..=reach).step_by(2) {
            let at = self.hashes.len() - back;
            if self.hashes[at] == hash {
                earlier += 1;
                if at >= game || earlier == 2 {
                    return true;
                }
            }
        }
        false
    }

    /// Counts a node and looks at the budget now and then.
    fn count_node(&mut self, ply: usize) {
        if self.stopped {
            return;
        }
        self.nodes += 1;
        self.deepest = self.deepest.max(ply);
        if self.budget.is_spent(self.nodes) {
            self.stopped = true;
        }
    }

    fn evaluation(&self, position: &Position) -> Value {
        use crate::value::MAX_EVALUATION;
        crate::eval::evaluate(position).clamp(-MAX_EVALUATION, MAX_EVALUATION)
    }
}
