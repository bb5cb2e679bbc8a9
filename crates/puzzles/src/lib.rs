#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod chance;
pub mod deck;
#[cfg(test)]
mod example;
mod hunt;
mod id;
mod judge;
mod mode;
mod pack;
mod puzzle;
mod rating;
mod select;
mod set;
mod solver;
mod sound;
mod source;

pub use hunt::{Hunt, Missed};
pub use id::{ParsePuzzleIdError, PuzzleId};
pub use judge::Judgement;
pub use mode::JudgedMode;
pub use pack::{ParsePackError, name, pack, unpack};
pub use puzzle::Puzzle;
pub use rating::{Clue, DEPTH, FEATURES, Model, ParseModelError, Rating, Tree, features};
pub use select::{Band, Family, Likeness, Share, select};
pub use set::SET;
pub use solver::{Effect, Solver, Stake, beginning};
pub use sound::{Effort, Flaw, Moment, Opinion, Proof, Prover, Review, Scout, Solution};
pub use source::PuzzleSource;
