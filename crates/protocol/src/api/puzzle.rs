//! Puzzles: as they are handed out for practice, as the server judges attempts at them, and what
//! someone made of them. Moves are in UCI notation.

use rookery_puzzles::{JudgedMode, PuzzleSource};
use serde::{Deserialize, Serialize};

/// A whole puzzle, with its solution.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Puzzle {
    /// What it is called, the same for ever.
    pub id: String,
    /// Where it comes from.
    pub source: PuzzleSource,
    /// The position before the opponent's move.
    pub fen: String,
    /// The opponent's move, then the solver's moves and the answers to them.
    pub moves: Vec<String>,
    /// How hard it is.
    pub rating: i64,
    /// How far off that may be.
    pub deviation: i64,
    /// How often it was tried.
    pub plays: i64,
    /// What it shows, such as `fork`.
    pub themes: Vec<String>,
}

/// Puzzles to practice without a connection.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PuzzleSupply {
    /// The easy ones first.
    pub puzzles: Vec<Puzzle>,
}

/// The puzzle of a day, the same for everyone on this server.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DailyPuzzle {
    /// The day in universal time, such as `2026-11-16`.
    pub day: String,
    /// Its puzzle.
    pub puzzle: Puzzle,
}

/// Themes that at least one puzzle has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PuzzleThemes {
    /// Their words, such as `fork`.
    pub themes: Vec<String>,
}

/// What kind of attempt to begin.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewAttemptForm {
    /// For what.
    pub mode: JudgedMode,
    /// With this theme, for a rating only; any without one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub theme: Option<String>,
    /// How well they play, from 200 to 2400, for a rating only: it begins near there. Whoever has a
    /// rating keeps it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level: Option<u16>,
}

/// An attempt that is under way. It tells neither the solution nor the name of the puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OpenAttempt {
    /// Its id.
    pub id: String,
    /// For what.
    pub mode: JudgedMode,
    /// The theme that was asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub theme: Option<String>,
    /// The position before the opponent's move.
    pub fen: String,
    /// The opponent's move, and what was found and answered since.
    pub moves: Vec<String>,
    /// How many moves were found.
    pub step: u32,
    /// How much help was asked for: nothing, which piece, or the move.
    pub hints: u32,
    /// How hard the puzzle is.
    pub rating: i64,
    /// How many were solved in a row before it.
    pub streak: i64,
    /// Since when it is under way.
    pub opened: i64,
}

/// A move of the solver.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct AttemptMove {
    /// How many moves were found before it.
    pub step: u32,
    /// The move.
    pub r#move: String,
}

/// What a move was worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum MoveVerdict {
    /// It is right, and there is more to find.
    Right,
    /// It is wrong, and the attempt is over.
    Wrong,
    /// It was the last one to find.
    Solved,
}

/// The answer to a move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct JudgedMove {
    /// What it was worth.
    pub verdict: MoveVerdict,
    /// The opponent's answer, if there is more to find.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub answer: Option<String>,
    /// How the attempt ended, if it did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<AttemptResult>,
}

/// How an attempt ended. Now the puzzle may be asked for by its name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct AttemptResult {
    /// What the puzzle is called.
    pub puzzle: String,
    /// Whether every move was found.
    pub solved: bool,
    /// How much help was asked for. With help it counts as lost, whether solved or not.
    pub hints: u32,
    /// How long it took.
    pub millis: i64,
    /// The solver's rating before, if the attempt was rated.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating_before: Option<i64>,
    /// The solver's rating after, if the attempt was rated.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating_after: Option<i64>,
    /// How many were solved in a row with it.
    pub streak: i64,
}

/// How much help is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum HintLevel {
    /// Which piece moves.
    Man,
    /// The move itself.
    Move,
}

/// A wish for help. It makes the attempt count as lost, even if it is solved in the end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct HintForm {
    /// How much.
    pub level: HintLevel,
}

/// Help.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Hint {
    /// Where the piece stands that moves.
    pub square: String,
    /// The move, if that much help was wanted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub r#move: Option<String>,
}
