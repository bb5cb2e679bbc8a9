//! Doors for the fuzzer, to what strangers' bytes reach first.

use rookery_protocol::api::GameUpload;
use rookery_store::{GameContent, Timestamp, UserId};

use crate::games::{check_upload, import};
use crate::puzzles::import::puzzles as checked;

/// The same moment in every run.
const NOW: Timestamp = Timestamp::from_millis(1_700_000_000_000);

/// A game that was taken: where it began, and its moves.
#[derive(Debug, PartialEq, Eq)]
pub struct Taken {
    /// Its start.
    pub start_fen: String,
    /// In UCI notation, with single spaces between.
    pub moves: String,
}

impl From<GameContent> for Taken {
    fn from(content: GameContent) -> Self {
        let GameContent {
            start_fen, moves, ..
        } = content;
        Self { start_fen, moves }
    }
}

/// The body of an upload, read as the server reads it.
#[must_use]
pub fn upload(body: &[u8]) -> Option<Taken> {
    let upload: GameUpload = serde_json::from_slice(body).ok()?;
    let (content, _) = check_upload(upload, NOW).ok()?;
    Some(content.into())
}

/// A file of games, and how many of it could not be kept.
#[must_use]
pub fn file(bytes: &[u8], most: usize) -> (Vec<Taken>, usize) {
    let owner = import::Owner {
        id: UserId::new(NOW),
        names: vec!["rita".to_owned()],
    };
    let (games, skipped) = import::read(bytes, &owner, most, NOW);
    let games = games.into_iter().map(|game| game.content.into());
    (games.collect(), skipped.len())
}

/// A file of puzzles: the moves of each that would be taken.
#[must_use]
pub fn puzzles(bytes: &[u8]) -> Vec<Taken> {
    let taken = checked(bytes).into_iter().map(|puzzle| Taken {
        start_fen: puzzle.fen,
        moves: puzzle.moves,
    });
    taken.collect()
}
