//! How much time each side has for a game, and what a move gives back. Knows no running clock.

use std::fmt;

/// The time for a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TimeControl {
    /// As long as one likes.
    #[default]
    Unlimited,
    /// A clock for each side.
    Timed(Timed),
}

/// So many minutes for each side, and so many seconds for each move on top.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Timed {
    minutes: u8,
    increment: u8,
}

/// A family of time controls, by how long a game takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Speed {
    /// Forty moves take less than three minutes.
    Bullet,
    /// Less than ten minutes.
    Blitz,
    /// Ten minutes or more.
    Rapid,
}

/// Stands for no clock in a kept text.
const UNLIMITED: &str = "none";

impl Timed {
    /// The most minutes a side may begin with.
    pub const MOST_MINUTES: u8 = 180;
    /// The most seconds that a move may give back.
    pub const MOST_INCREMENT: u8 = 60;

    /// One tap each, quickest first.
    pub const PRESETS: [Self; 6] = [
        Self::of(1, 0),
        Self::of(2, 1),
        Self::of(3, 2),
        Self::of(5, 0),
        Self::of(10, 5),
        Self::of(15, 10),
    ];

    /// A time control within the limits: 1 to 180 minutes, at most 60 seconds a move.
    pub fn new(minutes: u8, increment: u8) -> Option<Self> {
        let is_good =
            (1..=Self::MOST_MINUTES).contains(&minutes) && increment <= Self::MOST_INCREMENT;
        is_good.then_some(Self::of(minutes, increment))
    }

    const fn of(minutes: u8, increment: u8) -> Self {
        Self { minutes, increment }
    }

    /// Minutes that each side begins with.
    pub fn minutes(self) -> u8 {
        self.minutes
    }

    /// Seconds that each move gives back.
    pub fn increment(self) -> u8 {
        self.increment
    }

    /// What each side begins with.
    pub fn base_millis(self) -> u32 {
        u32::from(self.minutes) * 60_000
    }

    /// What each move gives back, in milliseconds.
    pub fn increment_millis(self) -> u32 {
        u32::from(self.increment) * 1_000
    }

    /// By what forty moves take, as players count it.
    pub fn speed(self) -> Speed {
        match self.base_millis() / 1_000 + 40 * u32::from(self.increment) {
            ..180 => Speed::Bullet,
            180..600 => Speed::Blitz,
            600.. => Speed::Rapid,
        }
    }

    /// Reads what `to_string` wrote.
    pub fn parse(text: &str) -> Option<Self> {
        let (base, increment) = text.split_once('+')?;
        let base: u16 = base.parse().ok()?;
        let minutes = u8::try_from(base / 60)
            .ok()
            .filter(|_| base.is_multiple_of(60))?;
        Self::new(minutes, increment.parse().ok()?)
    }
}

impl fmt::Display for Timed {
    /// In seconds, as PGN writes it: `300+2`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}+{}", u16::from(self.minutes) * 60, self.increment)
    }
}

impl TimeControl {
    /// The minutes and seconds, if there is a clock.
    pub fn timed(self) -> Option<Timed> {
        match self {
            Self::Unlimited => None,
            Self::Timed(timed) => Some(timed),
        }
    }

    /// Reads what `to_string` wrote.
    pub fn parse(text: &str) -> Option<Self> {
        match text {
            UNLIMITED => Some(Self::Unlimited),
            text => Timed::parse(text).map(Self::Timed),
        }
    }
}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unlimited => f.write_str(UNLIMITED),
            Self::Timed(timed) => timed.fmt(f),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_control_is_kept_as_it_is() {
        let presets = Timed::PRESETS.map(TimeControl::Timed);
        for control in presets.into_iter().chain([TimeControl::Unlimited]) {
            assert_eq!(TimeControl::parse(&control.to_string()), Some(control));
        }
        assert_eq!(Timed::PRESETS[2].to_string(), "180+2");
    }

    #[test]
    fn only_controls_within_the_limits_are_read() {
        for text in [
            "", "300", "0+1", "90+0", "10860+0", "60+61", "60+-1", "60+1+1", "blitz",
        ] {
            assert_eq!(TimeControl::parse(text), None, "{text}");
        }
        assert!(Timed::new(180, 60).is_some());
        assert_eq!(Timed::new(0, 10), None);
        assert_eq!(Timed::new(181, 0), None);
    }

    #[test]
    fn presets_are_of_the_speed_they_are_offered_under() {
        use Speed::{Blitz, Bullet, Rapid};
        let speeds = Timed::PRESETS.map(Timed::speed);
        assert_eq!(speeds, [Bullet, Bullet, Blitz, Blitz, Rapid, Rapid]);
    }
}
