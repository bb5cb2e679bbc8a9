//! A puzzle as the server tells it.

use rookery_motifs::MotifSet;
use rookery_protocol::api;
use rookery_puzzles::{Puzzle, Rating};
use rookery_rules::Position;

/// `None` if it makes no sense.
pub(super) fn read(told: &api::Puzzle) -> Option<Puzzle> {
    let before = Position::parse_fen(&told.fen).ok()?;
    let mut position = before;
    let mut moves = Vec::with_capacity(told.moves.len());
    for uci in &told.moves {
        let mv = position.parse_uci(uci).ok()?;
        position = position.play_unchecked(mv);
        moves.push(mv);
    }
    let rating = Rating {
        value: u16::try_from(told.rating).ok()?,
        deviation: u16::try_from(told.deviation).ok()?,
    };
    Puzzle::new(
        told.id.parse().ok()?,
        before,
        moves,
        rating,
        MotifSet::EMPTY,
    )
    .ok()
}
