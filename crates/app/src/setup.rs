//! What is chosen before a game: who plays whom, the clock, the start.

pub mod choices;
pub mod pick;
pub mod start;
pub mod tempo;
pub mod times;
pub mod turning;
pub mod words;
