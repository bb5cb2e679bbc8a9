//! Every sentence a person reads, one module per page or widget, the language as first argument.

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
        $(pub fn $name(lang: Lang) -> &'static str {
            match lang {
                Lang::En => $english,
            }
        })*
    };
}

pub(crate) use sayings;
