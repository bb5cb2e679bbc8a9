#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod advanced_pawn;
mod attraction;
mod calm;
mod castling;
mod clearance;
mod defender;
mod deflection;
mod detect;
mod discovery;
mod en_passant;
mod ending;
#[cfg(test)]
mod example;
mod exposed_king;
mod f2_f7;
mod fork;
mod hanging;
mod interference;
mod intermezzo;
mod length;
mod line;
mod mate;
mod motif;
mod phase;
mod pin;
mod pins;
mod ply;
mod promotion;
mod sacrifice;
mod safety;
mod set;
mod skewer;
mod trapped;
mod verdict;
mod wing_attack;
mod worth;
mod x_ray;
mod zugzwang;

pub use detect::motifs;
pub use line::{IllegalLine, Line};
pub use motif::{Motif, ParseMotifError};
pub use set::MotifSet;
