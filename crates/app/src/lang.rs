//! The language a page speaks, and how it says numbers, dates and sentences that never change.

pub mod calendar;
pub mod date;
pub mod number;

/// A language the site speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lang {
    /// American English.
    En,
}

/// A sentence that never changes, per language.
macro_rules! sayings {
    ($($name:ident => $english:literal;)*) => {
        $(#[doc = concat!("“", $english, "”")]
        pub fn $name(lang: Lang) -> &'static str {
            match lang {
                Lang::En => $english,
            }
        })*
    };
}

pub(crate) use sayings;
