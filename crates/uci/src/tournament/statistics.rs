//! What a series of games says about strength: numbers in, numbers out, nothing about engines.

mod elo;
mod normal;
mod pentanomial;
mod sprt;

pub(crate) use elo::Estimate;
pub(crate) use pentanomial::{Pentanomial, Points, WinDrawLoss};
pub(crate) use sprt::{Sprt, SprtVerdict};
