//! Puzzles from someone's own games, and the deck of those to look at again today.

use rookery_puzzles::deck::Recall;
use serde::{Deserialize, Serialize};

/// Games that have yet to be looked through for puzzles.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Unhunted {
    /// The newest of them, by their ids.
    pub games: Vec<String>,
    /// How many there are in all.
    pub left: i64,
}

/// What was found in a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct HuntedGame {
    /// The game. It counts as looked through, whether something was found or not.
    pub game: String,
    /// What was found, at most 50.
    pub missed: Vec<MissedMoment>,
}

/// Something that the owner of a game did not find in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MissedMoment {
    /// Moves of the game before the opponent's mistake.
    pub ply: u32,
    /// The mistake as it was played, then the solution with the answers to it.
    pub moves: Vec<String>,
}

/// What became of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct HuntKept {
    /// Puzzles that were not there before.
    pub new: u64,
}

/// The cards of a day, at most ten with those already tried.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Deck {
    /// The day, counted from 1970.
    pub day: u32,
    /// What to try, in this order.
    pub cards: Vec<DeckCard>,
    /// How many were tried today.
    pub done: u32,
    /// How many puzzles there are from their own games.
    pub all: u32,
    /// The day the next one is due, if nothing is left today.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<u32>,
}

/// A card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DeckCard {
    /// What the puzzle is called.
    pub id: String,
    /// The game it comes from.
    pub game: String,
    /// Who played it.
    pub names: String,
    /// Moves of the game before the opponent's mistake.
    pub ply: u32,
    /// The position before it.
    pub fen: String,
    /// The mistake, then the solver's moves and the answers to them.
    pub moves: Vec<String>,
    /// What it shows, such as `fork`.
    pub themes: Vec<String>,
    /// How often it was tried.
    pub tries: i64,
    /// How often it was not solved.
    pub missed: i64,
    /// The day of the last attempt.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last: Option<u32>,
    /// The chance in a hundred that it is still known; none if it has never been tried.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chance: Option<u32>,
}

/// An attempt at a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CardAttemptForm {
    /// How it went.
    pub recall: Recall,
    /// Today, where the person is: the server's day, or the one before or after it.
    pub day: u32,
    /// The day of the last attempt that the device knows of. If there was another since, nothing
    /// changes (409).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last: Option<u32>,
}

/// What an attempt led to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CardPlan {
    /// The day it is due again.
    pub due: u32,
}
