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

/// So many seconds for each side, and so many for each move on top.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Timed {
    base: u32,
    increment: u32,
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

/// Why nobody can play by a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IllegalTimeControl {
    /// It is not two numbers of seconds with a plus between.
    NoTimeControl,
    /// Nobody would see the end of such a game.
    BeyondTheLimit,
}

/// Stands for no clock in a kept text.
const UNLIMITED: &str = "none";

impl Timed {
    /// The most minutes a side may begin with. This and the next are the one limit of all games that are
    /// played here, whoever asks for them.
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

    /// The most digits that seconds may have in a text: a day and a bit.
    pub const MOST_DIGITS: usize = 5;

    /// So many minutes, and so many seconds a move, within the limit.
    #[must_use]
    pub fn new(minutes: u8, increment: u8) -> Option<Self> {
        Some(Self::of(minutes, increment)).filter(|timed| timed.is_playable())
    }

    /// Whether a new game can be played by it.
    #[must_use]
    pub const fn is_playable(self) -> bool {
        0 < self.base
            && self.base <= Self::MOST_MINUTES as u32 * 60
            && self.increment <= Self::MOST_INCREMENT as u32
    }

    /// Reads what somebody asks to play by.
    ///
    /// # Errors
    /// If it is no time control, or beyond the limit.
    pub fn playable(text: &str) -> Result<Self, IllegalTimeControl> {
        let timed = Self::parse(text).ok_or(IllegalTimeControl::NoTimeControl)?;
        match timed.is_playable() {
            true => Ok(timed),
            false => Err(IllegalTimeControl::BeyondTheLimit),
        }
    }

    const fn of(minutes: u8, increment: u8) -> Self {
        Self {
            base: minutes as u32 * 60,
            increment: increment as u32,
        }
    }

    /// Seconds that each side begins with.
    #[must_use]
    pub const fn base(self) -> u32 {
        self.base
    }

    /// Seconds that each move gives back.
    #[must_use]
    pub const fn increment(self) -> u32 {
        self.increment
    }

    /// What each side begins with.
    #[must_use]
    pub const fn base_millis(self) -> u32 {
        self.base * 1_000
    }

    /// What each move gives back, in milliseconds.
    #[must_use]
    pub const fn increment_millis(self) -> u32 {
        self.increment * 1_000
    }

    /// By what forty moves take, as players count it.
    pub fn speed(self) -> Speed {
        match self.base + 40 * self.increment {
            ..180 => Speed::Bullet,
            180..600 => Speed::Blitz,
            600.. => Speed::Rapid,
        }
    }

    /// Reads what `to_string` wrote. Games that were kept before there was a limit may have more than can be
    /// played by now.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let seconds = |text: &str| {
            let is_number =
                text.len() <= Self::MOST_DIGITS && text.bytes().all(|byte| byte.is_ascii_digit());
            text.parse().ok().filter(|_| is_number)
        };
        let (base, increment) = text.split_once('+')?;
        Some(Self {
            base: seconds(base)?,
            increment: seconds(increment)?,
        })
    }
}

impl fmt::Display for Timed {
    /// In seconds, as PGN writes it: `300+2`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}+{}", self.base, self.increment)
    }
}

impl fmt::Display for IllegalTimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoTimeControl => f.write_str(
                "A time control is seconds for the game and seconds for each move: 300+2.",
            ),
            Self::BeyondTheLimit => write!(
                f,
                "A side begins with 1 to {} seconds ({} minutes), and a move gives back at most {}: 300+2.",
                u32::from(Timed::MOST_MINUTES) * 60,
                Timed::MOST_MINUTES,
                Timed::MOST_INCREMENT,
            ),
        }
    }
}

impl std::error::Error for IllegalTimeControl {}

impl TimeControl {
    /// The minutes and seconds, if there is a clock.
    pub fn timed(self) -> Option<Timed> {
        match self {
            Self::Unlimited => None,
            Self::Timed(timed) => Some(timed),
        }
    }

    /// Reads what `to_string` wrote of something that can be played by.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        match text {
            UNLIMITED => Some(Self::Unlimited),
            text => Timed::playable(text).ok().map(Self::Timed),
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
    fn what_was_kept_before_there_was_a_limit_is_read_and_not_played_by() {
        for text in ["90+0", "0+1", "10860+61", "99999+99999"] {
            let timed = Timed::parse(text).unwrap();
            assert_eq!(timed.to_string(), text);
            assert_eq!(timed.is_playable(), text == "90+0", "{text}");
        }
        for text in [
            "", "300", "100000+0", "0+1", "10860+0", "60+61", "60+-1", "60++1", "60+", "+1",
            "60+1+1", "blitz",
        ] {
            assert_eq!(TimeControl::parse(text), None, "{text}");
        }
        assert_eq!(
            Timed::playable("99999+99999").unwrap_err().to_string(),
            "A side begins with 1 to 10800 seconds (180 minutes), and a move gives back at most 60: 300+2."
        );
        assert_eq!(
            Timed::playable("soon"),
            Err(IllegalTimeControl::NoTimeControl)
        );
        assert!(Timed::playable("10800+60").is_ok());
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
