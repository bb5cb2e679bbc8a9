//! What the tests of several crates share: positions with names, random legal play, a PostgreSQL of
//! their own, and counts of what takes long.
//! Nothing shipped may use it.
#![forbid(unsafe_code)]

pub mod positions;
pub mod postgres;
pub mod strategies;
pub mod tally;
