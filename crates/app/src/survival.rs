//! A survival run.

pub mod run_state;
pub mod words;
