//! Keeps games: in this browser at once, with the server soon, and takes over those of other devices.

pub mod elsewhere_note;
pub mod keeper;
pub mod looking;
pub mod packing;
pub mod sending;
pub mod taking;
