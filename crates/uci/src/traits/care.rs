//! How well quiet moves are chosen, in the eyes of the engine at its best.

use rookery_analysis::{Limits, Score};
use rookery_engine::{Engine, NoClock, Stop, Task};
use rookery_rules::pgn::GameTree;
use rookery_rules::{Color, Move, Position};

/// Losses beyond this are blunders, and not for want of positional care.
const BLUNDER: i32 = 150;
/// With more than this in it, a game is decided and care is no longer needed.
const DECIDED: i32 = 400;
/// The opening says more about the book than about the player …
const BOOK: usize = 16;
/// … and the ending more about calculation.
const ENDING: usize = 80;

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
        for (ply, node) in tree.main_line().enumerate().take(ENDING) {
            if let Some(mv) = node.mv()
                && before.turn() == side
                && ply >= BOOK
                && !mv.is_capture()
                && !before.is_check()
            {
                losses.extend(self.loss(&before, mv));
            }
            before = *node.position();
        }
        let sum: i32 = losses.iter().sum();
        (!losses.is_empty()).then(|| -f64::from(sum) / losses.len() as f64)
    }

    /// What a move loses against the best; none where mates or a decided game cloud it.
    fn loss(&mut self, position: &Position, mv: Move) -> Option<i32> {
        let (best, most) = self.worth(position, Vec::new())?;
        if best == mv {
            return Some(0);
        }
        let (_, made) = self.worth(position, vec![mv])?;
        (most.abs() <= DECIDED).then(|| (most - made).clamp(0, BLUNDER))
    }

    /// The best of these moves, or of all, and its centipawns.
    fn worth(&mut self, position: &Position, only: Vec<Move>) -> Option<(Move, i32)> {
        let task = Task {
            limits: Limits::nodes(self.nodes),
            only,
            ..Task::new(*position)
        };
        let analysis = self
            .engine
            .search(&task, &NoClock, &Stop::default(), |_| {});
        let line = analysis.lines.first()?;
        match line.score {
            Score::Centipawns(worth) => Some((*line.moves.first()?, i32::from(worth))),
            _ => None,
        }
    }
}
