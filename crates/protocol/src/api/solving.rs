//! What someone made of puzzles: practice that a device tells of, sums, curves and lists.

use serde::{Deserialize, Serialize};

use super::puzzle::Puzzle;

/// How a puzzle was practiced.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum PracticeMode {
    /// In a range of ratings, or by theme.
    Practice,
    /// As the puzzle of the day.
    Daily,
}

/// A puzzle that was practiced, perhaps without a connection. It never moves a rating.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PracticeReport {
    /// A UUID that the device makes; told twice, it counts once.
    pub id: String,
    /// What the puzzle is called.
    pub puzzle: String,
    /// How it was practiced.
    pub mode: PracticeMode,
    /// Whether it was solved in the end.
    pub solved: bool,
    /// How many tries it took, from 1 to 1000.
    pub tries: u32,
    /// How much help was asked for: 0, 1 or 2.
    pub hints: u32,
    /// How long it took, at most a day.
    pub millis: u64,
    /// When it was over.
    pub happened: i64,
}

/// Puzzles that were practiced, at most 100 at a time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PracticeReports {
    /// Which.
    pub reports: Vec<PracticeReport>,
}

/// What became of reports.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PracticeKept {
    /// New ones.
    pub kept: u32,
    /// Those that were told of before.
    pub known: u32,
    /// Those of puzzles that this server does not have.
    pub strange: u32,
}

/// A sum of attempts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PuzzleTally {
    /// Different puzzles that were tried.
    pub puzzles: i64,
    /// Those that were solved.
    pub solved: i64,
    /// Tries in all.
    pub tries: i64,
    /// How long all took.
    pub millis: i64,
}

/// The attempts at puzzles with ratings that are close.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct BandProgress {
    /// The lowest rating.
    pub from: i64,
    /// The highest rating.
    pub to: i64,
    /// What they add up to.
    pub tally: PuzzleTally,
}

/// The attempts at puzzles with one theme.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ThemeProgress {
    /// The theme.
    pub theme: String,
    /// What they add up to.
    pub tally: PuzzleTally,
}

/// How far someone has come.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PuzzleProgress {
    /// Their rating.
    pub rating: i64,
    /// How far off that may be.
    pub deviation: i64,
    /// How many attempts it comes from.
    pub plays: i64,
    /// How many they have solved in a row by now.
    pub streak: i64,
    /// The most they ever have.
    pub best_streak: i64,
    /// By rating, the easy ones first.
    pub bands: Vec<BandProgress>,
    /// By theme.
    pub themes: Vec<ThemeProgress>,
}

/// A rating at one moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CurvePoint {
    /// When.
    pub at: i64,
    /// What it was then.
    pub rating: i64,
}

/// A part of how a rating went, the last first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CurvePage {
    /// The points.
    pub points: Vec<CurvePoint>,
    /// Where the next page begins, if there may be one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<i64>,
}

/// A puzzle that was tried.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TriedPuzzle {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// Whether it was ever solved.
    pub solved: bool,
    /// How many tries all attempts took.
    pub tries: i64,
    /// How long all attempts took.
    pub millis: i64,
    /// When the last one was.
    pub at: i64,
}

/// A part of what was tried, the last first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TriedPage {
    /// The puzzles.
    pub puzzles: Vec<TriedPuzzle>,
    /// Where the next page begins, if there may be one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<i64>,
}

/// Where an import of puzzles stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum ImportState {
    /// There was none since the server started.
    None,
    /// The file is still coming; bytes are counted.
    Receiving,
    /// It is seen whether the file is whole; lines are counted.
    Reading,
    /// Its puzzles are checked and taken; lines are counted.
    Taking,
    /// They are put where they are found; puzzles are counted.
    Placing,
    /// All that could be taken is there.
    Done,
    /// Nothing was imported, and the message says why.
    Failed,
}

/// A line that was skipped.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SkippedLine {
    /// Which line, from 1.
    pub line: u64,
    /// Why, as a sentence.
    pub reason: String,
}

/// The last import of puzzles.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PuzzleImport {
    /// Where it stands.
    pub state: ImportState,
    /// How much of that is done.
    pub done: u64,
    /// How much there is to do; 0 as long as nobody knows.
    pub total: u64,
    /// Puzzles that were not here before.
    pub new: u64,
    /// Puzzles that were.
    pub known: u64,
    /// Lines that were skipped.
    pub skipped: u64,
    /// Why, for the first of them.
    pub faults: Vec<SkippedLine>,
    /// Why nothing was imported.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
}
