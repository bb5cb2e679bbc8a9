//! The board and the game for those who hear them.

pub mod hearing;
pub mod transcript;
