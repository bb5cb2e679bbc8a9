//! Around every page: addresses, and the words of header, footer and keys.

pub mod query;
pub mod section;
pub mod words;
