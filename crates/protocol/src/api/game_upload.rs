//! A game as its owner's device tells it: the message, and how a game under way becomes one.

use rookery_play::{self as play, Bout, EndReason, GameSource, RunId, Seats, Side};
use rookery_rules::pgn::GameResult;
use serde::{Deserialize, Serialize};

use super::opponent::OpponentV1;

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
    /// The time for the game and for each move in seconds, such as `300+2`, from `1+0` to `10800+60`; none
    /// without clocks.
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

impl GameUpload {
    /// The game as it is now, against somebody who is told like this. Nothing if it is nobody's.
    #[must_use]
    pub fn of(bout: &Bout, opponent: OpponentV1, now: i64) -> Option<Self> {
        let game = &bout.game;
        let (source, side) = match &bout.seats {
            Seats::AgainstEngine { side, .. } => (GameSource::Engine, *side),
            Seats::Friends { side, .. } => (GameSource::Local, *side),
            Seats::Engines(_) => return None,
        };
        let moves: Vec<_> = game.moves().map(|mv| mv.to_string()).collect();
        let outcome = game.outcome();
        // What the moves prove need not be said.
        let claimed = outcome
            .map(play::Ending::from)
            .filter(|end| !end.needs_moves());
        Some(Self {
            format: 1,
            source,
            side: side.into(),
            start_fen: game.start().fen(),
            moves: moves.join(" "),
            clocks: (bout.clock.as_ref()).map_or_else(Vec::new, |clock| {
                clock.after_each().iter().copied().map(Some).collect()
            }),
            time_control: (bout.clock.as_ref()).map(|clock| clock.control().to_string()),
            hints: bout.hints,
            finished: outcome.is_some(),
            claimed: claimed.map(Into::into),
            opponent,
            started: bout.started,
            // A device whose clock was set back meanwhile still ends a game after it began.
            ended: outcome.map(|_| now.max(bout.started)),
            origin: bout.origin.map(|origin| origin.to_string()),
            occasion: (bout.meeting.as_ref()).and_then(|meeting| Occasion::of(&meeting.occasion)),
        })
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
