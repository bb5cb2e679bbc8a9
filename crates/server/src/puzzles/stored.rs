//! A puzzle out of the store, as the rules know it.

use rookery_motifs::{Motif, MotifSet};
use rookery_play::replay;
use rookery_puzzles::{Puzzle, Rating};
use rookery_rules::Position;
use rookery_store::NewPuzzle;

use crate::error::ApiError;

/// Whatever is in the store was checked before it came there, so a failure is ours.
pub(crate) fn read(kept: &NewPuzzle) -> Result<Puzzle, ApiError> {
    parse(kept).ok_or_else(|| {
        tracing::error!(puzzle = %kept.id, "a puzzle in the store makes no sense");
        ApiError::Internal
    })
}

fn parse(kept: &NewPuzzle) -> Option<Puzzle> {
    let before = Position::parse_fen(&kept.fen).ok()?;
    let moves = replay::moves(before, kept.moves.split(' ')).ok()?;
    let rating = Rating {
        value: u16::try_from(kept.rating).ok()?,
        deviation: u16::try_from(kept.deviation).ok()?,
    };
    Puzzle::new(kept.id.parse().ok()?, before, moves, rating, themes(kept)).ok()
}

/// The themes that we have words for.
fn themes(kept: &NewPuzzle) -> MotifSet {
    let words = kept.themes.split_whitespace();
    words
        .filter_map(|word| word.parse::<Motif>().ok())
        .collect()
}
