//! Everything of the browser that the page talks to.

pub mod assets;
pub mod chance;
pub mod clipboard;
pub mod clock;
pub mod download;
pub mod files;
pub mod head;
pub mod http;
pub mod offline;
pub mod poster;
pub mod sound;
pub mod storage;
pub mod worker;
