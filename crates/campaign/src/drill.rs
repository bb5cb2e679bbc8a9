//! What the guide shows before a battle: two or three positions in which the opponent's weakness is
//! used.

mod forest;
mod meadow;
mod river;
#[cfg(test)]
mod tests;

use crate::animal::Animal;
use crate::exercise::Exercise;

impl Animal {
    /// The positions to solve before playing against it.
    #[must_use]
    pub const fn drill(self) -> &'static [Exercise] {
        match self {
            Self::Dormouse => &meadow::DORMOUSE,
            Self::Hedgehog => &meadow::HEDGEHOG,
            Self::Frog => &meadow::FROG,
            Self::Mole => &meadow::MOLE,
            Self::Hare => &meadow::HARE,
            Self::Boar => &meadow::BOAR,
            Self::Magpie => &river::MAGPIE,
            Self::Otter => &river::OTTER,
            Self::Squirrel => &river::SQUIRREL,
            Self::Woodpecker => &river::WOODPECKER,
            Self::Tortoise => &river::TORTOISE,
            Self::Fox => &river::FOX,
            Self::Badger => &forest::BADGER,
            Self::Heron => &forest::HERON,
            Self::Bat => &forest::BAT,
            Self::Lynx => &forest::LYNX,
            Self::Owl => &forest::OWL,
            Self::Raven => &forest::RAVEN,
        }
    }
}
