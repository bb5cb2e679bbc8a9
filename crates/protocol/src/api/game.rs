//! Games as lists and links show them.

use rookery_play::{GameSource, Side, Verdict};
use rookery_rules::pgn::Limits;
use serde::{Deserialize, Serialize};

use super::game_upload::{Ending, GameUpload};

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
    /// The pieces at its end, as FEN writes them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(max_length = 71))]
    pub board: Option<String>,
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

impl Variation {
    /// How many a game has: as many as one of a file may have.
    pub const MOST: usize = Limits::IMPORT.nodes;
    /// Characters of a comment, as in a file.
    pub const LONGEST_COMMENT: usize = Limits::IMPORT.comment;
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

impl ImportReport {
    /// Games of one file.
    pub const MOST_GAMES: usize = 500;
    /// Bytes of one file.
    pub const MOST_BYTES: usize = 1024 * 1024;
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
