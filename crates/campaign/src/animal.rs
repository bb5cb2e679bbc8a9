//! Who lives in the forest around the rookery, weakest first.

use std::fmt;

use crate::cast::CAST;
use crate::character::Character;

/// Somebody one can play against.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Animal {
    /// Thimble.
    Dormouse,
    /// Pip.
    Hedgehog,
    /// Plop.
    Frog,
    /// Muddle.
    Mole,
    /// Flit.
    Bat,
    /// Dash.
    Hare,
    /// Tusker.
    Boar,
    /// Glint.
    Magpie,
    /// Ripple.
    Otter,
    /// Hazel.
    Squirrel,
    /// Tap.
    Woodpecker,
    /// Barnaby.
    Tortoise,
    /// Bramble.
    Badger,
    /// Russet.
    Fox,
    /// Stilt.
    Heron,
    /// Shade.
    Lynx,
    /// Minerva.
    Owl,
    /// Corvin.
    Raven,
}

impl Animal {
    /// All of them.
    pub const ALL: [Self; 18] = [
        Self::Dormouse,
        Self::Hedgehog,
        Self::Frog,
        Self::Mole,
        Self::Bat,
        Self::Hare,
        Self::Boar,
        Self::Magpie,
        Self::Otter,
        Self::Squirrel,
        Self::Woodpecker,
        Self::Tortoise,
        Self::Badger,
        Self::Fox,
        Self::Heron,
        Self::Lynx,
        Self::Owl,
        Self::Raven,
    ];

    /// How it is remembered, in games and in the story. It is also the word for the animal.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Dormouse => "dormouse",
            Self::Hedgehog => "hedgehog",
            Self::Frog => "frog",
            Self::Mole => "mole",
            Self::Bat => "bat",
            Self::Hare => "hare",
            Self::Boar => "boar",
            Self::Magpie => "magpie",
            Self::Otter => "otter",
            Self::Squirrel => "squirrel",
            Self::Woodpecker => "woodpecker",
            Self::Tortoise => "tortoise",
            Self::Badger => "badger",
            Self::Fox => "fox",
            Self::Heron => "heron",
            Self::Lynx => "lynx",
            Self::Owl => "owl",
            Self::Raven => "raven",
        }
    }

    /// What friends call it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Dormouse => "Thimble",
            Self::Hedgehog => "Pip",
            Self::Frog => "Plop",
            Self::Mole => "Muddle",
            Self::Bat => "Flit",
            Self::Hare => "Dash",
            Self::Boar => "Tusker",
            Self::Magpie => "Glint",
            Self::Otter => "Ripple",
            Self::Squirrel => "Hazel",
            Self::Woodpecker => "Tap",
            Self::Tortoise => "Barnaby",
            Self::Badger => "Bramble",
            Self::Fox => "Russet",
            Self::Heron => "Stilt",
            Self::Lynx => "Shade",
            Self::Owl => "Minerva",
            Self::Raven => "Corvin",
        }
    }

    /// Who is remembered by this key.
    #[must_use]
    pub fn from_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|animal| animal.key() == key)
    }

    /// Everything about it.
    #[must_use]
    pub fn character(self) -> &'static Character {
        // In the order of the animals, as a test holds it.
        &CAST[self as usize]
    }
}

impl fmt::Display for Animal {
    /// "Russet the fox".
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} the {}", self.name(), self.key())
    }
}
