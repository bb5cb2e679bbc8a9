//! Counting every game of so many half-moves: the test that a move generator is right.

use crate::{Move, Position};

/// How many sequences of `depth` legal half-moves start here.
#[must_use]
pub fn perft(position: &Position, depth: u8) -> u64 {
    match depth {
        0 => 1,
        1 => u64::from(position.move_count()),
        _ => position
            .moves()
            .into_iter()
            .map(|mv| perft(&position.play_unchecked(mv), depth - 1))
            .sum(),
    }
}

/// The same count for each first move; empty for depth 0.
#[must_use]
pub fn perft_split(position: &Position, depth: u8) -> Vec<(Move, u64)> {
    let Some(rest) = depth.checked_sub(1) else {
        return Vec::new();
    };
    position
        .moves()
        .into_iter()
        .map(|mv| (mv, perft(&position.play_unchecked(mv), rest)))
        .collect()
}
