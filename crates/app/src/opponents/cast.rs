//! Opponents with a face, weakest first: who they are and how they play. What is said about them is
//! in the words; no move is named anywhere.

mod faces;
use rookery_analysis::{Dial, Repertoire, Style, Weakness};

pub use self::faces::{Face, Tone};
use rookery_play::{Opponent, Pace, rung};

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
    /// Minerva, who plays like 2300 and knows where men belong.
    Owl,
}

/// Everything about one of them.
pub struct Character {
    /// Who it is.
    pub animal: Animal,
    /// How it is remembered.
    pub key: &'static str,
    /// What it is called, in every language.
    pub name: &'static str,
    /// What it looks like.
    pub face: &'static Face,
    /// How it plays.
    pub opponent: Opponent,
}

/// All of them.
pub const CAST: [Character; 8] = [
    Character {
        animal: Animal::Hedgehog,
        key: "hedgehog",
        name: "Pip",
        face: &faces::HEDGEHOG,
        opponent: Opponent {
            style: style(50, 40, 50, 0),
            weakness: Some(Weakness::PushesKingPawns),
            book: None,
            ..Opponent::rated(rung(300))
        },
    },
    Character {
        animal: Animal::Mole,
        key: "mole",
        name: "Muddle",
        face: &faces::MOLE,
        opponent: Opponent {
            style: style(50, 100, 50, 80),
            weakness: Some(Weakness::ShortSighted),
            book: Some(Repertoire::Beginner),
            ..Opponent::rated(rung(500))
        },
    },
    Character {
        animal: Animal::Hare,
        key: "hare",
        name: "Dash",
        face: &faces::HARE,
        opponent: Opponent {
            style: style(70, 60, 50, 0),
            weakness: Some(Weakness::TakesEveryOffer),
            book: Some(Repertoire::Offbeat),
            pace: Pace::Instant,
            ..Opponent::rated(rung(700))
        },
    },
    Character {
        animal: Animal::Magpie,
        key: "magpie",
        name: "Glint",
        face: &faces::MAGPIE,
        opponent: Opponent {
            style: style(50, 100, 100, 0),
            weakness: Some(Weakness::GrabsPawnsWithQueen),
            ..Opponent::rated(rung(900))
        },
    },
    Character {
        animal: Animal::Squirrel,
        key: "squirrel",
        name: "Hazel",
        face: &faces::SQUIRREL,
        opponent: Opponent {
            style: style(50, 100, 0, 0),
            weakness: Some(Weakness::LostInEndgames),
            ..Opponent::rated(rung(1150))
        },
    },
    Character {
        animal: Animal::Tortoise,
        key: "tortoise",
        name: "Barnaby",
        face: &faces::TORTOISE,
        opponent: Opponent {
            style: style(0, 100, 30, 0),
            weakness: Some(Weakness::ForgetsBackRank),
            book: Some(Repertoire::Solid),
            ..Opponent::rated(rung(1400))
        },
    },
    Character {
        animal: Animal::Fox,
        key: "fox",
        name: "Russet",
        face: &faces::FOX,
        opponent: Opponent {
            style: style(100, 90, 40, 0),
            weakness: Some(Weakness::NeverCastles),
            book: Some(Repertoire::Gambits),
            ..Opponent::rated(rung(1700))
        },
    },
    Character {
        animal: Animal::Owl,
        key: "owl",
        name: "Minerva",
        face: &faces::OWL,
        opponent: Opponent {
            style: style(35, 100, 65, 0),
            weakness: Some(Weakness::TradesWhenChecked),
            book: Some(Repertoire::Solid),
            ..Opponent::rated(rung(2300))
        },
    },
];

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

const fn style(aggressiveness: u8, positional: u8, trading: u8, blind_spots: u8) -> Style {
    Style {
        aggressiveness: dial(aggressiveness),
        positional: dial(positional),
        trading: dial(trading),
        blind_spots: dial(blind_spots),
    }
}

const fn dial(mark: u8) -> Dial {
    Dial::new(mark).expect("it is on the dial")
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
