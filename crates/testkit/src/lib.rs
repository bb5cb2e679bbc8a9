//! What the tests of several crates share: positions with names, random legal play, and a
//! PostgreSQL of their own.
//! Nothing shipped may use it.
#![forbid(unsafe_code)]

pub mod positions;
pub mod postgres;
pub mod strategies;
