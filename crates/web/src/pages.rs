//! One module per page.

pub mod about;
pub mod admin;
pub mod adventure;
pub mod docs;
pub mod door;
pub mod editor;
pub mod home;
pub mod later;
pub mod my_games;
pub mod not_found;
pub mod office;
pub mod opponents;
pub mod play;
pub mod puzzles;
pub mod reference;
pub mod review;
pub mod settings;
pub mod study;
pub mod survival;
pub mod texts;
