//! Every message that crosses a process, in one place, so that neither side re-invents one.
//! Knows shapes and limits; knows nothing about chess, sockets or browsers.
#![forbid(unsafe_code)]
#![doc = include_str!("../README.md")]

pub mod account;
pub mod api;
pub mod label;
mod problem;
pub mod worker;

pub use problem::{FieldProblem, Problem};
