//! Games: as a device tells them, and as lists and links show them.

use rookery_play::{self as play, EndReason, GameSource, RunId, Side, Verdict};
use rookery_rules::pgn::GameResult;
use serde::{Deserialize, Serialize};

use super::opponent::OpponentV1;

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Ending {
    /// `1-0`, `0-1`, `1/2-1/2`, or `*` for a game that was ended without a result.
    pub result: String,
    /// Why, by its word: `checkmate`, `resignation`, `time`, `abandonment`, `stalemate`,
    /// `insufficient_material`, `threefold_repetition`, `fivefold_repetition`, `fifty_moves`,
    /// `seventy_five_moves` or `agreement`. A file may not say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}

/// A game as its owner's device tells it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GameUpload {
    /// How to read the rest: 1.
    #[cfg_attr(feature = "openapi", schema(minimum = 1, maximum = 1))]
    pub format: u32,
    /// Where it comes from; `live` games are never uploaded.
    pub source: GameSource,
    /// Which side the owner had.
    pub side: Side,
    /// The position it began with.
    #[cfg_attr(feature = "openapi", schema(max_length = 100))]
    pub start_fen: String,
    /// The moves in UCI notation, with single spaces between.
    pub moves: String,
    /// The time left after each ply in milliseconds, where it is known; empty without clocks.
    #[serde(default)]
    pub clocks: Vec<Option<u32>>,
    /// The time for the game and for each move in seconds, such as `300+2`; none without clocks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(
        feature = "openapi",
        schema(max_length = 11, pattern = "^[0-9]{1,5}[+][0-9]{1,5}$")
    )]
    pub time_control: Option<String>,
    /// How often the owner was helped.
    #[serde(default)]
    pub hints: u16,
    /// Whether it is over.
    pub finished: bool,
    /// How it ended, where only the device can know; what the moves prove need not be said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub claimed: Option<Ending>,
    /// Against whom.
    pub opponent: OpponentV1,
    /// When it began, as the device says.
    pub started: i64,
    /// When it ended, as the device says.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ended: Option<i64>,
    /// The game of the same owner that a new one comes from. One that is not there, or not theirs,
    /// is left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(max_length = 36))]
    pub origin: Option<String>,
    /// What it was played for; only games against the engine are played for anything.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub occasion: Option<Occasion>,
}

/// What a game was played for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Occasion {
    /// A battle of the adventure. It begins where the battle begins, with its color.
    Battle {
        /// Which one.
        #[cfg_attr(feature = "openapi", schema(max_length = 64))]
        key: String,
    },
    /// A game of a survival run.
    Survival {
        /// A UUID that the device makes for one run.
        #[cfg_attr(feature = "openapi", schema(max_length = 36))]
        run: String,
    },
}

/// A game as lists show it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GameSummary {
    /// Its id, made by the device.
    pub id: String,
    /// How often its moves were changed; an unfinished game goes on from here.
    pub revision: i64,
    /// Where it comes from.
    pub source: GameSource,
    /// Which side the owner had.
    pub side: Side,
    /// Whether it is over.
    pub finished: bool,
    /// How it went for its owner.
    pub verdict: Verdict,
    /// How it ended.
    pub ending: Option<Ending>,
    /// Whether the moves prove that, or it is only claimed.
    pub proven: bool,
    /// How many plies it has.
    pub plies: u32,
    /// What kind of opponent it was.
    pub opponent_kind: String,
    /// Which one.
    pub opponent_id: String,
    /// The names of the players, as far as the device told them.
    pub names: String,
    /// The styles that stood out in it.
    pub opponent_styles: Vec<String>,
    /// The name of the opening.
    pub opening: Option<String>,
    /// What its owner calls it; empty without a name.
    pub title: String,
    /// Words its owner gave it.
    pub tags: Vec<String>,
    /// When it began, as the device says.
    pub started: i64,
    /// When it ended, as the device says.
    pub ended: Option<i64>,
    /// When the server first got it.
    pub received: i64,
    /// When it was last changed.
    pub changed: i64,
    /// The game of which this is a second version, played on another device.
    pub conflicts_with: Option<String>,
    /// The game that this one was played on from, or whose variation it is.
    pub origin: Option<String>,
}

