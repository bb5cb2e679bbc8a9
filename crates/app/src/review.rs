//! Going through a kept game, with its variations and comments.

pub mod draft;
pub mod held_game;
pub mod reviewed_game;
pub mod saving;
pub mod words;
