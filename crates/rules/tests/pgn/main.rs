//! PGN as a caller uses it: the public API only.

#![expect(clippy::unwrap_used, reason = "a test may stop where it stands")]

mod bombs;
mod laws;
mod leniency;
mod log;
mod oddities;
mod recovery;
mod skipping;
mod trees;
