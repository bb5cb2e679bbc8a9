//! Forms for what its owner says about a game: its name, and its tags.

use rookery_protocol::label::{check_tags, check_title};

use crate::forms::form::{Form, Name};
use crate::forms::slip::Slip;

/// The field for the name of a game.
pub const TITLE: Name = "title";
/// The field for its tags, with commas between.
pub const TAGS: Name = "tags";

/// With the name as it is.
pub fn title_form(title: &str) -> Form {
    Form::new("game", &[TITLE], |form| {
        let bad = check_title(form.text(TITLE).trim()).err();
        bad.map(|bad| (TITLE, Slip::Label(bad)))
            .into_iter()
            .collect()
    })
    .with(TITLE, title)
}

/// With the tags as they are.
pub fn tags_form(tags: &[String]) -> Form {
    Form::new("game", &[TAGS], |form| {
        let bad = check_tags(&tags_of(form.text(TAGS))).err();
        bad.map(|bad| (TAGS, Slip::Label(bad)))
            .into_iter()
            .collect()
    })
    .with(TAGS, tags.join(", "))
}

/// The tags in a text with commas between, each once.
pub fn tags_of(text: &str) -> Vec<String> {
    let mut tags: Vec<String> = Vec::new();
    for tag in text.split(',').map(str::trim) {
        if !tag.is_empty() && !tags.iter().any(|known| known == tag) {
            tags.push(tag.to_owned());
        }
    }
    tags
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_are_words_between_commas() {
        assert_eq!(tags_of(" club, endgame ,,club"), ["club", "endgame"]);
        assert_eq!(tags_of(" "), [""; 0]);
    }

    #[test]
    fn a_game_cannot_be_called_nothing_but_may_lose_its_tags() {
        assert_eq!(title_form(" ").send(), Err(TITLE));
        assert_eq!(title_form("My best").send(), Ok(()));
        assert_eq!(tags_form(&[]).send(), Ok(()));
        assert_eq!(tags_form(&["x".repeat(33)]).send(), Err(TAGS));
    }
}
