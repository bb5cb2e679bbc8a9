//! Everybody of the forest: the page that shows them, and a game with one of them.

pub mod game;
pub mod page;
