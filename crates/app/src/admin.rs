//! The administration: its places, and its words.

pub mod office;
pub mod words;
