//! How fast a game between two engines goes by.

/// The pause between the moves of two engines.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tempo {
    /// Time to think about each move.
    Slow,
    /// Time to see each move.
    #[default]
    Steady,
    /// Just enough to follow.
    Fast,
    /// As fast as they think.
    Rushing,
}

impl Tempo {
    /// Slowest first.
    pub const ALL: [Self; 4] = [Self::Slow, Self::Steady, Self::Fast, Self::Rushing];

    /// The name by which it is kept.
    pub fn key(self) -> &'static str {
        match self {
            Self::Slow => "slow",
            Self::Steady => "steady",
            Self::Fast => "fast",
            Self::Rushing => "rushing",
        }
    }

    /// The least number of milliseconds between two moves.
    pub fn millis(self) -> u32 {
        match self {
            Self::Slow => 4_000,
            Self::Steady => 1_500,
            Self::Fast => 500,
            Self::Rushing => 0,
        }
    }
}
