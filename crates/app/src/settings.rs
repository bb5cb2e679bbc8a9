//! What someone likes, and the board to try it on.

pub mod board_look;
pub mod preferences;
pub mod theme;
pub mod tryout;
pub mod words;
