//! Two hundred points of rating.

use std::fmt;

use crate::Rating;

/// A band of ratings, by its lower end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Band(u16);

impl Band {
    const WIDTH: u16 = 200;

    /// The bands that a collection should be rich in: from 400 to 2600.
    pub fn wanted() -> impl Iterator<Item = Self> {
        (2..13).map(|band| Self(band * Self::WIDTH))
    }

    /// The band of a rating.
    #[must_use]
    pub fn of(rating: Rating) -> Self {
        Self(rating.value / Self::WIDTH * Self::WIDTH)
    }
}

impl fmt::Display for Band {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}–{}", self.0, self.0 + Self::WIDTH)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bands_meet_at_even_hundreds() {
        let band = |value| {
            let rating = Rating {
                value,
                deviation: 0,
            };
            Band::of(rating).to_string()
        };
        assert_eq!(
            [399, 400, 599, 600].map(band),
            ["200–400", "400–600", "400–600", "600–800"]
        );
        assert_eq!(Band::wanted().count(), 11);
    }
}
