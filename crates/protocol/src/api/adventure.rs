//! The adventure: how far somebody has come, and the sheet that their games add up to.

use std::collections::BTreeMap;

use rookery_play::BattleVerdict;
use serde::{Deserialize, Serialize};

/// Where somebody is in the story. Of two devices, the one that is further is right.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct StoryJourney {
    /// The chapter, from 0.
    #[cfg_attr(feature = "openapi", schema(maximum = 65535))]
    pub chapter: u16,
    /// The step in it, from 0, counting those of every path.
    #[cfg_attr(feature = "openapi", schema(maximum = 65535))]
    pub step: u16,
    /// What was decided: the key of each choice with the key of its option.
    #[serde(default)]
    pub choices: BTreeMap<String, String>,
}

/// A stored game that was a battle, as the server judges it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct AdventureFight {
    /// The id of the game.
    pub game: String,
    /// The key of the battle.
    pub battle: String,
    /// What it was worth.
    pub verdict: BattleVerdict,
    /// When it ended; orders the fights.
    pub at: i64,
}

/// Somebody's adventure so far.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Adventure {
    /// The line to read on, never beyond a battle that was not passed.
    pub journey: StoryJourney,
    /// Every battle that was played to its end, the oldest first.
    pub fights: Vec<AdventureFight>,
    /// What the traveler has become, by its word; none before the last step.
    pub crown: Option<String>,
    /// Whether the story is told.
    pub finished: bool,
    /// How many battles were fought just as they asked for.
    pub feathers: u32,
}

/// What games add up to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SheetTally {
    /// All games.
    pub played: u32,
    /// Games won.
    pub won: u32,
    /// Games drawn.
    pub drawn: u32,
    /// Games lost.
    pub lost: u32,
    /// Moves that the player made.
    pub moves: u64,
    /// Time, in milliseconds.
    pub millis: u64,
    /// Games won of a hundred, rounded; none without games.
    pub win_rate: Option<u32>,
}

/// What games against one style of opponent add up to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TemperTally {
    /// The style: `Aggressive`, `Passive`, `Positional`, `Tactical`, `Trading` or `Blind`.
    pub temper: String,
    /// The games against those who have it.
    pub tally: SheetTally,
}

/// Everything on the sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct AdventureSheet {
    /// The player's display name.
    pub name: String,
    /// What the traveler has become, by its word; none before the last step.
    pub crown: Option<String>,
    /// All games that count.
    pub all: SheetTally,
    /// Those of the adventure among them.
    pub adventure: SheetTally,
    /// Those against each style among them, always all six in one order.
    pub against: Vec<TemperTally>,
    /// Which games count, as sentences.
    pub counted: String,
}

/// Somebody's own sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OwnSheet {
    /// What it says.
    pub sheet: AdventureSheet,
    /// The link that shows it to others, if there is one.
    pub link: Option<SheetLink>,
}

/// A link that shows a sheet, without its secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SheetLink {
    /// Since when.
    pub created: i64,
    /// Until when.
    pub expires: i64,
}

/// A link that was just made, with its secret, which is never shown again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewSheetLink {
    /// What is kept of it.
    pub link: SheetLink,
    /// What to ask for the sheet by. It goes behind `#` in the address of a page, where
    /// no server and no log sees it, or into the header `Rookery-Share`.
    pub token: String,
}
