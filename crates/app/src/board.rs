//! What a hand, a pointer and a pen do to the one board, and its words.

pub mod captured;
pub mod grip;
pub mod hand;
pub mod handling;
pub mod motion;
pub mod sketch;
pub mod sound;
pub mod typed_move;
pub mod words;
