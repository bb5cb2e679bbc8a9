//! How well quiet moves are chosen, in the eyes of the engine at its best.

use rookery_analysis::{Limits, Score};
use rookery_engine::{Engine, NoClock, Stop, Task};
use rookery_rules::pgn::GameTree;
use rookery_rules::{Color, Position};

/// Losses beyond this are blunders, and not for want of positional care.
const BLUNDER: i32 = 150;
/// The opening says more about the book than about the player.
const BOOK: usize = 16;

pub(crate) struct Judge {
    engine: Engine,
    nodes: u64,
}

impl Judge {
    pub(crate) fn new(nodes: u64) -> Self {
        Self {
            engine: Engine::new(4),
            nodes,
        }
    }

    /// The mean loss of a quiet move in centipawns, with a minus: more is better.
    pub(crate) fn care(&mut self, tree: &GameTree, side: Color) -> Option<f64> {
        if self.nodes == 0 {
            return None;
        }
        let mut losses = Vec::new();
        let mut before = *tree.start();
        for (ply, node) in tree.main_line().enumerate() {
            let after = node.position();
            if let Some(mv) = node.mv()
                && before.turn() == side
                && ply >= BOOK
                && !mv.is_capture()
                && !before.is_check()
                && let (Some(best), Some(made)) = (self.worth(&before), self.worth(after))
            {
                losses.push((best + made).clamp(0, BLUNDER));
            }
            before = *after;
        }
        let sum: i32 = losses.iter().sum();
        (!losses.is_empty()).then(|| -f64::from(sum) / losses.len() as f64)
    }

    /// Centipawns for the side to move; none for mates and lost or won causes.
    fn worth(&mut self, position: &Position) -> Option<i32> {
        let task = Task {
            limits: Limits::nodes(self.nodes),
            ..Task::new(*position)
        };
        let analysis = self
            .engine
            .search(&task, &NoClock, &Stop::default(), |_| {});
        match analysis.lines.first()?.score {
            Score::Centipawns(worth) if worth.abs() <= 600 => Some(i32::from(worth)),
            _ => None,
        }
    }
}
