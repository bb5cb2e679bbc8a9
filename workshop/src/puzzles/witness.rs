//! What our engine and our model of people tell about the moves of a solution.

use std::sync::{Arc, OnceLock};

use rookery_analysis::Limits;
use rookery_engine::{Engine, Human, NoClock, PEOPLE, Stop, Task};
use rookery_puzzles::Clue;
use rookery_rules::{Move, Position};

use super::likelihood::likelihoods;

/// The people we know.
pub(super) fn human() -> Arc<Human> {
    static HUMAN: OnceLock<Arc<Human>> = OnceLock::new();
    let read = || Arc::new(Human::parse(PEOPLE).expect("the weights are made for this engine"));
    Arc::clone(HUMAN.get_or_init(read))
}

/// Looks at moves without knowing that they are right.
pub(super) struct Witness {
    engine: Engine,
    human: Arc<Human>,
}

impl Witness {
    pub(super) fn new() -> Self {
        Self {
            engine: Engine::new(1),
            human: human(),
        }
    }

    /// A clue for each move of the solver, the opponent's move being the first of all.
    pub(super) fn clues(&mut self, before: &Position, moves: &[Move]) -> Vec<Clue> {
        let mut task = Task::new(*before);
        let mut clues = Vec::new();
        for (index, &mv) in moves.iter().enumerate() {
            if index % 2 == 1 {
                clues.push(Clue {
                    found: self.found(&task, mv),
                    played: self.played(&task, mv),
                });
            }
            task.play(mv);
        }
        clues
    }

    fn found(&mut self, task: &Task, mv: Move) -> Option<u32> {
        self.engine.forget();
        let task = Task {
            limits: Limits::nodes(Clue::PATIENCE),
            ..task.clone()
        };
        let mut since = None;
        self.engine
            .search(&task, &NoClock, &Stop::default(), |analysis| {
                since = match analysis.best_move() {
                    Some(best) if best == mv => since.or(Some(analysis.nodes as u32)),
                    _ => None,
                };
            });
        since
    }

    fn played(&mut self, task: &Task, mv: Move) -> [f32; 5] {
        let glance = self.engine.glance(task);
        let at = glance.moves.iter().position(|seen| seen.mv == mv);
        Clue::ASKED.map(|rating| {
            let likelihoods = likelihoods(&self.human, &glance, rating);
            at.map_or(0.0, |at| likelihoods[at])
        })
    }
}
