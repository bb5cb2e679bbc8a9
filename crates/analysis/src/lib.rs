#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod limits;
mod line;
mod rating;
mod report;
mod score;
mod style;

pub use limits::{Limits, Time};
pub use line::Line;
pub use rating::Rating;
pub use report::Analysis;
pub use score::Score;
pub use style::{Dial, Style};
