//! How an engine is asked to play, whatever its strength.

/// A dial that a person turns, from 0 to 100.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Dial(u8);

impl Dial {
    /// Turned down.
    pub const LOWEST: Self = Self(0);
    /// In the middle.
    pub const MIDDLE: Self = Self(50);
    /// Turned up.
    pub const HIGHEST: Self = Self(100);

    /// A dial at this mark; none beyond the highest.
    #[must_use]
    pub const fn new(mark: u8) -> Option<Self> {
        if mark <= Self::HIGHEST.0 {
            Some(Self(mark))
        } else {
            None
        }
    }

    /// The mark, from 0 to 100.
    #[must_use]
    pub const fn get(self) -> u8 {
        self.0
    }
}

/// The character of a game. Strength is another matter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Style {
    /// Pieces thrown at the opponent (100) or kept at home (0).
    pub aggressiveness: Dial,
    /// How well it knows where pieces belong.
    pub positional: Dial,
    /// Seeks exchanges (100) or avoids them (0).
    pub trading: Dial,
    /// How many moves it does not see.
    pub blind_spots: Dial,
}

impl Style {
    /// The engine as it is: nothing is bent.
    pub const PURE: Self = Self {
        aggressiveness: Dial::MIDDLE,
        positional: Dial::HIGHEST,
        trading: Dial::MIDDLE,
        blind_spots: Dial::LOWEST,
    };
}

impl Default for Style {
    fn default() -> Self {
        Self::PURE
    }
}
