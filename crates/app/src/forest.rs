//! Everybody of the forest, to be played for fun.

pub mod gallery;
pub mod words;
