//! The engine with few nodes. Whoever knows the other's weakness reckons with it in the search; that is
//! the only difference, and both look at equally many positions.

use rookery_analysis::{Limits, Style, Weakness};
use rookery_engine::{Engine, NoClock, Stop, Task};
use rookery_rules::Move;

/// What somebody has in mind against an opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Plan {
    /// What the other is known to do badly.
    pub(super) expects: Option<Weakness>,
    /// How to play oneself.
    pub(super) style: Style,
}

impl Plan {
    /// Knows nothing of the other.
    pub(super) const NONE: Self = Self {
        expects: None,
        style: Style::PURE,
    };
}

pub(super) struct Learner {
    plan: Plan,
    /// Nodes a move.
    nodes: u64,
    engine: Engine,
}

impl Learner {
    pub(super) fn new(plan: Plan, nodes: u64) -> Self {
        Self {
            plan,
            nodes,
            engine: Engine::new(1),
        }
    }

    /// Forgets the last game.
    pub(super) fn begin(&mut self) {
        self.engine.forget();
    }

    /// The move for a position that is not over.
    pub(super) fn choose(&mut self, task: Task) -> Option<Move> {
        let task = Task {
            style: self.plan.style,
            expects: self.plan.expects,
            limits: Limits::nodes(self.nodes),
            ..task
        };
        let analysis = self
            .engine
            .search(&task, &NoClock, &Stop::default(), |_| {});
        analysis.best_move()
    }
}
