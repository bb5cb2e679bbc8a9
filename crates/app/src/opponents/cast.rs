//! Opponents with a face who wait on the play page, weakest first. Who they are and how they play is
//! the campaign's to know; advice for the page is in the words.

use rookery_campaign::Still;
use rookery_campaign::cast::{self, stills};
use rookery_play::Opponent;

/// Somebody of the forest around the rookery.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Animal {
    /// Pip, who plays like 300 and opens the king's own wall.
    Hedgehog,
    /// Muddle, who plays like 500 and does not see far.
    Mole,
    /// Dash, who plays like 700, at once, and takes every offer.
    Hare,
    /// Glint, who plays like 900 and trades whenever possible.
    Magpie,
    /// Hazel, who plays like 1150 and hates to trade.
    Squirrel,
    /// Barnaby, who plays like 1400 and hides at home.
    Tortoise,
    /// Russet, who plays like 1700 and attacks with everything.
    Fox,
    /// Minerva, who plays like 2300 and knows where pieces belong.
    Owl,
}

/// What the play page shows of one of them, and how it plays.
pub struct Character {
    /// Who it is.
    pub animal: Animal,
    /// How it is remembered; also the word for the animal.
    pub key: &'static str,
    /// What it is called, in every language.
    pub name: &'static str,
    /// What it looks like.
    pub face: &'static Still,
    /// How it plays.
    pub opponent: Opponent,
}

/// All of them.
pub const CAST: [Character; 8] = [
    of(Animal::Hedgehog, &cast::HEDGEHOG, &stills::HEDGEHOG),
    of(Animal::Mole, &cast::MOLE, &stills::MOLE),
    of(Animal::Hare, &cast::HARE, &stills::HARE),
    of(Animal::Magpie, &cast::MAGPIE, &stills::MAGPIE),
    of(Animal::Squirrel, &cast::SQUIRREL, &stills::SQUIRREL),
    of(Animal::Tortoise, &cast::TORTOISE, &stills::TORTOISE),
    of(Animal::Fox, &cast::FOX, &stills::FOX),
    of(Animal::Owl, &cast::OWL, &stills::OWL),
];

/// Takes from the whole cast what is shown here; the rest of it never reaches the first page.
const fn of(animal: Animal, one: &rookery_campaign::Character, face: &'static Still) -> Character {
    Character {
        animal,
        key: one.animal.key(),
        name: one.animal.name(),
        face,
        opponent: one.playing_at(one.rung),
    }
}

impl Animal {
    /// Everything about this animal.
    pub fn character(self) -> &'static Character {
        // In the order of the animals, as a test holds it.
        &CAST[self as usize]
    }

    /// Who plays exactly like this.
    pub fn playing_as(opponent: &Opponent) -> Option<Self> {
        let same = |one: &&Character| one.opponent == *opponent;
        CAST.iter().find(same).map(|one| one.animal)
    }

    /// Who is remembered by this key.
    pub fn from_key(key: &str) -> Option<Self> {
        CAST.iter().find(|one| one.key == key).map(|one| one.animal)
    }
}

#[cfg(test)]
mod tests {
    use rookery_play::Level;

    use super::*;

    #[test]
    fn everybody_is_found_by_animal_key_and_play() {
        for one in &CAST {
            assert_eq!(one.animal.character().name, one.name);
            assert_eq!(Animal::from_key(one.key), Some(one.animal));
            assert_eq!(Animal::playing_as(&one.opponent), Some(one.animal));
        }
        assert_eq!(Animal::from_key("rook"), None);
        assert_eq!(Animal::playing_as(&Opponent::default()), None);
    }

    #[test]
    fn they_grow_stronger_from_beginner_to_master() {
        let rating = |one: &Character| match one.opponent.level {
            Level::Rated(rating) => rating.get(),
            Level::Full => u16::MAX,
        };
        let ratings: Vec<_> = CAST.iter().map(rating).collect();
        assert!(ratings.is_sorted_by(|a, b| a < b), "{ratings:?}");
        assert!(ratings[0] <= 300 && ratings[7] >= 2200, "{ratings:?}");
    }
}
