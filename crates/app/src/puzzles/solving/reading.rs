//! A puzzle as the server tells it.

use rookery_motifs::MotifSet;
use rookery_play::replay;
use rookery_protocol::api;
use rookery_puzzles::{Puzzle, Rating};
use rookery_rules::Position;

/// `None` if it makes no sense.
pub(super) fn read(told: &api::Puzzle) -> Option<Puzzle> {
    let before = Position::parse_fen(&told.fen).ok()?;
    let moves = replay::moves(before, &told.moves).ok()?;
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
