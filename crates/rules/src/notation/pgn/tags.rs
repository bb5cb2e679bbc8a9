//! The tags of a game: who played, where and when, and whatever else was noted.

/// The tags that every game has, except for the result.
pub(super) const ROSTER: [&str; 6] = ["Event", "Site", "Date", "Round", "White", "Black"];

/// Tags that say what the game itself says: its result and its start.
const KEPT_BY_GAME: [&str; 3] = ["Result", "SetUp", "FEN"];

/// The tags of a game except for its result and its start, which the game keeps itself.
///
/// Each name comes once. Those that every game has come first; a `?` for one of them says
/// that it is not known, so it counts as missing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tags(Vec<(String, String)>);

/// Why a tag was not taken.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the messages say it")]
pub enum IllegalTag {
    #[error("'{0}' cannot name a tag: letters, digits and _ are used")]
    Name(String),
    #[error("{0} is not kept among the tags: the game itself knows it")]
    KeptByGame(String),
}

impl Tags {
    /// The value of a tag; `None` if it is missing.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&str> {
        let found = self.0.iter().find(|(known, _)| known == name);
        found.map(|(_, value)| value.as_str())
    }

    /// Every tag with its value.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        let tags = self.0.iter();
        tags.map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// Gives a tag this value, in place of the one it had. Line ends and the like become
    /// spaces.
    ///
    /// # Errors
    /// [`IllegalTag`] if the name cannot be written, or is one that the game keeps.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), IllegalTag> {
        let is_letter = |byte: u8| byte.is_ascii_alphanumeric() || b"_+#=:-".contains(&byte);
        if name.is_empty() || !name.bytes().all(is_letter) {
            return Err(IllegalTag::Name(name.to_owned()));
        }
        let same = |kept: &&str| kept.eq_ignore_ascii_case(name);
        if KEPT_BY_GAME.iter().any(same) {
            return Err(IllegalTag::KeptByGame(name.to_owned()));
        }
        self.0.retain(|(known, _)| known != name);
        let value: String = value.chars().map(without_controls).collect();
        let place = self
            .0
            .partition_point(|(known, _)| rank(known) <= rank(name));
        if rank(name) == ROSTER.len() || !matches!(value.as_str(), "" | "?" | "????.??.??") {
            self.0.insert(place, (name.to_owned(), value));
        }
        Ok(())
    }
}

/// Where a tag stands among those that every game has, or behind them.
fn rank(name: &str) -> usize {
    let place = ROSTER.iter().position(|&known| known == name);
    place.unwrap_or(ROSTER.len())
}

fn without_controls(letter: char) -> char {
    if letter.is_control() { ' ' } else { letter }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_roster_comes_first_and_in_order() {
        let mut tags = Tags::default();
        for (name, value) in [
            ("ECO", "C20"),
            ("White", "A\nB"),
            ("Event", "C"),
            ("Opening", ""),
        ] {
            tags.set(name, value).unwrap();
        }
        tags.set("ECO", "C21").unwrap();
        tags.set("Date", "????.??.??").unwrap();
        let all: Vec<_> = tags.iter().collect();
        let expected = [
            ("Event", "C"),
            ("White", "A B"),
            ("Opening", ""),
            ("ECO", "C21"),
        ];
        assert_eq!(all, expected);
        assert_eq!(tags.get("Date"), None);
    }

    #[test]
    fn names_must_be_writable_and_free() {
        let mut tags = Tags::default();
        assert!(matches!(tags.set("a b", ""), Err(IllegalTag::Name(_))));
        assert!(matches!(tags.set("", ""), Err(IllegalTag::Name(_))));
        assert!(matches!(
            tags.set("fen", ""),
            Err(IllegalTag::KeptByGame(_))
        ));
    }
}
