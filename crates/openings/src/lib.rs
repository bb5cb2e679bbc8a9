#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod eco;
mod opening;
mod repertoire;
mod table;

pub use eco::Eco;
pub use opening::{Opening, of_game, of_position, openings};
pub use repertoire::{ParseRepertoireError, Repertoire};
