//! How the positions of a game are looked at: for what somebody may well have played in them.

use rookery_engine::{Glance, Human};
use rookery_puzzles::Solution;
use rookery_rules::Move;

use crate::puzzles::likelihood::likelihoods;

/// Whoever is asked plays so much worse than the one who moved: on a bad day everybody does.
const WORSE: u16 = 400;

/// A way to look for moments.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Look {
    /// Nodes for a first look at a move.
    pub(super) nodes: u64,
    /// Moves less likely than this tempt nobody.
    likely: f32,
    /// Moves that are looked at in one position.
    most: usize,
    /// Of puzzles with one move, which are found everywhere, one of so many is kept, if any.
    simple: Option<u64>,
}

impl Look {
    pub(super) const USUAL: Self = Self {
        nodes: 700,
        likely: 0.03,
        most: 5,
        simple: Some(6),
    };

    /// For players whose mistakes are not seen at once.
    pub(super) const SHARP: Self = Self {
        nodes: 2_000,
        ..Self::USUAL
    };

    /// For many mistakes that are hard to make use of.
    pub(super) const WIDE: Self = Self {
        likely: 0.01,
        most: 10,
        simple: None,
        ..Self::USUAL
    };

    /// The move that was made, and the others that were likely, the likeliest first.
    pub(super) fn tempting(
        &self,
        human: &Human,
        glance: &Glance,
        rating: u16,
        made: Move,
    ) -> Vec<Move> {
        let likelihoods = likelihoods(human, glance, rating.saturating_sub(WORSE));
        let others = glance.moves.iter().zip(likelihoods);
        let others = others.filter(|(seen, own)| seen.mv != made && *own > self.likely);
        let mut others: Vec<_> = others.map(|(seen, own)| (seen.mv, own)).collect();
        others.sort_by(|(_, a), (_, b)| b.total_cmp(a));
        let others = others.into_iter().map(|(mv, _)| mv);
        let all = std::iter::once(made).chain(others);
        all.take(self.most).collect()
    }

    /// Whether a puzzle is worth keeping.
    pub(super) fn wants(&self, solution: &Solution) -> bool {
        let kept = |among| solution.before.hash().is_multiple_of(among);
        solution.moves.len() > 2 || self.simple.is_some_and(kept)
    }
}
