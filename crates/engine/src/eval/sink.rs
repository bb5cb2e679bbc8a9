//! Two ways to add features up: at once with their weights, or listed for tuning.

use rookery_rules::{Bitboard, ByColor, Color};

use super::weights::WEIGHTS;

/// Takes the features of a position one by one.
pub(super) trait FeatureSink {
    /// This side has the feature once.
    fn add(&mut self, side: Color, feature: usize);

    /// This side has the feature once for each of the squares.
    fn add_each(&mut self, side: Color, feature: usize, squares: Bitboard);
}

/// Weights of the middlegame and the endgame in one number: the first in the low half.
#[derive(Default)]
pub(super) struct Sum(i32);

impl Sum {
    /// Middlegame and endgame.
    pub(super) fn halves(&self) -> (i32, i32) {
        let middle = self.0 as i16;
        let end = (self.0.wrapping_add(0x8000) >> 16) as i16;
        (i32::from(middle), i32::from(end))
    }
}

impl FeatureSink for Sum {
    #[inline]
    fn add(&mut self, side: Color, feature: usize) {
        match side {
            Color::White => self.0 += WEIGHTS[feature],
            Color::Black => self.0 -= WEIGHTS[feature],
        }
    }

    #[inline]
    fn add_each(&mut self, side: Color, feature: usize, squares: Bitboard) {
        // Most sets are empty, and not every CPU counts bits in one step.
        if squares.is_empty() {
            return;
        }
        let weight = WEIGHTS[feature] * squares.len() as i32;
        match side {
            Color::White => self.0 += weight,
            Color::Black => self.0 -= weight,
        }
    }
}

/// The features that a position has, each with how often White has it more than Black.
#[derive(Clone, Debug, Default)]
pub struct Trace {
    /// Feature and difference.
    pub counts: Vec<(u16, i16)>,
    /// How much of the middlegame is left, from 0 to 1.
    pub phase: f32,
    /// How much of an endgame lead of each side counts, from 0 to 1.
    pub scale: ByColor<f32>,
}

impl FeatureSink for Trace {
    fn add(&mut self, side: Color, feature: usize) {
        let more = match side {
            Color::White => 1,
            Color::Black => -1,
        };
        let feature = feature as u16;
        match self.counts.iter_mut().find(|(known, _)| *known == feature) {
            Some((_, count)) => *count += more,
            None => self.counts.push((feature, more)),
        }
    }

    fn add_each(&mut self, side: Color, feature: usize, squares: Bitboard) {
        for _ in squares {
            self.add(side, feature);
        }
    }
}
