//! Who can be played against: how well and how they play, and what they look like.

pub mod cast;
pub mod figure;
pub mod knob;
pub mod rival;
pub mod scene;
pub mod visage;
pub mod words;
