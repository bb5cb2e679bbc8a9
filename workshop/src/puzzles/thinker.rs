//! Answers the questions of the puzzle rules with our engine.

use rookery_analysis::{Analysis, Request};
use rookery_engine::{Engine, NoClock, Stop, Task};
use rookery_puzzles::{Moment, Proof, Scout};

/// An engine that counts what it looked at.
pub(super) struct Thinker {
    engine: Engine,
    pub(super) nodes: u64,
}

impl Thinker {
    pub(super) fn new(megabytes: usize) -> Self {
        Self {
            engine: Engine::new(megabytes),
            nodes: 0,
        }
    }

    pub(super) fn forget(&mut self) {
        self.engine.forget();
    }

    pub(super) fn answer(&mut self, request: &Request) -> Analysis {
        let task = Task {
            limits: request.limits,
            lines: request.lines,
            ..Task::new(request.position)
        };
        let analysis = self
            .engine
            .search(&task, &NoClock, &Stop::default(), |_| {});
        self.nodes += analysis.nodes;
        analysis
    }

    /// Answers until a proof has come to its end.
    pub(super) fn settle(&mut self, mut proof: Proof) -> Proof {
        while let Proof::Open(prover) = proof {
            let analysis = self.answer(&prover.request());
            proof = prover.hear(&analysis);
        }
        proof
    }

    /// Answers until the scout has gone through its moves.
    pub(super) fn explore(&mut self, mut scout: Scout) -> Vec<Moment> {
        let mut moments = Vec::new();
        while let Some(request) = scout.request() {
            moments.extend(scout.hear(&self.answer(&request)));
        }
        moments
    }
}