/// A whole game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Game {
    /// As lists show it.
    pub summary: GameSummary,
    /// As it was played.
    pub content: GameUpload,
    /// Variations and comments.
    pub tree: Vec<Variation>,
}

/// One move or comment beside the game; together they are a tree, told from its root.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Variation {
    /// What it follows: 0 is the start, 1 to the number of plies the game's own moves, and
    /// numbers after that the entries of this list in their order.
    pub after: u32,
    /// The move in UCI notation; none for a comment on what it follows.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(max_length = 5))]
    pub mv: Option<String>,
    /// A comment.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[cfg_attr(feature = "openapi", schema(max_length = 2000))]
    pub comment: String,
}

/// Games, the last played first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GamePage {
    /// They.
    pub games: Vec<GameSummary>,
    /// What to ask for as `before` to get those that follow, if there are more.
    pub next: Option<String>,
}

/// Changes what the owner says about a game; what is left out stays.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ChangeGame {
    /// A name of 1 to 80 characters that no other game of theirs has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(max_length = 80))]
    pub title: Option<String>,
    /// Words for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(max_items = 10))]
    pub tags: Option<Vec<String>>,
    /// Variations and comments.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(max_items = 3000))]
    pub tree: Option<Vec<Variation>>,
}

/// What became of a file of games.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ImportReport {
    /// Games that are new.
    pub kept: u32,
    /// Games that were there already.
    pub known: u32,
    /// Games that could not be taken.
    pub skipped: Vec<SkippedGame>,
}

/// A game that could not be taken.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SkippedGame {
    /// Its number in the file, from 1.
    pub game: u64,
    /// Where in the file, from 1.
    pub line: u64,
    /// Why, as a sentence.
    pub reason: String,
}

/// Why a told end is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoSuchEnding {
    /// Nobody scores like that.
    #[error("A result is 1-0, 0-1, 1/2-1/2 or *.")]
    Result,
    /// Games do not end for that reason.
    #[error("This is no end of a game.")]
    Reason,
}

impl TryFrom<&Ending> for play::Ending {
    type Error = NoSuchEnding;

    fn try_from(told: &Ending) -> Result<Self, NoSuchEnding> {
        let result = GameResult::parse(&told.result).ok_or(NoSuchEnding::Result)?;
        let reason = told.reason.as_deref();
        let reason = reason.map(|word| EndReason::parse(word).ok_or(NoSuchEnding::Reason));
        Ok(Self {
            result,
            reason: reason.transpose()?,
        })
    }
}

impl From<play::Ending> for Ending {
    fn from(ending: play::Ending) -> Self {
        Self {
            result: ending.result.to_string(),
            reason: ending.reason.map(|reason| reason.as_str().to_owned()),
        }
    }
}

impl Occasion {
    /// What is told of an occasion; whom somebody plays for fun its name tells.
    #[must_use]
    pub fn of(occasion: &play::Occasion) -> Option<Self> {
        match occasion {
            play::Occasion::Battle(key) => Some(Self::Battle { key: key.clone() }),
            play::Occasion::Survival(run) => Some(Self::Survival {
                run: run.to_string(),
            }),
            play::Occasion::Own | play::Occasion::Forest => None,
        }
    }

    /// The occasion; none if a run has an id that is none.
    #[must_use]
    pub fn read(&self) -> Option<play::Occasion> {
        match self {
            Self::Battle { key } => Some(play::Occasion::Battle(key.clone())),
            Self::Survival { run } => RunId::parse(run).map(play::Occasion::Survival),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_occasion_is_told_by_its_kind() {
        let battle = Occasion::Battle {
            key: "fox".to_owned(),
        };
        let text = serde_json::to_string(&battle).unwrap();
        assert_eq!(text, r#"{"kind":"battle","key":"fox"}"#);
        assert_eq!(serde_json::from_str::<Occasion>(&text).unwrap(), battle);
        let strange = r#"{"kind":"battle","key":"fox","won":true}"#;
        assert!(serde_json::from_str::<Occasion>(strange).is_err());
    }
}
