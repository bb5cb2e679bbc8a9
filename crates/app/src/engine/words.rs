//! Words about an engine: what it thinks, what a position is worth to it, and why it fails.

pub mod evaluation;
pub mod judgment;
pub mod thoughts;
pub mod trouble;
