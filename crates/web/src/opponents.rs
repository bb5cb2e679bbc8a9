//! The faces of those who can be played.

pub mod portrait;
