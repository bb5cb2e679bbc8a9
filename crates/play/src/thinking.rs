//! How long full strength thinks, and how far it looks.

/// How long full strength thinks about a move: a tenth of a second to half a minute.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ThinkTime(u32);

/// How many half-moves full strength looks ahead: one to twenty.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Depth(u8);

impl ThinkTime {
    /// The choices that are offered.
    pub const STEPS: [Self; 6] = [
        Self(100),
        Self(500),
        Self(1_000),
        Self(3_000),
        Self(10_000),
        Self(30_000),
    ];

    /// What is usual.
    pub const SECOND: Self = Self(1_000);

    /// A glance.
    pub const LEAST: Self = Self(100);
    /// Longer than most people wait.
    pub const MOST: Self = Self(30_000);

    /// Of so many milliseconds, unless that is outside of the span.
    #[must_use]
    pub fn new(millis: u32) -> Option<Self> {
        (Self::LEAST.0..=Self::MOST.0)
            .contains(&millis)
            .then_some(Self(millis))
    }

    /// In milliseconds.
    pub fn millis(self) -> u32 {
        self.0
    }
}

impl Depth {
    /// Only its own move.
    pub const LEAST: Self = Self(1);
    /// Beyond this only time sets an end.
    pub const MOST: Self = Self(20);

    /// Of so many half-moves, unless that is outside of the span.
    pub fn new(half_moves: u8) -> Option<Self> {
        (Self::LEAST.0..=Self::MOST.0)
            .contains(&half_moves)
            .then_some(Self(half_moves))
    }

    /// As a plain number.
    pub const fn half_moves(self) -> u8 {
        self.0
    }
}
