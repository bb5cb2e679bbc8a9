//! What a browser keeps, and how games travel to the server and come back from it.

pub mod download;
pub mod handover;
pub mod key;
pub mod leaving;
pub mod receipt;
pub mod table;
pub mod upload;
pub mod words;
