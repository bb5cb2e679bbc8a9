//! One board to look at positions on, and counting its lines.

pub mod count;
pub mod study_board;
pub mod words;
