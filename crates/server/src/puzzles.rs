//! What the server does with puzzles: takes them in, judges attempts, moves ratings.

pub mod command;
pub mod import;
pub(crate) mod importer;
pub(crate) mod leftover;
pub(crate) mod missed;
pub mod own;
pub(crate) mod stored;

/// No puzzle is rated higher.
pub(crate) const HIGHEST_RATING: i64 = 4000;
