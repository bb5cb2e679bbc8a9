//! Elo differences: from a score, to a score, and with an error bar from pairs of games.

use std::fmt;

use super::Pentanomial;
use super::normal::cumulative;

/// So many standard errors to each side hold 95 % of a normal distribution.
const DEVIATIONS: f64 = 1.959_964;

/// The score, from 0 to 1, that a side this much stronger expects.
pub(super) fn expected_score(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

/// The difference that expects this score: infinite if all or nothing was won.
fn difference(score: f64) -> f64 {
    let score = score.clamp(0.0, 1.0);
    400.0 * (score / (1.0 - score)).log10()
}

/// How much stronger one side looks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Estimate {
    /// The likeliest difference; infinite if one side won everything.
    elo: f64,
    /// The ends of its 95 % interval, maybe infinite.
    low: f64,
    high: f64,
    /// The probability of being the stronger side at all.
    pub(crate) superiority: f64,
}

impl Estimate {
    /// What pairs of games say; `None` without any.
    pub(crate) fn of(pairs: &Pentanomial) -> Option<Self> {
        let mean = pairs.mean()?;
        let error = pairs.standard_error(mean);
        Some(Self {
            elo: difference(mean),
            low: difference(mean - DEVIATIONS * error),
            high: difference(mean + DEVIATIONS * error),
            superiority: cumulative((mean - 0.5) / error),
        })
    }
}

impl fmt::Display for Estimate {
    /// `+25 ± 14`, or a bound where one side won nearly everything.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = match (self.low.is_finite(), self.high.is_finite()) {
            (true, true) => {
                let half_width = (self.high - self.low) / 2.0;
                // Adding zero takes the sign off a negative one.
                format!("{:+.0} ± {half_width:.0}", self.elo.round() + 0.0)
            }
            (true, false) => format!("above {:+.0}", self.low),
            (false, true) => format!("below {:+.0}", self.high),
            (false, false) => "unknown".to_owned(),
        };
        f.pad(&text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn score_and_difference_are_inverse() {
        for (elo, score) in [(0.0, 0.5), (400.0, 10.0 / 11.0), (-400.0, 1.0 / 11.0)] {
            assert!((expected_score(elo) - score).abs() < 1e-12);
            assert!((difference(score) - elo).abs() < 1e-9);
        }
        assert_eq!(difference(1.0), f64::INFINITY);
        assert_eq!(difference(-0.1), f64::NEG_INFINITY);
    }

    /// Matches that others published with their pairs, Elo, error and likelihood of
    /// superiority, all by fastchess. Our two virtual pairs widen the error a little.
    #[test]
    fn agrees_with_published_matches() {
        for (pairs, elo, error, superiority) in [
            ([40, 67, 295, 123, 54], 25.25, 13.92, 0.9998),
            ([73, 79, 296, 91, 118], 27.02, 15.81, 0.9996),
            ([19, 23, 269, 81, 108], 83.57, 16.15, 1.0),
            ([578, 1352, 1985, 1283, 564], -2.92, 5.02, 0.1265),
        ] {
            let estimate = Estimate::of(&Pentanomial::from(pairs)).unwrap();
            let got = (estimate.high - estimate.low) / 2.0;
            assert!((estimate.elo - elo).abs() < 0.01, "{estimate:?}");
            assert!((got - error).abs() < 0.01 * error, "{got} for {error}");
            assert!((estimate.superiority - superiority).abs() < 2e-4);
        }
    }

    #[test]
    fn is_written_with_its_error_or_as_a_bound() {
        let check = |pairs: [u32; 5], expected: &str| {
            let estimate = Estimate::of(&Pentanomial::from(pairs)).unwrap();
            assert_eq!(estimate.to_string(), expected);
        };
        check([40, 67, 295, 123, 54], "+25 ± 14");
        check([1001, 1000, 9000, 1000, 1000], "+0 ± 3");
        check([0, 0, 0, 0, 20], "above +460");
        check([20, 0, 0, 0, 0], "below -460");
        check([1, 0, 0, 0, 1], "unknown");
        assert_eq!(Estimate::of(&Pentanomial::default()), None);
    }
}
