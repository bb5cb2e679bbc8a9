//! How well an engine is asked to play.

/// A strength on Rookery's own ladder, from a beginner's 200 to a master's 2400.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rating(u16);

impl Rating {
    /// Somebody who has just learnt the rules.
    pub const LOWEST: Self = Self(200);
    /// A master.
    pub const HIGHEST: Self = Self(2400);

    /// A rating of the ladder; none below the lowest or above the highest.
    #[must_use]
    pub const fn new(rating: u16) -> Option<Self> {
        if rating >= Self::LOWEST.0 && rating <= Self::HIGHEST.0 {
            Some(Self(rating))
        } else {
            None
        }
    }

    /// The number, from 200 to 2400.
    #[must_use]
    pub const fn get(self) -> u16 {
        self.0
    }
}
