//! The faces of those who can be played, and the dials that make them.

pub mod knob_slider;
pub mod portrait;
