//! What the traveler becomes at the end of the forest.

use crate::story::Choices;

/// What a pawn can become.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Crown {
    /// Goes anywhere.
    Queen,
    /// Strong and straight.
    Rook,
    /// Sees along the long lines.
    Bishop,
    /// Jumps over everything.
    Knight,
}

impl Crown {
    /// All of them, as the story offers them.
    pub const ALL: [Self; 4] = [Self::Queen, Self::Rook, Self::Bishop, Self::Knight];

    /// What the player decided; none before the last step.
    #[must_use]
    pub fn chosen(choices: &Choices) -> Option<Self> {
        let made = choices.get(CHOICE)?;
        Self::ALL.into_iter().find(|crown| crown.key() == made)
    }

    /// How the story remembers it. It is also the word for it.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Queen => "queen",
            Self::Rook => "rook",
            Self::Bishop => "bishop",
            Self::Knight => "knight",
        }
    }
}

/// How the story remembers the decision.
const CHOICE: &str = "crown";

#[cfg(test)]
mod tests {
    use super::*;
    use crate::story::{Beat, Story};

    #[test]
    fn crowns_are_what_the_story_offers() {
        let chapters = &Story::told().chapters;
        let mut beats = chapters.iter().flat_map(|chapter| &chapter.steps);
        let offered = beats.find_map(|step| match &step.beat {
            Beat::Choose(choice) if choice.key == CHOICE => Some(&choice.options),
            _ => None,
        });
        let keys = offered.unwrap().iter().map(|option| option.key.as_str());
        assert!(keys.eq(Crown::ALL.map(Crown::key)));

        let mut choices = Choices::new();
        assert_eq!(Crown::chosen(&choices), None);
        choices.insert("crown".to_owned(), "knight".to_owned());
        assert_eq!(Crown::chosen(&choices), Some(Crown::Knight));
    }
}
