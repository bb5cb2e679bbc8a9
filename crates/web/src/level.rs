//! What games say about the person's own level.

pub mod news;
pub mod standing_choice;
