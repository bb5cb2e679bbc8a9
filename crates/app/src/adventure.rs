//! The story: how far somebody is, its map, its battles, lessons and sheet.

pub mod atlas;
pub mod battle_game;
pub mod tally;
pub mod traveler;
pub mod tutor;
pub mod words;
