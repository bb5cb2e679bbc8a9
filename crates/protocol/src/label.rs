//! What may be the name of a game and its tags, asked by the page and by the server alike.

use std::fmt;

/// How long a name may be, in characters.
pub const LONGEST_TITLE: usize = 80;
/// How long a tag may be, in characters.
pub const LONGEST_TAG: usize = 32;
/// How many tags a game may have.
pub const MOST_TAGS: usize = 10;

/// Why a name or tags cannot be taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadLabel {
    /// There is no name.
    NoTitle,
    /// The name is too long.
    LongTitle,
    /// The name has a space at an end, or a sign nobody sees.
    StrangeTitle,
    /// There are too many tags.
    ManyTags,
    /// A tag is empty, too long, or has a space at an end or a sign nobody sees.
    BadTag,
}

/// Whether this may be the name of a game.
///
/// # Errors
/// Why not.
pub fn check_title(title: &str) -> Result<(), BadLabel> {
    match title.chars().count() {
        0 => Err(BadLabel::NoTitle),
        1..=LONGEST_TITLE if is_plain(title) => Ok(()),
        1..=LONGEST_TITLE => Err(BadLabel::StrangeTitle),
        _ => Err(BadLabel::LongTitle),
    }
}

/// Whether these may be the tags of a game.
///
/// # Errors
/// Why not.
pub fn check_tags(tags: &[String]) -> Result<(), BadLabel> {
    let is_fine = |tag: &String| (1..=LONGEST_TAG).contains(&tag.chars().count()) && is_plain(tag);
    match tags.len() {
        0..=MOST_TAGS if tags.iter().all(is_fine) => Ok(()),
        0..=MOST_TAGS => Err(BadLabel::BadTag),
        _ => Err(BadLabel::ManyTags),
    }
}

fn is_plain(text: &str) -> bool {
    text.trim() == text && !text.contains(char::is_control)
}

impl fmt::Display for BadLabel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoTitle => f.write_str("Type a name for the game."),
            Self::LongTitle => write!(f, "A name has at most {LONGEST_TITLE} characters."),
            Self::StrangeTitle => {
                f.write_str("A name has no space before or after it, and only signs one can see.")
            }
            Self::ManyTags => write!(f, "A game has at most {MOST_TAGS} tags."),
            Self::BadTag => write!(f, "A tag has 1 to {LONGEST_TAG} characters."),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_has_1_to_80_characters_and_no_space_around_it() {
        for (title, verdict) in [
            ("My first win", Ok(())),
            (&*"ö".repeat(80), Ok(())),
            ("", Err(BadLabel::NoTitle)),
            (&*"ö".repeat(81), Err(BadLabel::LongTitle)),
            (" x", Err(BadLabel::StrangeTitle)),
            ("a\tb", Err(BadLabel::StrangeTitle)),
        ] {
            assert_eq!(check_title(title), verdict, "{title:?}");
        }
    }

    #[test]
    fn a_game_has_up_to_ten_short_tags() {
        let tags = |count: usize, tag: &str| check_tags(&vec![tag.to_owned(); count]);
        assert_eq!(tags(0, ""), Ok(()));
        assert_eq!(tags(10, "club"), Ok(()));
        assert_eq!(tags(11, "club"), Err(BadLabel::ManyTags));
        assert_eq!(tags(1, ""), Err(BadLabel::BadTag));
        assert_eq!(tags(1, &"x".repeat(33)), Err(BadLabel::BadTag));
    }
}
