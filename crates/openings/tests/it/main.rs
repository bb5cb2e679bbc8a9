//! The table and its repertoires from outside: known facts, transpositions, and what is played.
#![expect(clippy::unwrap_used, reason = "a test may")]

mod facts;
mod play;

use rookery_rules::Position;

/// The position after some moves in SAN.
fn after(moves: &str) -> Position {
    moves
        .split_whitespace()
        .fold(Position::start(), |position, san| {
            let mv = position.parse_san(san).unwrap();
            position.legal(mv).unwrap().play()
        })
}
