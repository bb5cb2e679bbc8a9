//! What several targets check.

use rookery_rules::Position;

/// Plays moves from a position and counts them.
///
/// # Panics
/// When one of them is not legal.
pub fn replay(start_fen: &str, moves: &str) -> usize {
    let mut position = Position::parse_fen(start_fen).expect("a position");
    let words = moves.split_whitespace();
    words
        .map(|word| {
            let mv = position.parse_uci(word).expect("a legal move");
            position.advance_unchecked(mv);
        })
        .count()
}
