//! The name others see.

use std::fmt;

use rookery_play::FriendName;

use super::kindness::{is_reserved, is_unkind};

const SHORTEST: usize = 2;
const LONGEST: usize = DisplayName::LONGEST;

/// A name that others see; two people may have the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DisplayName(String);

/// Why a text is no name for others to see.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DisplayNameFault {
    /// Nothing was typed.
    #[error("Choose a name for others to see.")]
    Blank,
    /// Fewer than two characters.
    #[error("A name has at least {SHORTEST} characters.")]
    TooShort,
    /// More than thirty-two characters.
    #[error("A name has at most {LONGEST} characters.")]
    TooLong,
    /// It begins or ends with a space.
    #[error("A name has no space before or after it.")]
    SpaceAtEnd,
    /// It holds something that cannot be seen.
    #[error("This name has a character that cannot be seen. Please type it again.")]
    Invisible,
    /// It could be mistaken for the people who look after the server.
    #[error("This name is kept for the people who look after the server.")]
    Reserved,
    /// It would hurt others.
    #[error("Please choose a kinder name.")]
    Unkind,
}

impl DisplayName {
    /// Characters, as of a friend at one screen.
    pub const LONGEST: usize = FriendName::LONGEST;

    /// Checks a text and keeps it as it was typed.
    ///
    /// # Errors
    /// The first thing that is wrong with it.
    pub fn parse(text: &str) -> Result<Self, DisplayNameFault> {
        if text.trim().is_empty() {
            return Err(DisplayNameFault::Blank);
        }
        if text.trim() != text {
            return Err(DisplayNameFault::SpaceAtEnd);
        }
        if text.contains(is_invisible) {
            return Err(DisplayNameFault::Invisible);
        }
        match text.chars().count() {
            ..SHORTEST => Err(DisplayNameFault::TooShort),
            SHORTEST..=LONGEST if is_reserved(text) => Err(DisplayNameFault::Reserved),
            SHORTEST..=LONGEST if is_unkind(text) => Err(DisplayNameFault::Unkind),
            SHORTEST..=LONGEST => Ok(Self(text.to_owned())),
            _ => Err(DisplayNameFault::TooLong),
        }
    }

    /// The name.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// Control characters, and those that join, separate or turn text without being seen:
/// with them one name can be made to look like another.
fn is_invisible(letter: char) -> bool {
    let hidden = matches!(
        letter,
        '\u{ad}'
            | '\u{61c}'
            | '\u{115f}'..='\u{1160}'
            | '\u{180b}'..='\u{180f}'
            | '\u{200b}'..='\u{200f}'
            | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}'
            | '\u{3164}'
            | '\u{feff}'
            | '\u{ffa0}'
            | '\u{e0000}'..='\u{e0fff}'
    );
    hidden || letter.is_control() || (letter.is_whitespace() && letter != ' ')
}

impl DisplayNameFault {
    /// Stable, for programs.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Blank => "display_blank",
            Self::TooShort => "display_too_short",
            Self::TooLong => "display_too_long",
            Self::SpaceAtEnd => "display_space_at_end",
            Self::Invisible => "display_invisible",
            Self::Reserved => "display_reserved",
            Self::Unkind => "display_unkind",
        }
    }
}

impl fmt::Display for DisplayName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_all_languages_are_kept_as_typed() {
        for name in [
            "Al",
            "Rita Rook",
            "Ольга",
            "李小龙",
            "Ærø ♜",
            &"x".repeat(32),
        ] {
            assert_eq!(DisplayName::parse(name).unwrap().as_str(), name);
        }
    }

    #[test]
    fn each_mistake_has_its_own_message() {
        for (text, fault) in [
            ("", DisplayNameFault::Blank),
            (" \t", DisplayNameFault::Blank),
            ("R", DisplayNameFault::TooShort),
            (&"é".repeat(33), DisplayNameFault::TooLong),
            (" Rita", DisplayNameFault::SpaceAtEnd),
            ("Rita ", DisplayNameFault::SpaceAtEnd),
            ("Ri\u{200b}ta", DisplayNameFault::Invisible),
            ("Rita\u{202e}x", DisplayNameFault::Invisible),
            ("Ri\nta", DisplayNameFault::Invisible),
            ("The Moderator", DisplayNameFault::Reserved),
            ("F u c k", DisplayNameFault::Unkind),
        ] {
            assert_eq!(DisplayName::parse(text), Err(fault), "{text:?}");
        }
    }
}
