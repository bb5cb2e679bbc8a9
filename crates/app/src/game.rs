//! A game while it is played: clock, past, draw offers, hints, and the engines' part in it.

pub mod bout;
pub mod clock;
pub mod comparison;
pub mod draw_offer;
pub mod escort;
pub mod export;
pub mod game_id;
pub mod hints;
pub mod invitation;
pub mod meeting;
pub mod past;
pub mod saved;
pub mod score_sheet;
pub mod sparring;
pub mod words;
