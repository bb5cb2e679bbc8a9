//! The name someone logs in with.

use std::fmt;

use super::kindness::{is_reserved, is_unkind};

const SHORTEST: usize = 3;
const LONGEST: usize = 20;

/// A name to log in with: plain letters, digits and three signs, so that it can be typed
/// on every keyboard and no two look alike.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LoginName(String);

/// Why a text is no name to log in with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LoginNameFault {
    /// Nothing was typed.
    #[error("Choose a name to log in with.")]
    Blank,
    /// Fewer than three characters.
    #[error("A log-in name has at least {SHORTEST} characters.")]
    TooShort,
    /// More than twenty characters.
    #[error("A log-in name has at most {LONGEST} characters.")]
    TooLong,
    /// It begins with something else than a letter.
    #[error("A log-in name begins with a letter from A to Z.")]
    NoLetterFirst,
    /// It holds a space.
    #[error("A log-in name has no spaces.")]
    Space,
    /// It holds another character that it may not hold.
    #[error(
        "A log-in name cannot have \"{0}\". Use letters from A to Z, digits, dots, hyphens and underscores."
    )]
    Character(char),
    /// It could be mistaken for the people who look after the server.
    #[error("This name is kept for the people who look after the server.")]
    Reserved,
    /// It would hurt others.
    #[error("Please choose a kinder name.")]
    Unkind,
}

impl LoginName {
    /// Checks a text and keeps it as it was typed.
    ///
    /// # Errors
    /// The first thing that is wrong with it.
    pub fn parse(text: &str) -> Result<Self, LoginNameFault> {
        let length = text.chars().count();
        let is_sign = |letter| matches!(letter, '.' | '-' | '_');
        let is_fine = |letter: char| letter.is_ascii_alphanumeric() || is_sign(letter);
        if text.trim().is_empty() {
            return Err(LoginNameFault::Blank);
        }
        if text.contains(char::is_whitespace) {
            return Err(LoginNameFault::Space);
        }
        if let Some(letter) = text.chars().find(|&letter| !is_fine(letter)) {
            return Err(LoginNameFault::Character(letter));
        }
        if !text.starts_with(|letter: char| letter.is_ascii_alphabetic()) {
            return Err(LoginNameFault::NoLetterFirst);
        }
        match length {
            ..SHORTEST => Err(LoginNameFault::TooShort),
            SHORTEST..=LONGEST if is_reserved(text) => Err(LoginNameFault::Reserved),
            SHORTEST..=LONGEST if is_unkind(text) => Err(LoginNameFault::Unkind),
            SHORTEST..=LONGEST => Ok(Self(text.to_owned())),
            _ => Err(LoginNameFault::TooLong),
        }
    }

    /// The name.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl LoginNameFault {
    /// Stable, for programs.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Blank => "login_blank",
            Self::TooShort => "login_too_short",
            Self::TooLong => "login_too_long",
            Self::NoLetterFirst => "login_no_letter_first",
            Self::Space => "login_space",
            Self::Character(_) => "login_character",
            Self::Reserved => "login_reserved",
            Self::Unkind => "login_unkind",
        }
    }
}

impl fmt::Display for LoginName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn usual_names_are_kept_as_typed() {
        for name in ["Rita", "rook_7", "a.b-c", "ABC", "abcdefghijklmnopqrst"] {
            assert_eq!(LoginName::parse(name).unwrap().as_str(), name);
        }
    }

    #[test]
    fn each_mistake_has_its_own_message() {
        for (text, fault) in [
            ("", LoginNameFault::Blank),
            ("   ", LoginNameFault::Blank),
            ("ab", LoginNameFault::TooShort),
            ("abcdefghijklmnopqrstu", LoginNameFault::TooLong),
            ("7rooks", LoginNameFault::NoLetterFirst),
            (" rita", LoginNameFault::Space),
            ("rita rook", LoginNameFault::Space),
            ("rita@home", LoginNameFault::Character('@')),
            ("ríta", LoginNameFault::Character('í')),
            ("rita\0x", LoginNameFault::Character('\0')),
            ("Admin", LoginNameFault::Reserved),
            ("sh1thead", LoginNameFault::Unkind),
        ] {
            assert_eq!(LoginName::parse(text), Err(fault), "{text:?}");
        }
    }
}
