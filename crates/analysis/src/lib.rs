#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod limits;
mod line;
mod report;
mod score;

pub use limits::{Limits, Time};
pub use line::Line;
pub use report::Analysis;
pub use score::Score;
