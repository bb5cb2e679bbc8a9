//! Puzzles, and what people made of them. The store does not know chess: whoever puts a puzzle
//! here has played its moves, and whoever closes an attempt has judged it.
//!
//! A puzzle has a number, given out in the order of the commits, and is found by its *places*:
//! rows of (theme, rating, number), once for all puzzles and once for each of its themes. Without
//! places it is there but never served, so that a batch becomes visible when it is placed, and a puzzle
//! that ships no longer can be left out.

mod attempts;
mod daily;
mod edition;
mod grade;
mod lists;
mod marks;
mod merging;
mod open;
mod placing;
mod progress;
mod record;
mod rows;
mod search;
mod taking;

use rookery_puzzles::PuzzleSource;
use sqlx::any::AnyRow;

use crate::columns::{Columns, FromRow};
use crate::{Store, StoreError};

pub(crate) use merging::merge;

pub use attempts::{AttemptMode, AttemptSeq, NewAttempt, PuzzleAttempt, Reported};
pub use lists::{CurvePoint, TriedPuzzle};
pub use open::{Closing, NewOpening, Opening, StepOutcome};
pub use progress::{AttemptTotals, BandTotals, ThemeTotals};
pub use search::{Passed, PuzzleSearch};

/// The place of a puzzle in the order in which they came, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PuzzleNumber(pub i64);

/// A puzzle to be kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewPuzzle {
    /// What it is called, the same for ever.
    pub id: String,
    /// Where it comes from.
    pub source: PuzzleSource,
    /// The position before the opponent's move.
    pub fen: String,
    /// The opponent's move and the solution in UCI notation, with single spaces between.
    pub moves: String,
    /// The words for what it shows, with single spaces between.
    pub themes: String,
    /// How hard it is.
    pub rating: i64,
    /// How far off that may be.
    pub deviation: i64,
    /// How often it was tried before it came here.
    pub plays: i64,
}

/// A puzzle that is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    /// Its place in the order in which they came.
    pub number: PuzzleNumber,
    /// What it is, with its rating of today.
    pub puzzle: NewPuzzle,
}

macro_rules! puzzle_columns {
    () => {
        "p.number, p.id, p.source, p.fen, p.moves, p.themes, p.rating, p.deviation, p.plays"
    };
}
pub(crate) use puzzle_columns;

impl Store {
    /// The puzzle that is called so.
    ///
    /// # Errors
    /// A failing database.
    pub async fn puzzle(&self, id: &str) -> Result<Option<Puzzle>, StoreError> {
        if id.contains('\0') {
            return Ok(None);
        }
        let sql = concat!(
            "SELECT ",
            puzzle_columns!(),
            " FROM puzzles p WHERE p.id = $1"
        );
        self.one(sqlx::query(sql).bind(id)).await
    }

    /// The puzzle with this number.
    ///
    /// # Errors
    /// A failing database.
    pub async fn numbered_puzzle(
        &self,
        number: PuzzleNumber,
    ) -> Result<Option<Puzzle>, StoreError> {
        let sql = concat!(
            "SELECT ",
            puzzle_columns!(),
            " FROM puzzles p WHERE p.number = $1"
        );
        self.one(sqlx::query(sql).bind(number.0)).await
    }
}

impl FromRow for Puzzle {
    fn read(row: &AnyRow) -> Result<Self, StoreError> {
        Ok(Self {
            number: PuzzleNumber(row.number("number")?),
            puzzle: NewPuzzle {
                id: row.text("id")?,
                source: row.word("source")?,
                fen: row.text("fen")?,
                moves: row.text("moves")?,
                themes: row.text("themes")?,
                rating: row.number("rating")?,
                deviation: row.number("deviation")?,
                plays: row.number("plays")?,
            },
        })
    }
}
