//! Counting every game of so many half-moves: the test that a move generator is right.

use crate::{Move, Position};

/// How many sequences of `depth` legal half-moves start here.
#[must_use]
pub fn perft(position: &Position, depth: u8) -> u64 {
    position.count_games(depth)
}

/// The same count for each first move; empty for depth 0.
#[must_use]
pub fn perft_split(position: &Position, depth: u8) -> Vec<(Move, u64)> {
    let Some(rest) = depth.checked_sub(1) else {
        return Vec::new();
    };
    let mut split = Vec::new();
    position.for_each_next(|mv, next| split.push((mv, perft(next, rest))));
    split
}
