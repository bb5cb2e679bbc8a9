//! The board for those who hear it: what it can be asked, and what it answers.

pub mod inquiry;
pub mod words;
