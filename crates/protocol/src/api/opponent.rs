//! Whom a game was played against, as it is kept for ever: old versions stay readable.

use rookery_analysis::{Dial, Rating, Style};
use rookery_play::{Depth, FriendName, Level, Opponent, OpponentKind, Pace, ThinkTime};
use serde::{Deserialize, Serialize};

/// An opponent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OpponentV1 {
    /// What kind of opponent.
    pub kind: OpponentKind,
    /// Which one, such as a character's or a preset's word; empty for one of a kind.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(max_length = 64))]
    pub id: String,
    /// What it is called.
    #[cfg_attr(feature = "openapi", schema(max_length = 80))]
    pub name: String,
    /// Its style, if it has dials.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dials: Option<Dials>,
    /// Its rung of the ladder; full strength or no engine without one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(minimum = 200, maximum = 2400))]
    pub rung: Option<u16>,
    /// The openings it plays from, by their word.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(max_length = 64))]
    pub repertoire: Option<String>,
    /// What can be used against it, by its word.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(max_length = 64))]
    pub weakness: Option<String>,
    /// The number behind every chance.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<u32>,
    /// Which engine it was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(max_length = 64))]
    pub engine_version: Option<String>,
    /// How it takes its time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub thinking: Option<Thinking>,
}

/// How an engine takes its time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Thinking {
    /// How long full strength thinks about a move, in milliseconds.
    #[cfg_attr(feature = "openapi", schema(minimum = 100, maximum = 30000))]
    pub millis: u32,
    /// How many half-moves full strength looks ahead, if it is held back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(minimum = 1, maximum = 20))]
    pub depth: Option<u8>,
    /// Whether it answers at once, and not after as long as a person might look.
    pub at_once: bool,
}

/// The dials of a style, each 0 to 100.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Dials {
    /// Pieces kept at home (0) or thrown at the opponent (100).
    #[cfg_attr(feature = "openapi", schema(maximum = 100))]
    pub aggressiveness: u8,
    /// How well it knows where pieces belong.
    #[cfg_attr(feature = "openapi", schema(maximum = 100))]
    pub positional: u8,
    /// Avoids exchanges (0) or seeks them (100).
    #[cfg_attr(feature = "openapi", schema(maximum = 100))]
    pub trading: u8,
    /// How many moves it does not see.
    #[cfg_attr(feature = "openapi", schema(maximum = 100))]
    pub blind_spots: u8,
}

/// What somebody is called who is kept with this kind, id and name: "Russet the fox", "Old Tom". An engine
/// without a name is kept by its strength alone, and called "Rookery (rated 600)".
#[must_use]
pub fn called(kind: &str, id: &str, name: &str) -> String {
    let is_word = !id.is_empty() && id.chars().all(|letter| letter.is_ascii_lowercase());
    match (OpponentKind::parse(kind), strength(name)) {
        (Some(OpponentKind::Character), _) if is_word => format!("{name} the {id}"),
        (Some(OpponentKind::Engine), Some(strength)) if id.is_empty() => {
            format!("Rookery ({strength})")
        }
        _ => name.to_owned(),
    }
}

/// What a name says that is only a strength; 0.1 called a rating a level at first.
fn strength(name: &str) -> Option<String> {
    if name == "Full strength" {
        return Some("full strength".to_owned());
    }
    let rating = ["Rated ", "Level "]
        .iter()
        .find_map(|word| name.strip_prefix(word))?;
    rating
        .parse::<u16>()
        .ok()
        .map(|rating| format!("rated {rating}"))
}

/// What is told stands for no engine that can be played against.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no such opponent")]
pub struct NoSuchOpponent;

impl OpponentV1 {
    /// What a person at the same device is told to be called who gave no name. The same in every
    /// language: pages have words of their own for it.
    pub const NAMELESS: &str = "Your friend";

    /// Somebody at the same device.
    #[must_use]
    pub fn person(name: &FriendName) -> Self {
        Self {
            kind: OpponentKind::Person,
            id: String::new(),
            name: name.get().unwrap_or(Self::NAMELESS).to_owned(),
            dials: None,
            rung: None,
            repertoire: None,
            weakness: None,
            seed: None,
            engine_version: None,
            thinking: None,
        }
    }

    /// An engine that plays by this seed, told by kind, id and name.
    #[must_use]
    pub fn engine(
        opponent: &Opponent,
        seed: u32,
        (kind, id, name): (OpponentKind, &str, &str),
    ) -> Self {
        Self {
            kind,
            id: id.to_owned(),
            name: name.to_owned(),
            dials: Some(opponent.style.into()),
            rung: match opponent.level {
                Level::Rated(rating) => Some(rating.get()),
                Level::Full => None,
            },
            repertoire: opponent.book.map(|book| book.to_string()),
            weakness: opponent.weakness.map(|weakness| weakness.to_string()),
            seed: Some(seed),
            engine_version: Some(env!("CARGO_PKG_VERSION").to_owned()),
            thinking: Some(Thinking {
                millis: opponent.time.millis(),
                depth: opponent.depth.map(Depth::half_moves),
                at_once: opponent.pace == Pace::Instant,
            }),
        }
    }

