//! The engine as a witness for drills and lessons, in tests: what the best of some moves is worth.

use rookery_analysis::{Limits, Score};
use rookery_engine::{Engine, NoClock, Stop, Task};
use rookery_rules::{Move, Position};

/// What the best of these moves is worth to whoever makes it, in centipawns, and that move. A sooner
/// mate is worth more.
pub(crate) fn best_of(position: Position, only: Vec<Move>) -> Option<(i32, Move)> {
    if only.is_empty() {
        return None;
    }
    let task = Task {
        limits: Limits::nodes(20_000),
        only,
        ..Task::new(position)
    };
    let analysis = Engine::new(4).search(&task, &NoClock, &Stop::default(), |_| {});
    let worth = match analysis.lines[0].score {
        Score::MateIn(moves) => MATE - i32::from(moves),
        Score::Centipawns(value) => i32::from(value),
        Score::MatedIn(moves) => i32::from(moves) - MATE,
    };
    Some((worth, analysis.best_move()?))
}

/// Mate at once is worth one less.
pub(crate) const MATE: i32 = 30_000;
