//! One module per page.

pub mod admin;
pub mod docs;
pub mod door;
pub mod editor;
pub mod later;
pub mod not_found;
pub mod office;
pub mod play;
pub mod reference;
pub mod settings;
pub mod study;
pub mod texts;
