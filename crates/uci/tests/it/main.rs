//! The program as a shell runs it.

#![expect(clippy::unwrap_used, reason = "a test may stop where it stands")]

mod fake_engine;
mod pgn_check;
mod tournament;
