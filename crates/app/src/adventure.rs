//! The story: how far somebody is, its map, its battles, lessons and sheet.

pub mod atlas;
pub mod skirmish;
pub mod tally;
pub mod traveler;
pub mod tutor;
pub mod words;
