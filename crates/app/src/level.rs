//! How well the person plays, as far as their games tell.

pub mod my_level;
pub mod standing;
pub mod words;
