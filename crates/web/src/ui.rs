//! Small parts pages are made of; they know nothing about chess.

pub mod chip;
pub mod choice;
pub mod field;
pub mod focus;
pub mod form;
pub mod guarded;
pub mod icon;
pub mod mascot;
pub mod password;
pub mod progress;
pub mod refused;
pub mod site_menu;
pub mod slider;
pub mod stepper;
pub mod theme_switch;
pub mod tick;
pub mod title;
