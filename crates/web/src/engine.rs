//! The engine beside the board: its line to the worker, its thoughts, its troubles.

pub mod book;
pub mod connection;
pub mod evaluation_bar;
pub mod judgment;
pub mod people;
pub mod thoughts_card;
pub mod trouble;
