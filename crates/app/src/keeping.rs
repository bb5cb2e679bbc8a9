//! How a game travels to the server and comes back from it.

pub mod arrival;
pub mod parcel;
pub mod receipt;
pub mod words;
