//! How the moves of a position compare, at each look ahead.

use crate::search::{Glimpse, LOOKS};
use crate::value::Value;

/// How all moves compare at each look.
pub(in super::super) struct Looks {
    /// What each move loses against the best, squashed.
    pub(super) losses: [Vec<i32>; LOOKS],
    pub(super) ranks: [Vec<usize>; LOOKS],
    /// How well the side stands, from 0 (lost) to 4 (won).
    pub(super) standing: usize,
}

impl Looks {
    pub(in super::super) fn new(glimpses: &[Glimpse]) -> Self {
        let values = |look: usize| {
            glimpses
                .iter()
                .map(move |glimpse| squashed(glimpse.values[look]))
        };
        let best = |look| values(look).max().unwrap_or(0);
        Self {
            losses: std::array::from_fn(|look| {
                let best = best(look);
                values(look).map(|value| best - value).collect()
            }),
            ranks: std::array::from_fn(|look| {
                let better = |value| values(look).filter(|&other| other > value).count();
                values(look).map(better).collect()
            }),
            standing: match best(LOOKS - 1) {
                i32::MIN..-500 => 0,
                -500..-200 => 1,
                -200..=200 => 2,
                201..=500 => 3,
                _ => 4,
            },
        }
    }
}

/// Centipawns between -1000 and 1000, the finer the nearer to zero. It is half as steep as the
/// chance to win, and needs no transcendental function.
fn squashed(value: Value) -> i32 {
    1000 * value / (value.abs() + 400)
}

pub(super) fn loss_size(loss: i32) -> usize {
    const BOUNDS: [i32; 11] = [0, 12, 30, 55, 90, 135, 190, 260, 360, 500, 750];
    BOUNDS.iter().filter(|&&bound| loss > bound).count()
}

pub(super) fn rank_size(rank: usize) -> usize {
    match rank {
        0..=2 => rank,
        3..=4 => 3,
        5..=8 => 4,
        _ => 5,
    }
}
