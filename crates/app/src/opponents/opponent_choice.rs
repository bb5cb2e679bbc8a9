//! Whom the person has chosen to play: somebody as good as they are, one of three plain strengths,
//! somebody of the forest, or an opponent of their own.

use std::fmt;

use rookery_analysis::Rating;
use rookery_play::Opponent;

use super::preset::Preset;
use super::rivals::Rival;

/// Who is picked, before the dials of one's own are looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OpponentChoice {
    /// As good as the person, who had this rating when it was last asked for.
    MyLevel(Rating),
    /// Easy, medium or hard.
    Preset(Preset),
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
            None => (Preset::from_key(text).map(Self::Preset))
                .or_else(|| Rival::from_key(text).map(Self::Animal)),
        }
    }

    /// Who sits down, where `own` is the person's own.
    pub fn opponent(self, own: Opponent) -> Opponent {
        match self {
            Self::MyLevel(rating) => Opponent::rated(rating),
            Self::Preset(preset) => preset.opponent(),
            Self::Animal(animal) => animal.card().opponent,
            Self::Own => own,
        }
    }
}

impl fmt::Display for OpponentChoice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::MyLevel(rating) => write!(f, "{MY_LEVEL} {}", rating.get()),
            Self::Preset(preset) => f.write_str(preset.key()),
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
            OpponentChoice::Preset(Preset::Hard),
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
