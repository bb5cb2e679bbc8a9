//! What the tests of several crates share: positions with names, and random legal play.
//! Nothing shipped may use it.
#![forbid(unsafe_code)]

pub mod positions;
pub mod strategies;
