//! Chance, drawn from the seed of the game, the position and how often it came.

use crate::engine::Task;
use crate::leaning::mixed;

/// One draw.
pub(super) struct Lot(u64);

impl Lot {
    /// The draw for a position of a game.
    pub(super) fn new(task: &Task) -> Self {
        let place = task.position.hash() ^ (task.before.len() as u64).rotate_right(16);
        Self(mixed(place, task.seed.wrapping_add(1)))
    }

    /// Which of the chances is met, each as often as it is large; none if all are zero.
    pub(super) fn drawn(&self, chances: &[f32]) -> Option<usize> {
        let total: f32 = chances.iter().sum();
        // Twenty-four bits are exact in a float.
        let mut rest = total * ((self.0 >> 40) as f32 / (1_u64 << 24) as f32);
        let met = chances.iter().position(|&chance| {
            rest -= chance;
            rest < 0.0
        });
        met.or_else(|| chances.iter().rposition(|&chance| chance > 0.0))
    }
}
