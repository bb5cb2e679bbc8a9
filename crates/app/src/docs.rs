//! What one reads about the site and its API.

pub mod offline;
pub mod prose;
pub mod reference;
pub mod words;
