#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod limits;
mod line;
mod rating;
mod repertoire;
mod report;
mod request;
mod score;
mod style;
mod traits;
mod weakness;

pub use limits::{Limits, Time};
pub use line::Line;
pub use rating::Rating;
pub use repertoire::{ParseRepertoireError, Repertoire};
pub use report::Analysis;
pub use request::Request;
pub use score::Score;
pub use style::{Dial, Style};
pub use traits::Traits;
pub use weakness::{ParseWeaknessError, Weakness};