    /// What it is called with how well it plays, for files: "Russet the fox (rated 1700)".
    #[must_use]
    pub fn in_full(&self) -> String {
        let called = called(self.kind.as_str(), &self.id, &self.name);
        let is_told = self.id.is_empty() && strength(&self.name).is_some();
        match self.rung.filter(|_| !is_told) {
            Some(rung) => format!("{called} (rated {rung})"),
            None => called,
        }
    }

    /// The name that the person at the same device gave, if any.
    #[must_use]
    pub fn friend(&self) -> Option<FriendName> {
        match &*self.name {
            Self::NAMELESS => Some(FriendName::default()),
            name => FriendName::new(name),
        }
    }
}

impl TryFrom<&OpponentV1> for Opponent {
    type Error = NoSuchOpponent;

    fn try_from(told: &OpponentV1) -> Result<Self, NoSuchOpponent> {
        let plain = Self::default();
        let (time, depth, pace) = match told.thinking {
            Some(Thinking {
                millis,
                depth,
                at_once,
            }) => (
                ThinkTime::new(millis).ok_or(NoSuchOpponent)?,
                depth.and_then(Depth::new),
                if at_once { Pace::Instant } else { Pace::Human },
            ),
            None => (plain.time, plain.depth, plain.pace),
        };
        let (book, weakness) = (told.repertoire.as_deref(), told.weakness.as_deref());
        Ok(Self {
            level: match told.rung {
                Some(rung) => Level::Rated(Rating::new(rung).ok_or(NoSuchOpponent)?),
                None => Level::Full,
            },
            time,
            depth,
            style: told.dials.map_or(Ok(Style::PURE), Style::try_from)?,
            book: book
                .map(str::parse)
                .transpose()
                .map_err(|_| NoSuchOpponent)?,
            weakness: (weakness.map(str::parse).transpose()).map_err(|_| NoSuchOpponent)?,
            pace,
        })
    }
}

impl From<Style> for Dials {
    fn from(style: Style) -> Self {
        Self {
            aggressiveness: style.aggressiveness.get(),
            positional: style.positional.get(),
            trading: style.trading.get(),
            blind_spots: style.blind_spots.get(),
        }
    }
}

impl TryFrom<Dials> for Style {
    type Error = NoSuchOpponent;

    fn try_from(dials: Dials) -> Result<Self, NoSuchOpponent> {
        let dial = |mark| Dial::new(mark).ok_or(NoSuchOpponent);
        Ok(Self {
            aggressiveness: dial(dials.aggressiveness)?,
            positional: dial(dials.positional)?,
            trading: dial(dials.trading)?,
            blind_spots: dial(dials.blind_spots)?,
        })
    }
}

impl Dials {
    /// The words of what stands out: a dial in its outer quarter.
    #[must_use]
    pub fn styles(self) -> Vec<&'static str> {
        let outer = [
            (self.aggressiveness >= 75, "aggressive"),
            (self.aggressiveness <= 25, "passive"),
            (self.positional <= 25, "careless"),
            (self.trading >= 75, "trading"),
            (self.trading <= 25, "avoiding"),
            (self.blind_spots >= 25, "blind"),
        ];
        let outer = outer.into_iter().filter(|(stands_out, _)| *stands_out);
        outer.map(|(_, word)| word).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_stands_out_is_named() {
        let dials = |aggressiveness, positional, trading, blind_spots| Dials {
            aggressiveness,
            positional,
            trading,
            blind_spots,
        };
        assert_eq!(dials(50, 100, 50, 0).styles(), [""; 0]);
        assert_eq!(
            dials(90, 100, 10, 30).styles(),
            ["aggressive", "avoiding", "blind"]
        );
        assert_eq!(
            dials(25, 0, 75, 24).styles(),
            ["passive", "careless", "trading"]
        );
    }

    #[test]
    fn everybody_is_called_by_name_and_the_engine_rookery() {
        for (kind, id, name, expected) in [
            ("engine", "", "Rated 600", "Rookery (rated 600)"),
            ("engine", "", "Level 750", "Rookery (rated 750)"),
            ("engine", "", "Full strength", "Rookery (full strength)"),
            ("engine", "", "Easy", "Easy (rated 600)"),
            ("engine", "01a1-7", "Old Tom", "Old Tom (rated 600)"),
            ("character", "fox", "Russet", "Russet the fox (rated 600)"),
            ("character", "B-12", "Russet", "Russet (rated 600)"),
            ("unknown", "lichess", "Rated 600", "Rated 600 (rated 600)"),
        ] {
            let opponent = OpponentV1 {
                kind: OpponentKind::parse(kind).unwrap(),
                id: id.to_owned(),
                name: name.to_owned(),
                rung: Some(600),
                ..OpponentV1::person(&FriendName::default())
            };
            assert_eq!(opponent.in_full(), expected);
        }
    }

    #[test]
    fn what_is_not_known_is_refused_and_what_is_left_out_is_fine() {
        let text = r#"{"kind":"engine","name":"Easy"}"#;
        let read: OpponentV1 = serde_json::from_str(text).unwrap();
        assert_eq!((read.kind, read.rung), (OpponentKind::Engine, None));
        let text = r#"{"kind":"engine","name":"Easy","strength":9}"#;
        assert!(serde_json::from_str::<OpponentV1>(text).is_err());
    }
}
