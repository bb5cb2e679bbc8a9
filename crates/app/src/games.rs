//! The list of one's games: filters, names and tags, and the import of files.

pub mod archive;
pub mod file_chunks;
pub mod importing;
pub mod labels;
pub mod thumbnail;
pub mod wanted;
pub mod words;
