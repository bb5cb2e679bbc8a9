//! Everything the page talks to.

pub mod engine;
pub mod memory;
