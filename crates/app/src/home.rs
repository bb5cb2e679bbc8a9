//! The words of the home page.

pub mod words;
