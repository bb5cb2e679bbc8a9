//! Opponents of somebody's own making.

pub mod design;
pub mod preview;
pub mod words;
