//! A game while it is played: clock, past, draw offers, hints, and the engines' part in it.

pub mod comparison;
pub mod export;
pub mod hints;
pub mod invitation;
pub mod occasion_extras;
pub mod past;
pub mod play_page;
pub mod score_sheet;
pub mod words;
