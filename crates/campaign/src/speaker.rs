//! Who can be heard in the story.

use crate::animal::Animal;
use crate::face::Face;
use crate::guide::{GUIDE_FACE, GUIDE_NAME};

/// Somebody who says something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Speaker {
    /// The player.
    Player,
    /// Quill, the rook.
    Guide,
    /// One of the cast.
    Animal(Animal),
}

impl Speaker {
    /// How the story names them.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Player => "you",
            Self::Guide => "rook",
            Self::Animal(animal) => animal.key(),
        }
    }

    /// Who goes by this key.
    #[must_use]
    pub fn from_key(key: &str) -> Option<Self> {
        match key {
            "you" => Some(Self::Player),
            "rook" => Some(Self::Guide),
            _ => Animal::from_key(key).map(Self::Animal),
        }
    }

    /// What stands beside their words; the player's own name is the page's to know.
    #[must_use]
    pub const fn name(self) -> Option<&'static str> {
        match self {
            Self::Player => None,
            Self::Guide => Some(GUIDE_NAME),
            Self::Animal(animal) => Some(animal.name()),
        }
    }

    /// What they look like; nobody knows what the player looks like.
    #[must_use]
    pub fn face(self) -> Option<&'static Face> {
        match self {
            Self::Player => None,
            Self::Guide => Some(&GUIDE_FACE),
            Self::Animal(animal) => Some(&animal.character().face),
        }
    }
}
