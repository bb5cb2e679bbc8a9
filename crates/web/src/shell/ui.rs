//! Small parts pages are made of; they know nothing about chess.

pub mod copied;
pub mod errand;
pub(crate) mod feather;
pub mod fetched;
pub mod focus;
pub mod icon;
pub mod loading;
pub mod mascot;
pub mod modal;
pub mod own_touch;
pub mod progress;
pub mod question;
pub mod refused;
