//! Whom the person has chosen to play: somebody of the forest, somebody as good as they are, or an
//! opponent of their own.

use std::fmt;

use rookery_analysis::Rating;
use rookery_play::Opponent;

use super::rivals::Rival;

/// Who is picked, before the dials of one's own are looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OpponentChoice {
    /// As good as the person, who had this rating when it was last asked for.
    MyLevel(Rating),
    /// Somebody of the forest.
    Animal(Rival),
    /// With dials that the person turns.
    Own,
}

const MY_LEVEL: &str = "level";
const OWN: &str = "own";

impl OpponentChoice {
    /// Reads what `to_string` wrote.
    pub fn parse(text: &str) -> Option<Self> {
        match text.split_once(' ') {
            Some((MY_LEVEL, rating)) => Some(Self::MyLevel(Rating::new(rating.parse().ok()?)?)),
            Some(_) => None,
            None if text == OWN => Some(Self::Own),
            None => Rival::from_key(text).map(Self::Animal),
        }
    }

    /// Who sits down, where `own` is the person's own.
    pub fn opponent(self, own: Opponent) -> Opponent {
        match self {
            Self::MyLevel(rating) => Opponent::rated(rating),
            Self::Animal(animal) => animal.card().opponent,
            Self::Own => own,
        }
    }
}

impl fmt::Display for OpponentChoice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::MyLevel(rating) => write!(f, "{MY_LEVEL} {}", rating.get()),
            Self::Animal(animal) => f.write_str(animal.card().key),
            Self::Own => f.write_str(OWN),
        }
    }
}

#[cfg(test)]
mod tests {
    use rookery_play::rung;

    use super::*;

    #[test]
    fn every_choice_is_read_back_and_nothing_else() {
        for choice in [
            OpponentChoice::MyLevel(rung(850)),
            OpponentChoice::Animal(Rival::Fox),
            OpponentChoice::Own,
        ] {
            assert_eq!(OpponentChoice::parse(&choice.to_string()), Some(choice));
        }
        for text in ["", "wolf", "level", "level 100", "own 750", "fox "] {
            assert_eq!(OpponentChoice::parse(text), None, "{text}");
        }
    }
}
