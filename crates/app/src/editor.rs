//! Setting a position up.

pub mod edited_position;
pub mod words;
