//! Small parts pages are made of; they know nothing about chess.

pub mod chip;
pub mod focus;
pub mod icon;
pub mod mascot;
pub mod progress;
pub mod slider;
pub mod stepper;
pub mod theme_switch;
pub mod title;
