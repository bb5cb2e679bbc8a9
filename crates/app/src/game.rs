//! A game while it is played: clock, past, draw offers, hints, and the engines' part in it.

pub mod comparison;
pub mod escort;
pub mod export;
pub mod hints;
pub mod invitation;
pub mod past;
pub mod score_sheet;
pub mod sparring;
pub mod words;
