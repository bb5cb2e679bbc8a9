//! Looking ahead: iterative deepening over a principal-variation search.
//!
//! Where the numbers come from: only the weights of the evaluation are fitted. The margins, depths
//! and factors in this folder and in `order` were set by hand when the search was written, in the
//! shapes and about the sizes that engines of this kind commonly have, and none has been tuned
//! since. Where a comment says "by hand" it means this. The few that a match or a measurement
//! stands behind name it; matches are in `docs/engine-log.md`. Values are centipawns, depths
//! half-moves.

mod budget;
mod expect;
mod extend;
mod frame;
mod glance;
mod lesson;
mod node;
mod prune;
mod quiesce;
mod reduce;
mod root;
mod thought;

pub(crate) use self::glance::{Glimpse, LOOKS};
pub use self::thought::{Thought, ThoughtProgress};

use std::time::Duration;

use rookery_rules::{Move, Position};

use self::thought::Halt;
use crate::engine::Engine;
use crate::order::history::{Before, PieceTo};
use crate::stop::{Clock, Stop};
use crate::value::{MAX_EVALUATION, Value};

/// How many nodes pass between two looks at the clock: about a millisecond at a million nodes a
/// second, and what `tests/it` holds a stop to.
const LOOK: u64 = 1024;

/// A thought while it goes on: with the engine's memory, the time, and the wish to end.
pub(crate) struct Search<'e> {
    engine: &'e mut Engine,
    thought: &'e mut Thought,
    clock: &'e dyn Clock,
    stop: &'e Stop,
    /// Nodes at which to pause.
    pause: u64,
    /// Nodes at which to look at everything that may end the search.
    look: u64,
}

impl<'e> Search<'e> {
    /// Takes the thought up, for so many nodes more.
    pub(crate) fn new(
        engine: &'e mut Engine,
        thought: &'e mut Thought,
        nodes: u64,
        clock: &'e dyn Clock,
        stop: &'e Stop,
    ) -> Self {
        thought.halt = None;
        let mut search = Self {
            pause: thought.nodes.saturating_add(nodes),
            look: 0,
            engine,
            thought,
            clock,
            stop,
        };
        search.look = search.next_look();
        search
    }

    fn elapsed(&self) -> Duration {
        self.clock.now().saturating_sub(self.thought.budget.begun)
    }

    fn is_halted(&self) -> bool {
        self.thought.halt.is_some()
    }

    /// Goes one move on in the line.
    fn play(&mut self, position: &Position, mv: Move, ply: usize) -> Position {
        self.thought.frames[ply].step = Some(PieceTo::new(position, mv));
        self.thought.hashes.push(position.hash());
        let mut next = *position;
        next.advance_unchecked(mv);
        next
    }

    /// Goes back one move.
    fn take_back(&mut self) {
        self.thought.hashes.pop();
    }

    fn before(&self, ply: usize) -> Before {
        let frames = &self.thought.frames;
        let step = |back: usize| ply.checked_sub(back).and_then(|ply| frames[ply].step);
        [step(1), step(2), step(4)]
    }

    /// Whether the game is drawn here by repetition, quiet moves or lack of pieces. Coming back
    /// once within the line is enough; to a position of the game it takes a second time.
    fn is_draw(&self, position: &Position) -> bool {
        if position.halfmoves() >= 100 || position.is_insufficient_material() {
            return position.halfmoves() < 100 || position.has_moves() || !position.is_check();
        }
        let game = self.thought.task.before.len();
        let hashes = &self.thought.hashes;
        let hash = position.hash();
        let mut earlier = 0;
        let reach = usize::from(position.halfmoves()).min(hashes.len());
        for back in (4..=reach).step_by(2) {
            let at = hashes.len() - back;
            if hashes[at] == hash {
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
        if self.is_halted() {
            return;
        }
        self.thought.nodes += 1;
        self.thought.deepest = self.thought.deepest.max(ply);
        if self.thought.nodes >= self.look {
            self.look_around();
        }
    }

    #[cold]
    fn look_around(&mut self) {
        let Thought { nodes, budget, .. } = &*self.thought;
        let over = *nodes >= budget.nodes
            || nodes.is_multiple_of(LOOK)
                && (self.stop.is_asked() || budget.is_over(self.elapsed()));
        self.thought.halt = match over {
            true => Some(Halt::End),
            false if self.thought.nodes >= self.pause => Some(Halt::Pause),
            false => None,
        };
        self.look = self.next_look();
    }

    fn next_look(&self) -> u64 {
        let nodes = self.thought.nodes;
        let multiple = nodes - nodes % LOOK + LOOK;
        multiple.min(self.thought.budget.nodes).min(self.pause)
    }

    fn evaluation(&self, position: &Position) -> Value {
        let leaning = self.thought.leaning.as_ref();
        let bias = leaning.map_or(0, |leaning| leaning.bias(position));
        (crate::eval::evaluate(position) + bias).clamp(-MAX_EVALUATION, MAX_EVALUATION)
    }
}
