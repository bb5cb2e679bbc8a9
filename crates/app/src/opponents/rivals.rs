//! Those of the cast who wait on the play page, weakest first. They are fewer than the campaign's
//! animals, and have only what a card shows: the first page must not carry story, voices and moods of
//! eighteen. Who they are and how they play is the campaign's to know.

use rookery_campaign::cast::{self, stills};
use rookery_campaign::{Character, Still};
use rookery_play::Opponent;

/// An animal that waits on the play page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rival {
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
pub struct RivalCard {
    /// Who it is.
    pub who: Rival,
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
pub const RIVALS: [RivalCard; 8] = [
    of(Rival::Hedgehog, &cast::HEDGEHOG, &stills::HEDGEHOG),
    of(Rival::Mole, &cast::MOLE, &stills::MOLE),
    of(Rival::Hare, &cast::HARE, &stills::HARE),
    of(Rival::Magpie, &cast::MAGPIE, &stills::MAGPIE),
    of(Rival::Squirrel, &cast::SQUIRREL, &stills::SQUIRREL),
    of(Rival::Tortoise, &cast::TORTOISE, &stills::TORTOISE),
    of(Rival::Fox, &cast::FOX, &stills::FOX),
    of(Rival::Owl, &cast::OWL, &stills::OWL),
];

/// Takes from the whole cast what is shown here; the rest of it never reaches the first page.
const fn of(who: Rival, one: &Character, face: &'static Still) -> RivalCard {
    RivalCard {
        who,
        key: one.animal.key(),
        name: one.animal.name(),
        face,
        opponent: one.playing_at(one.rung),
    }
}

impl Rival {
    /// What its card shows.
    pub fn card(self) -> &'static RivalCard {
        // In the order of the rivals, as a test holds it.
        &RIVALS[self as usize]
    }

    /// Who plays exactly like this.
    pub fn playing_as(opponent: &Opponent) -> Option<Self> {
        let same = |one: &&RivalCard| one.opponent == *opponent;
        RIVALS.iter().find(same).map(|one| one.who)
    }

    /// Who is remembered by this key.
    pub fn from_key(key: &str) -> Option<Self> {
        RIVALS.iter().find(|one| one.key == key).map(|one| one.who)
    }
}

#[cfg(test)]
mod tests {
    use rookery_play::Level;

    use super::*;

    #[test]
    fn everybody_is_found_by_animal_key_and_play() {
        for one in &RIVALS {
            assert_eq!(one.who.card().name, one.name);
            assert_eq!(Rival::from_key(one.key), Some(one.who));
            assert_eq!(Rival::playing_as(&one.opponent), Some(one.who));
        }
        assert_eq!(Rival::from_key("rook"), None);
        assert_eq!(Rival::playing_as(&Opponent::default()), None);
    }

    #[test]
    fn they_grow_stronger_from_beginner_to_master() {
        let rating = |one: &RivalCard| match one.opponent.level {
            Level::Rated(rating) => rating.get(),
            Level::Full => u16::MAX,
        };
        let ratings: Vec<_> = RIVALS.iter().map(rating).collect();
        assert!(ratings.is_sorted_by(|a, b| a < b), "{ratings:?}");
        assert!(ratings[0] <= 300 && ratings[7] >= 2200, "{ratings:?}");
    }
}
