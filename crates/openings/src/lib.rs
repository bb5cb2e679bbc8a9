#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod book;
mod eco;
mod opening;
mod table;

pub use book::Book;
pub use eco::Eco;
pub use opening::{Opening, of_game, of_position, openings};
