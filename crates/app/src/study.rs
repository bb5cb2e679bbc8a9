//! A board to look at positions and games on, to write games down on, and counting its lines.

pub mod count;
pub mod kept_sheet;
pub mod scoresheet;
pub mod study_board;
pub mod way_in;
pub mod words;
pub mod written_game;
pub mod written_moves;
