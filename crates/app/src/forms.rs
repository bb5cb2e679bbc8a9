//! Forms, what is wrong with a field, and what the server refuses.

pub mod form;
#[cfg(test)]
pub mod mistakes;
pub mod refusal;
pub mod slip;
pub mod words;
