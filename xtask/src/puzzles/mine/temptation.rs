//! The moves that somebody may well have made: what a model of people finds likely.

use rookery_engine::{Glance, Human};
use rookery_rules::Move;

use crate::puzzles::likelihood::likelihoods;

/// Moves less likely than this tempt nobody.
const LIKELY: f32 = 0.03;
/// Whoever is asked plays so much worse than the one who moved: on a bad day everybody does.
const WORSE: u16 = 400;
/// Moves that are looked at in one position.
const MOST: usize = 5;

/// The move that was made, and the others that were likely, the likeliest first.
pub(super) fn moves(human: &Human, glance: &Glance, rating: u16, made: Move) -> Vec<Move> {
    let likelihoods = likelihoods(human, glance, rating.saturating_sub(WORSE));
    let others = glance.moves.iter().zip(likelihoods);
    let others = others.filter(|(seen, likelihood)| seen.mv != made && *likelihood > LIKELY);
    let mut others: Vec<_> = others.map(|(seen, own)| (seen.mv, own)).collect();
    others.sort_by(|(_, a), (_, b)| b.total_cmp(a));
    let others = others.into_iter().map(|(mv, _)| mv);
    std::iter::once(made).chain(others).take(MOST).collect()
}
