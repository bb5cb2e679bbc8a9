#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

pub mod glicko;
mod grade;

pub use grade::{Grade, Graded, Rater};
