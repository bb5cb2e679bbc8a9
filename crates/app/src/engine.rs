//! The engine as the page knows it: the link to its worker, its questions, its thoughts and its words.

pub mod analyst;
pub mod book;
#[cfg(test)]
pub(crate) mod example;
pub mod link;
pub mod mind;
pub mod thoughts;
pub mod words;
