//! Everything the page talks to.

pub mod assets;
pub mod book;
pub mod chance;
pub mod chosen;
pub mod clipboard;
pub mod clock;
pub mod download;
pub mod engine;
pub mod files;
pub mod head;
pub mod journal;
pub mod keeper;
pub mod line;
pub mod memory;
pub mod offline;
pub mod openings;
pub mod own_opponent;
pub mod people;
pub mod poster;
pub mod practice;
pub mod preferences;
pub mod presence;
pub mod run_book;
pub mod server;
pub mod sound;
