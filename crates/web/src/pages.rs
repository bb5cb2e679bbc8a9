//! One module per page.

pub mod later;
pub mod not_found;
pub mod play;
pub mod study;
