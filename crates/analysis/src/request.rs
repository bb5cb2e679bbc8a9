//! A question to whoever has an engine.

use std::num::NonZeroU8;

use rookery_rules::Position;

use crate::Limits;

/// A position to be analyzed. Code that has no engine hands this out and waits for an
/// [`Analysis`](crate::Analysis).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Request {
    /// What to look at; it has no past.
    pub position: Position,
    /// How long to look.
    pub limits: Limits,
    /// How many lines are wanted.
    pub lines: NonZeroU8,
}
