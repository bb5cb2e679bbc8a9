//! The story: how far somebody is, its map, its battles, practice and lessons, and its sheet.

pub mod battle_game;
pub mod map;
pub mod practice_board;
pub mod tally;
pub mod traveler;
pub mod words;
