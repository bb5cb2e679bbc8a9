//! One module per page.

pub mod door;
pub mod not_found;
pub mod play;
pub mod settings;
pub mod study;
