//! Whether a difference between paired scores could be chance.

use std::fmt;

use crate::dice::Dice;

/// How many ways of changing signs are tried.
const ROUNDS: u32 = 20_000;

/// What knowing was worth: pairs of points with and without it, one pair for each opening.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Gain {
    /// Mean points with it, from 0 to 1.
    pub(super) with: f64,
    pub(super) without: f64,
    /// Half the width of the 95 % interval of the difference.
    pub(super) interval: f64,
    /// How often chance alone gives as much or more (one-sided sign-flipping permutation).
    pub(super) p: f64,
}

impl Gain {
    /// Of games in the same order; the two of an opening are taken together.
    pub(super) fn of(with: &[f64], without: &[f64]) -> Self {
        let mean = |points: &[f64]| points.iter().sum::<f64>() / points.len().max(1) as f64;
        let openings = with.chunks(2).zip(without.chunks(2));
        let differences: Vec<_> = openings.map(|(a, b)| mean(a) - mean(b)).collect();
        let gain = mean(&differences);
        let count = differences.len().max(2) as f64;
        let squares: f64 = differences.iter().map(|one| (one - gain).powi(2)).sum();
        let mut dice = Dice::new(1);
        let as_much = (0..ROUNDS).filter(|_| {
            let flipped = differences.iter().map(|one| match dice.below(2) {
                0 => *one,
                _ => -one,
            });
            flipped.sum::<f64>() / count >= gain - 1e-12
        });
        Self {
            p: f64::from(1 + as_much.count() as u32) / f64::from(1 + ROUNDS),
            with: mean(with),
            without: mean(without),
            interval: 1.96 * (squares / (count - 1.0) / count).sqrt(),
        }
    }

    /// Ten points of a hundred at least, and no chance.
    pub(super) fn holds(&self) -> bool {
        self.with - self.without >= 0.1 && self.p < 0.01
    }
}

impl fmt::Display for Gain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [without, with, gain, interval] = [
            self.without,
            self.with,
            self.with - self.without,
            self.interval,
        ]
        .map(|part| 100.0 * part);
        write!(
            f,
            "{without:.1} | {with:.1} | {gain:+.1} ± {interval:.1} | {:.4}",
            self.p
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clear_gain_holds_and_an_even_one_does_not() {
        let points = |won: usize| -> Vec<_> {
            let point = |game: usize| f64::from(u8::from(game * 7 % 200 < won));
            (0..200).map(point).collect()
        };
        let gain = Gain::of(&points(150), &points(100));
        assert!(gain.holds(), "{gain:?}");
        let even = Gain::of(&points(100), &points(100));
        assert!(!even.holds() && even.p > 0.9, "{even:?}");
        let few = Gain::of(&points(150)[..6], &points(100)[..6]);
        assert!(!few.holds(), "{few:?}");
    }
}
