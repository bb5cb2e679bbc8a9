//! The administration: its places, and its words.

pub mod pages;
pub mod words;
