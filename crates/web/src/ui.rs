//! Small parts pages are made of; they know nothing about chess.

pub mod chip;
pub mod choice;
pub mod copied;
pub mod errand;
pub mod fetched;
pub mod field;
pub mod focus;
pub mod footer;
pub mod form;
pub mod guarded;
pub mod icon;
pub mod mascot;
pub mod notice;
pub mod password;
pub mod progress;
pub mod prose;
pub mod question;
pub mod refused;
pub mod select;
pub mod site_menu;
pub mod slider;
pub mod stepper;
pub mod switch;
pub mod theme_switch;
pub mod tick;
pub mod title;
