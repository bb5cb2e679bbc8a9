//! What the server answers when it is sent a game, and what this browser remembers of that.

use rookery_play::GameId;
use serde::Deserialize;

/// The part of an answer that matters here.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Receipt {
    /// The game the server kept it as, perhaps another than was sent.
    pub id: String,
    /// How often its moves were changed by now.
    pub revision: i64,
    /// How many half-moves the server has.
    pub plies: usize,
    /// Whether it is over there.
    pub finished: bool,
}

/// What became of a game that was sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// It is kept as it was sent.
    Kept,
    /// Another device has gone on from there.
    Behind(Elsewhere),
    /// Another device went another way, so this one is a game of its own now.
    Parted(GameId),
}

/// How far a game has come on another device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Elsewhere {
    /// Which game.
    pub id: GameId,
    /// How many half-moves it has there.
    pub plies: usize,
    /// Whether it is over there.
    pub finished: bool,
}

/// What the server has of a game, as far as this browser knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ServerCopy {
    /// How often its moves were changed there, as the server last said.
    pub revision: i64,
    /// Tells what was sent last from anything else.
    seal: GameId,
}

/// Whether a game on its way is over. We wrote the text ourselves: a name in it cannot look like this,
/// because its quotes are escaped.
pub fn is_finished(text: &str) -> bool {
    text.contains(r#""finished":true"#)
}

/// How many half-moves a game on its way has.
fn plies(text: &str) -> Option<usize> {
    let (_, moves) = text.split_once(r#""moves":""#)?;
    let (moves, _) = moves.split_once('"')?;
    Some(moves.split_whitespace().count())
}

impl Receipt {
    /// What became of the game with this id that was sent as this text.
    pub fn fate(&self, id: GameId, text: &str) -> Fate {
        match GameId::parse(&self.id) {
            Some(other) if other != id => return Fate::Parted(other),
            _ => {}
        }
        let is_same = (plies(text), is_finished(text)) == (Some(self.plies), self.finished);
        match is_same {
            true => Fate::Kept,
            false => Fate::Behind(Elsewhere {
                id,
                plies: self.plies,
                finished: self.finished,
            }),
        }
    }
}

impl ServerCopy {
    /// The server has this text, at this revision.
    pub fn new(revision: i64, text: &str) -> Self {
        let seal = GameId::of_text(text);
        Self { revision, seal }
    }

    /// Whether the server has exactly this.
    pub fn is_of(self, text: &str) -> bool {
        self.seal == GameId::of_text(text)
    }

    /// The text to keep.
    pub fn write(self) -> String {
        format!("{} {}", self.revision, self.seal)
    }

    /// The mark in a kept text, unless it is not one of ours.
    pub fn read(text: &str) -> Option<Self> {
        let (revision, seal) = text.split_once(' ')?;
        Some(Self {
            revision: revision.parse().ok()?,
            seal: GameId::parse(seal)?,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn receipt(id: GameId, plies: usize, finished: bool) -> Receipt {
        let text = format!(
            r#"{{"id":"{id}","revision":4,"plies":{plies},"finished":{finished},"title":"Mine"}}"#
        );
        serde_json::from_str(&text).unwrap()
    }

    #[test]
    fn an_answer_says_what_became_of_a_game() {
        const SENT: &str = r#"{"format":1,"moves":"e2e4 e7e5","finished":false}"#;
        let (id, other) = (GameId::of_text("1"), GameId::of_text("2"));
        assert_eq!(receipt(id, 2, false).fate(id, SENT), Fate::Kept);
        assert_eq!(receipt(other, 2, false).fate(id, SENT), Fate::Parted(other));
        for (plies, finished) in [(6, false), (2, true)] {
            let behind = Elsewhere {
                id,
                plies,
                finished,
            };
            let fate = receipt(id, plies, finished).fate(id, SENT);
            assert_eq!(fate, Fate::Behind(behind));
        }
        assert!(!is_finished(SENT) && is_finished(&SENT.replace("false", "true")));
    }

    #[test]
    fn a_mark_is_kept_and_knows_its_text() {
        let mark = ServerCopy::new(3, "e2e4");
        assert_eq!(ServerCopy::read(&mark.write()), Some(mark));
        assert!(mark.is_of("e2e4") && !mark.is_of("e2e3"));
        assert_eq!(ServerCopy::read("3"), None);
        assert_eq!(ServerCopy::read("soon 1"), None);
    }
}
