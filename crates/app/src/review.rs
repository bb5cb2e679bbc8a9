//! Going through a kept game, with its variations and comments.

pub mod analyst;
pub mod draft;
pub mod reviewed_game;
pub mod saving;
pub mod words;
