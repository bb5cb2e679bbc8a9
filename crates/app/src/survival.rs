//! A survival run.

pub mod survivor;
pub mod words;
