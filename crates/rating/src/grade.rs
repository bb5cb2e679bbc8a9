//! Ratings that move, in whole numbers.

use rookery_analysis::Rating;

/// A rating as Glicko-2 means it, in whole numbers, so that it is kept exactly.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Grade {
    /// In thousandths.
    pub rating: i64,
    /// In thousandths.
    pub deviation: i64,
    /// In millionths.
    pub volatility: i64,
}

/// A rating, and since when it is that.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Graded {
    /// The rating.
    pub grade: Grade,
    /// Since when, in milliseconds since 1970.
    pub changed: i64,
}

/// How ratings begin and move.
#[derive(Clone, Copy)]
pub struct Rater {
    /// Who was never rated.
    pub newcomer: Grade,
    /// What the ratings of whoever tries and of what is tried become, by whether that went well, at a
    /// moment in milliseconds since 1970.
    pub rate: fn(Graded, Graded, bool, i64) -> (Grade, Grade),
}

impl Grade {
    /// As Lichess begins: anyone could be anything.
    pub const NEWCOMER: Self = Self {
        rating: 1_500_000,
        deviation: 500_000,
        volatility: 90_000,
    };

    /// Of so many points, known within so many.
    #[must_use]
    pub const fn settled(points: i64, deviation: i64) -> Self {
        Self {
            rating: points * 1000,
            deviation: deviation * 1000,
            ..Self::NEWCOMER
        }
    }

    /// In whole points.
    #[must_use]
    pub fn points(self) -> i64 {
        (self.rating + 500).div_euclid(1000)
    }

    /// The rating on the ladder of opponents that is nearest.
    #[must_use]
    pub fn on_ladder(self) -> Rating {
        let (lowest, highest) = (Rating::LOWEST, Rating::HIGHEST);
        let points = self
            .points()
            .clamp(lowest.get().into(), highest.get().into());
        u16::try_from(points)
            .ok()
            .and_then(Rating::new)
            .unwrap_or(lowest)
    }
}
