//! Who can be played against: how well and how they play, and what they look like.

pub mod drawn_face;
pub mod knob;
pub mod opponent_choice;
pub mod player_face;
pub mod preset;
pub mod rivals;
pub mod scene;
pub mod words;
