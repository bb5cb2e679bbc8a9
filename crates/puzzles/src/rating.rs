//! How hard a puzzle is, estimated before anybody has tried it.

mod clue;
mod features;
mod model;

pub use clue::Clue;
pub use features::{FEATURES, features};
pub use model::{DEPTH, Model, ParseModelError, Tree};

/// How hard a puzzle is, and how sure that is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rating {
    /// On the scale of Lichess puzzles.
    pub value: u16,
    /// How far off it may be, as Glicko-2 means it.
    pub deviation: u16,
}
