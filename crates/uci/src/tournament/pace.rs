//! How long an engine may think: for a move or a game, counted in time, nodes or depth.

use std::fmt;
use std::num::{NonZeroU32, NonZeroU64};
use std::str::FromStr;
use std::time::Duration;

use rookery_rules::{ByColor, Color};
use serde::{Deserialize, Serialize};

/// The same for both sides and for every move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Pace {
    Nodes(NonZeroU64),
    Depth(NonZeroU32),
    MoveTime(Duration),
    Clock(TimeControl),
}

/// A time for the whole game, and more after each move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct TimeControl {
    pub(crate) base: Duration,
    pub(crate) increment: Duration,
}

#[derive(Debug, PartialEq, Eq, thiserror::Error)]
#[error("'{0}' is no time: seconds are needed, such as 0.1")]
pub(crate) struct ParseSecondsError(String);

/// A time in seconds, above zero.
pub(crate) fn parse_seconds(text: &str) -> Result<Duration, ParseSecondsError> {
    let seconds = text
        .parse()
        .ok()
        .and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    let above_zero = seconds.filter(|time| !time.is_zero());
    above_zero.ok_or_else(|| ParseSecondsError(text.to_owned()))
}

impl FromStr for TimeControl {
    type Err = ParseSecondsError;

    /// `10+0.1`: ten seconds, and a tenth of one after each move.
    fn from_str(text: &str) -> Result<Self, ParseSecondsError> {
        let (base, increment) = match text.split_once('+') {
            None | Some((_, "0")) => (text.trim_end_matches("+0"), Duration::ZERO),
            Some((base, increment)) => (base, parse_seconds(increment)?),
        };
        let base = parse_seconds(base)?;
        Ok(Self { base, increment })
    }
}

impl Pace {
    /// The `TimeControl` tag of PGN; `None` where it has no form for it.
    pub(crate) fn tag(self) -> Option<String> {
        let seconds = |time: Duration| time.as_secs_f64();
        match self {
            Self::Clock(TimeControl { base, increment }) => {
                Some(format!("{}+{}", seconds(base), seconds(increment)))
            }
            Self::MoveTime(time) => Some(format!("1/{}", seconds(time))),
            Self::Nodes(_) | Self::Depth(_) => None,
        }
    }
}

impl fmt::Display for Pace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Nodes(nodes) => write!(f, "{nodes} nodes a move"),
            Self::Depth(depth) => write!(f, "depth {depth}"),
            Self::MoveTime(time) => write!(f, "{} s a move", time.as_secs_f64()),
            Self::Clock(TimeControl { base, increment }) => write!(
                f,
                "{} s a game and {} s a move",
                base.as_secs_f64(),
                increment.as_secs_f64()
            ),
        }
    }
}

/// What an engine is told before a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Limit {
    Nodes(NonZeroU64),
    Depth(NonZeroU32),
    MoveTime(Duration),
    Clock {
        left: ByColor<Duration>,
        increment: Duration,
    },
}

/// How much an engine may overdraw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Leniency {
    /// Beyond its time, where there is one.
    pub(crate) margin: Duration,
    /// For a move without a time of its own.
    pub(crate) patience: Duration,
}

/// The clocks of one game.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Clocks {
    pace: Pace,
    leniency: Leniency,
    left: ByColor<Duration>,
}

impl Clocks {
    pub(crate) fn new(pace: Pace, leniency: Leniency) -> Self {
        let base = match pace {
            Pace::Clock(control) => control.base,
            _ => Duration::ZERO,
        };
        Self {
            pace,
            leniency,
            left: ByColor::new(base, base),
        }
    }

    pub(crate) fn limit(&self) -> Limit {
        match self.pace {
            Pace::Nodes(nodes) => Limit::Nodes(nodes),
            Pace::Depth(depth) => Limit::Depth(depth),
            Pace::MoveTime(time) => Limit::MoveTime(time),
            Pace::Clock(control) => Limit::Clock {
                left: self.left,
                increment: control.increment,
            },
        }
    }

    /// How long this side's next move may take before the game is lost.
    pub(crate) fn allowance(&self, color: Color) -> Duration {
        match self.pace {
            Pace::Nodes(_) | Pace::Depth(_) => self.leniency.patience,
            Pace::MoveTime(time) => time + self.leniency.margin,
            Pace::Clock(_) => self.left[color] + self.leniency.margin,
        }
    }

    /// Takes the time of a move off this side's clock.
    pub(crate) fn spend(&mut self, color: Color, time: Duration) {
        if let Pace::Clock(control) = self.pace {
            let left = self.left[color].saturating_sub(time);
            self.left[color] = left + control.increment;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LENIENCY: Leniency = Leniency {
        margin: Duration::from_millis(100),
        patience: Duration::from_secs(30),
    };

    #[test]
    fn time_controls_are_read() {
        let check = |text: &str, base: u64, increment: u64| {
            let expected = TimeControl {
                base: Duration::from_millis(base),
                increment: Duration::from_millis(increment),
            };
            assert_eq!(text.parse(), Ok(expected), "{text}");
        };
        check("10+0.1", 10_000, 100);
        check("0.5", 500, 0);
        check("60+0", 60_000, 0);
        for text in ["", "0", "-1", "nan", "1+x", "x+1", "inf", "1+-1"] {
            assert!(text.parse::<TimeControl>().is_err(), "{text}");
        }
    }

    #[test]
    fn a_clock_runs_down_and_gains_its_increment() {
        let pace = Pace::Clock("10+1".parse().unwrap());
        let mut clocks = Clocks::new(pace, LENIENCY);
        clocks.spend(Color::White, Duration::from_secs(4));
        assert_eq!(clocks.allowance(Color::White), Duration::from_millis(7100));
        assert_eq!(
            clocks.allowance(Color::Black),
            Duration::from_millis(10_100)
        );
        clocks.spend(Color::White, Duration::from_millis(7050));
        let Limit::Clock { left, .. } = clocks.limit() else {
            panic!("a clock");
        };
        assert_eq!(left[Color::White], Duration::from_secs(1));
        assert_eq!(pace.tag().as_deref(), Some("10+1"));
    }

    #[test]
    fn without_a_clock_every_move_has_the_same_allowance() {
        let mut clocks = Clocks::new(Pace::Depth(NonZeroU32::MIN), LENIENCY);
        clocks.spend(Color::White, Duration::from_secs(29));
        assert_eq!(clocks.allowance(Color::White), Duration::from_secs(30));
        let clocks = Clocks::new(Pace::MoveTime(Duration::from_secs(1)), LENIENCY);
        assert_eq!(clocks.allowance(Color::Black), Duration::from_millis(1100));
    }
}
