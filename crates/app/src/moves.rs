//! The moves of a game as a tree: read, written, printed, changed, gone through.

pub mod cursor;
pub mod earlier;
pub mod grafting;
pub mod reading;
pub mod sheet;
pub mod trouble;
pub mod variations;
pub mod wheel;
pub mod words;
pub mod writing;
