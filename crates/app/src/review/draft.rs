//! Variations that the server has not got yet, as this browser keeps them: which state of the game they
//! were made for, and so whether they may take the place of what the server has.

use rookery_protocol::api::{GameSummary, Variation};
use serde::{Deserialize, Serialize};

/// What was tried beside a game, and what the game was like then.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Draft {
    /// See [`seal`].
    pub seen: String,
    /// The game's own moves then.
    pub moves: String,
    /// The variations and comments.
    pub list: Vec<Variation>,
}

/// The state of a game, as the server tells it from others.
pub fn seal(game: &GameSummary) -> String {
    format!("{}-{}", game.revision, game.changed)
}

impl Draft {
    /// The draft in a kept text, unless it is not one of ours.
    pub fn read(text: &str) -> Option<Self> {
        serde_json::from_str(text).ok()
    }

    /// The text to keep.
    pub fn write(&self) -> String {
        serde_json::to_string(self).expect("moves and comments are JSON")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::moves::variations::tests::entry;

    #[test]
    fn a_draft_is_read_as_it_was_written() {
        let draft = Draft {
            seen: "3-1700".to_owned(),
            moves: "e2e4 e7e5".to_owned(),
            list: vec![entry(1, "c7c5", "sharper")],
        };
        assert_eq!(Draft::read(&draft.write()), Some(draft));
        assert_eq!(Draft::read("[]"), None);
    }
}
