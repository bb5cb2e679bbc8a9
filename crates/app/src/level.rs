//! How well the person plays, as far as their games tell.

pub mod standing;
pub mod words;
