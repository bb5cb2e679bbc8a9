//! Survival: the run that goes on, and who has come how far. Devices tell the games and are taken at
//! their word, so a score is a matter of honor.

use serde::{Deserialize, Serialize};

/// How somebody does in survival.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Survival {
    /// The run that is not over, if there is one: the last begun.
    pub run: Option<SurvivalRun>,
    /// The best score of all runs; 0 before the first win.
    pub best: u32,
    /// Whether other people of this server see the best score.
    pub shown: bool,
}

/// A run, replayed from its stored games.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SurvivalRun {
    /// The UUID that the device made for it.
    pub run: String,
    /// Opponents beaten.
    pub beaten: u16,
    /// Lives left.
    pub lives: u8,
    /// What the beaten were worth.
    pub score: u32,
    /// How well the next opponent plays.
    pub rung: u16,
    /// How many finished games it has.
    pub games: u32,
}

/// Decides who sees a score.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ShowSurvival {
    /// Whether other people of this server see it.
    pub shown: bool,
}

/// Somebody's best run, as everyone on this server sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SurvivalScore {
    /// Their display name.
    pub name: String,
    /// What the beaten were worth.
    pub score: u32,
    /// Opponents beaten.
    pub beaten: u16,
    /// Since when it stands.
    pub at: i64,
    /// Whether it is the asking person's own.
    pub own: bool,
}

/// The scores of people who show theirs, the best first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SurvivalScores {
    /// They.
    pub scores: Vec<SurvivalScore>,
    /// What to ask for as `after` to get those that follow, if there are more.
    pub next: Option<String>,
}
