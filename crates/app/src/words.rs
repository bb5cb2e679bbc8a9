//! Every sentence a person reads, one module per page or widget, the language as first argument.

pub mod about;
pub mod admin;
pub mod adventure;
pub mod board;
pub mod caption;
pub mod cast;
pub mod company;
pub mod copied;
pub mod date;
pub mod deck;
pub mod door;
pub mod editor;
pub mod elsewhere;
pub mod forest;
pub mod forgot_password;
pub mod form;
pub mod game;
pub mod guarded;
pub mod home;
pub mod import;
pub mod inquiry;
pub mod keys;
pub mod later;
pub mod log_in;
#[cfg(test)]
mod mistakes;
pub mod my_games;
pub mod names;
pub mod not_found;
pub mod notes;
pub mod number;
pub mod opponent;
pub mod opponents;
pub mod play;
pub mod problem;
pub mod puzzle_import;
pub mod puzzles;
pub mod reference;
pub mod reset_password;
pub mod review;
pub mod set_up;
pub mod settings;
pub mod shell;
pub mod sign_up;
pub mod spoken;
pub mod standing;
pub mod start;
pub mod study;
pub mod survival;
pub mod texts;
pub mod themes;
pub mod typed;
pub mod verify_email;

/// A language the site speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lang {
    /// American English.
    En,
}

/// A sentence that never changes, per language.
macro_rules! sayings {
    ($($name:ident => $english:literal;)*) => {
        $(pub fn $name(lang: Lang) -> &'static str {
            match lang {
                Lang::En => $english,
            }
        })*
    };
}

pub(crate) use sayings;
