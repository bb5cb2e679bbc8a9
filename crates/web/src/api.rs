//! Everything the page talks to.

pub mod chance;
pub mod engine;
pub mod head;
pub mod line;
pub mod memory;
pub mod people;
pub mod presence;
pub mod server;
