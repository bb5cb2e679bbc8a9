//! The list of moves, and the ways to step through it.

pub mod earlier_moves;
pub mod move_list;
pub mod openings;
pub mod step_buttons;
pub mod step_keys;
