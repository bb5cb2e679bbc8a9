//! How the worker is asked to play: the dials, the weakness, the rating, and the number behind every
//! chance.

use rookery_analysis::{Style, Weakness};
use rookery_play::{Level, Opponent};
use serde::{Deserialize, Serialize};

/// A manner of playing; by default the engine as it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Manner {
    /// Pieces kept at home (0) or thrown at the opponent (100).
    pub aggressiveness: u8,
    /// How well it knows where pieces belong, 0 to 100.
    pub positional: u8,
    /// Avoids exchanges (0) or seeks them (100).
    pub trading: u8,
    /// How many moves it does not see, 0 to 100.
    pub blind_spots: u8,
    /// What it does badly, by its word, if anything.
    #[serde(default, skip_serializing_if = "Option::is_none", with = "word")]
    pub weakness: Option<Weakness>,
    /// A rung of the ladder, 200 to 2400, or full strength. A rated opponent needs the weights of
    /// people, is limited by nodes alone, and ends by itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<u16>,
    /// Decides what is left to chance. The same for all moves of a game.
    pub seed: u32,
}

impl Manner {
    /// How this opponent plays a game by this seed.
    #[must_use]
    pub fn of(opponent: &Opponent, seed: u32) -> Self {
        let Style {
            aggressiveness,
            positional,
            trading,
            blind_spots,
        } = opponent.style;
        Self {
            aggressiveness: aggressiveness.get(),
            positional: positional.get(),
            trading: trading.get(),
            blind_spots: blind_spots.get(),
            weakness: opponent.weakness,
            rating: match opponent.level {
                Level::Rated(rating) => Some(rating.get()),
                Level::Full => None,
            },
            seed,
        }
    }
}

impl Default for Manner {
    fn default() -> Self {
        Self {
            aggressiveness: 50,
            positional: 100,
            trading: 50,
            blind_spots: 0,
            weakness: None,
            rating: None,
            seed: 0,
        }
    }
}

/// A weakness as its word.
mod word {
    use rookery_analysis::Weakness;
    use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

    #[expect(clippy::ref_option, reason = "serde hands it over like this")]
    pub(super) fn serialize<S: Serializer>(
        weakness: &Option<Weakness>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        weakness.map(Weakness::key).serialize(serializer)
    }

    pub(super) fn deserialize<'d, D: Deserializer<'d>>(
        deserializer: D,
    ) -> Result<Option<Weakness>, D::Error> {
        let word = Option::<String>::deserialize(deserializer)?;
        let read = word.map(|word| word.parse().map_err(D::Error::custom));
        read.transpose()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_opponent_is_asked_to_play_as_it_does() {
        let weakness = Some(Weakness::NeverCastles);
        let rated = Opponent {
            weakness,
            ..Opponent::default()
        };
        let manner = Manner::of(&rated, 7);
        assert_eq!((manner.rating, manner.seed), (Some(750), 7));
        assert_eq!(manner.weakness, weakness);
        let level = Level::Full;
        assert_eq!(Manner::of(&Opponent { level, ..rated }, 7).rating, None);
    }

    #[test]
    fn a_weakness_travels_as_its_word_and_an_unknown_one_is_refused() {
        let weak = Manner {
            weakness: Some(Weakness::NeverCastles),
            ..Manner::default()
        };
        let text = serde_json::to_string(&weak).unwrap();
        assert!(text.contains(r#""weakness":"never-castles""#), "{text}");
        assert_eq!(serde_json::from_str::<Manner>(&text).unwrap(), weak);
        let odd = text.replace("never-castles", "lazy");
        let refusal = serde_json::from_str::<Manner>(&odd).unwrap_err();
        assert!(refusal.to_string().contains("no weakness has this name"));
        let plain = serde_json::to_string(&Manner::default()).unwrap();
        assert!(!plain.contains("weakness"), "{plain}");
    }
}
