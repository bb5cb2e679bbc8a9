//! How a game travels to the server and comes back from it.

pub mod download;
pub mod receipt;
pub mod upload;
pub mod words;
