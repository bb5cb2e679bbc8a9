//! The library from outside: the public interface only.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod cozy;
mod differential;
mod draws;
mod endings;
mod exchange;
mod fen;
mod laws;
mod mailbox;
mod perft;
mod san;
mod uci;
