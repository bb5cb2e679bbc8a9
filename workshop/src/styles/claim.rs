//! What the games have to show of a dial.

use super::Dial;
use super::trial::{Measure, TrialResult};

/// How much is claimed.
#[derive(Clone, Copy)]
pub(super) enum Claim {
    /// From few games: the top shows more than the bottom, by half an interval at least.
    Ordered,
    /// From many: each setting shows more than the one below, and the intervals of 0, 50 and 100
    /// do not touch.
    Apart,
}

impl Claim {
    pub(super) fn settings(self) -> &'static [u8] {
        match self {
            Self::Ordered => &[0, 100],
            Self::Apart => &[0, 25, 50, 75, 100],
        }
    }

    /// What does not hold, in sentences.
    pub(super) fn faults(self, dial: &Dial, told: &[TrialResult]) -> Vec<String> {
        let mut faults = Vec::new();
        let mut compare =
            |low: &TrialResult, high: &TrialResult, holds: fn(Measure, Measure) -> bool, what| {
                if !holds(low.of(dial.shows), high.of(dial.shows)) {
                    let (low, high) = (low.setting, high.setting);
                    let (option, shows) = (dial.option, dial.shows);
                    faults.push(format!("{option}: {shows} {what} from {low} to {high}"));
                }
            };
        match self {
            Self::Ordered => each_two(told, |low, high| {
                compare(low, high, is_clear, "does not rise clearly");
            }),
            Self::Apart => {
                each_two(told, |low, high| {
                    compare(low, high, rises, "does not rise");
                });
                let marks = told.iter().filter(|told| told.setting % 50 == 0);
                each_two(marks, |low, high| {
                    compare(low, high, are_apart, "is not told apart");
                });
            }
        }
        faults
    }
}

fn each_two<'t>(
    told: impl IntoIterator<Item = &'t TrialResult>,
    mut see: impl FnMut(&TrialResult, &TrialResult),
) {
    let mut last = None;
    for next in told {
        if let Some(last) = last.replace(next) {
            see(last, next);
        }
    }
}

fn rises(low: Measure, high: Measure) -> bool {
    low.mean < high.mean
}

fn is_clear(low: Measure, high: Measure) -> bool {
    high.mean - low.mean > low.interval.max(high.interval) / 2.0
}

fn are_apart(low: Measure, high: Measure) -> bool {
    low.mean + low.interval < high.mean - high.interval
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::styles::DIALS;

    fn faults(claim: Claim, means: &[f64]) -> Vec<String> {
        let settings = claim.settings().iter();
        let told = settings.zip(means);
        let told: Vec<_> = told
            .map(|(&setting, &mean)| TrialResult::new(setting, DIALS[0].shows, mean, 1.0))
            .collect();
        claim.faults(&DIALS[0], &told)
    }

    #[test]
    fn a_dial_that_rises_in_clear_steps_holds() {
        assert!(faults(Claim::Apart, &[0.0, 2.0, 4.0, 6.0, 8.0]).is_empty());
        assert!(faults(Claim::Ordered, &[0.0, 1.0]).is_empty());
    }

    #[test]
    fn a_step_back_and_intervals_that_touch_are_named() {
        let told = faults(Claim::Apart, &[0.0, 4.5, 4.0, 4.2, 5.9]);
        let expected = [
            "Aggressiveness: advance does not rise from 25 to 50",
            "Aggressiveness: advance is not told apart from 50 to 100",
        ];
        assert_eq!(told, expected);
        let told = faults(Claim::Ordered, &[0.0, 0.4]);
        assert_eq!(
            told,
            ["Aggressiveness: advance does not rise clearly from 0 to 100"]
        );
    }

    #[test]
    fn what_was_not_measured_does_not_hold() {
        assert_eq!(faults(Claim::Ordered, &[f64::NAN, 1.0]).len(), 1);
    }
}
