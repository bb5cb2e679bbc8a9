//! Puzzles: what is solved, where the next one comes from, and how far one has come.

pub mod curve;
pub mod hunter;
pub mod practice;
pub mod refuter;
pub mod solving;
pub mod training;
pub mod words;
