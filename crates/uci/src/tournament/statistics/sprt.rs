//! The sequential probability ratio test: play until one of two strengths is the likelier.

use super::Pentanomial;
use super::elo::expected_score;

/// How often either answer may be wrong.
const ERROR_RATE: f64 = 0.05;

/// Counts of zero stand for a thousandth of a pair, as the likelihood of what never came
/// would otherwise have no logarithm.
const NEVER: f64 = 1e-3;

/// The question whether one side is rather `elo1` stronger than `elo0`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Sprt {
    elo0: f64,
    elo1: f64,
}

/// What the games so far answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SprtVerdict {
    Undecided,
    /// `elo1` is the likelier.
    Accepted,
    /// `elo0` is the likelier.
    Rejected,
}

impl Sprt {
    /// `None` unless the second difference is the greater.
    pub(crate) fn new(elo0: f64, elo1: f64) -> Option<Self> {
        (elo0 < elo1 && elo0.is_finite() && elo1.is_finite()).then_some(Self { elo0, elo1 })
    }

    pub(crate) fn hypotheses(self) -> (f64, f64) {
        (self.elo0, self.elo1)
    }

    /// The ratio is decided as soon as it leaves the range from minus this to this.
    pub(crate) fn bound() -> f64 {
        ((1.0 - ERROR_RATE) / ERROR_RATE).ln()
    }

    pub(crate) fn verdict(self, pairs: &Pentanomial) -> SprtVerdict {
        let ratio = self.log_likelihood_ratio(pairs);
        if ratio >= Self::bound() {
            SprtVerdict::Accepted
        } else if ratio <= -Self::bound() {
            SprtVerdict::Rejected
        } else {
            SprtVerdict::Undecided
        }
    }

    /// How much likelier `elo1` makes the pairs than `elo0`, each with the distribution of
    /// results that fits it best (the generalized likelihood ratio).
    pub(crate) fn log_likelihood_ratio(self, pairs: &Pentanomial) -> f64 {
        if pairs.pairs() == 0 {
            return 0.0;
        }
        let counts = pairs
            .scores()
            .map(|(score, count)| (score, f64::from(count).max(NEVER)));
        let tilted = |elo| Tilted::fitted(&counts, expected_score(elo));
        let (unlikely, likely) = (tilted(self.elo0), tilted(self.elo1));
        let ratio = |&(score, count): &(f64, f64)| {
            count * (unlikely.divisor(score) / likely.divisor(score)).ln()
        };
        counts.iter().map(ratio).sum()
    }
}

/// The observed distribution, changed as little as makes its mean a given one: each
/// probability is divided by `1 + tilt * (score - mean)`.
struct Tilted {
    mean: f64,
    tilt: f64,
}

impl Tilted {
    fn fitted(counts: &[(f64, f64)], mean: f64) -> Self {
        let surplus = |tilt: f64| -> f64 {
            let term = |&(score, count): &(f64, f64)| {
                count * (score - mean) / (1.0 + tilt * (score - mean))
            };
            counts.iter().map(term).sum()
        };
        // The surplus falls from plus to minus infinity between these poles.
        let (mut low, mut high) = (-1.0 / (1.0 - mean), 1.0 / mean);
        for _ in 0..100 {
            let middle = f64::midpoint(low, high);
            if surplus(middle) > 0.0 {
                low = middle;
            } else {
                high = middle;
            }
        }
        let tilt = f64::midpoint(low, high);
        Self { mean, tilt }
    }

    fn divisor(&self, score: f64) -> f64 {
        1.0 + self.tilt * (score - self.mean)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ratio(elo0: f64, elo1: f64, pairs: [u32; 5]) -> f64 {
        let sprt = Sprt::new(elo0, elo1).unwrap();
        sprt.log_likelihood_ratio(&Pentanomial::from(pairs))
    }

    /// Tests of Stockfish published by fishtest, with bounds in logistic Elo.
    #[test]
    fn agrees_with_published_tests() {
        for (elo0, elo1, pairs, published) in [
            (-0.25, 1.25, [491, 7345, 29693, 7670, 465], 2.96),
            (0.25, 1.25, [53, 2220, 21459, 2445, 47], 2.97),
            (0.25, 1.25, [58, 3302, 33130, 3518, 84], 2.97),
            (-0.5, 1.5, [17, 253, 1042, 337, 39], 2.96),
            (0.25, 1.75, [11, 407, 3238, 513, 11], 2.93),
        ] {
            let got = ratio(elo0, elo1, pairs);
            assert!((got - published).abs() < 0.005, "{got} for {published}");
        }
    }

    #[test]
    fn level_results_speak_neither_way_between_equal_and_opposite_claims() {
        assert!(ratio(-5.0, 5.0, [10, 20, 40, 20, 10]).abs() < 1e-9);
        assert_eq!(ratio(0.0, 10.0, [0; 5]), 0.0);
    }

    #[test]
    fn a_clear_match_is_decided_and_a_short_one_is_not() {
        let verdict = |pairs| {
            let sprt = Sprt::new(0.0, 10.0).unwrap();
            sprt.verdict(&Pentanomial::from(pairs))
        };
        assert_eq!(verdict([0, 0, 0, 0, 3]), SprtVerdict::Undecided);
        assert_eq!(verdict([10, 50, 200, 150, 90]), SprtVerdict::Accepted);
        assert_eq!(verdict([90, 150, 200, 50, 10]), SprtVerdict::Rejected);
    }

    #[test]
    fn the_second_difference_is_the_greater() {
        assert_eq!(Sprt::new(10.0, 0.0), None);
        assert_eq!(Sprt::new(0.0, f64::NAN), None);
    }
}
