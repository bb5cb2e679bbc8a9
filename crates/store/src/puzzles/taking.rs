//! Puzzles come in, many at a time. One that is there already, by its name, stays as it is, so
//! the same file read twice changes nothing.

use sqlx::{AnyConnection, AssertSqlSafe};

use super::rows::insertion;
use super::{NewPuzzle, marks};
use crate::limits::{self, LARGEST_LABEL};
use crate::{Store, StoreError};

const COLUMNS: [&str; 9] = [
    "number",
    "id",
    "source",
    "fen",
    "moves",
    "themes",
    "rating",
    "deviation",
    "plays",
];

/// Rows that one statement inserts. SQLite looks for the name of each parameter among all of them,
/// so that many more would take longer than as many statements.
const ROWS: usize = 20;

impl Store {
    /// Keeps puzzles, all of them in one commit, and returns how many were new. They are served
    /// once they are [placed](Self::place_puzzles).
    ///
    /// # Errors
    /// [`StoreError::TooLarge`], a failing database.
    pub async fn take_puzzles(&self, puzzles: Vec<NewPuzzle>) -> Result<u64, StoreError> {
        for puzzle in &puzzles {
            for text in [&puzzle.id, &puzzle.fen, &puzzle.moves, &puzzle.themes] {
                limits::text("puzzle", text, LARGEST_LABEL)?;
            }
        }
        if puzzles.is_empty() {
            return Ok(0);
        }
        self.write(puzzles, |db, puzzles| Box::pin(take(db, puzzles)))
            .await
    }
}

async fn take(db: &mut AnyConnection, puzzles: &[NewPuzzle]) -> Result<u64, StoreError> {
    let count = i64::try_from(puzzles.len()).unwrap_or(i64::MAX);
    let last = marks::number(db, count).await?;
    let mut number = last - count;
    let mut added = 0;
    for chunk in puzzles.chunks(ROWS) {
        let sql = insertion(
            "puzzles",
            &COLUMNS,
            chunk.len(),
            "ON CONFLICT (id) DO NOTHING",
        );
        let mut query = sqlx::query(AssertSqlSafe(sql));
        for puzzle in chunk {
            number += 1;
            query = query
                .bind(number)
                .bind(puzzle.id.as_str())
                .bind(puzzle.source.as_str())
                .bind(puzzle.fen.as_str())
                .bind(puzzle.moves.as_str())
                .bind(puzzle.themes.as_str())
                .bind(puzzle.rating)
                .bind(puzzle.deviation)
                .bind(puzzle.plays);
        }
        added += query.execute(&mut *db).await?.rows_affected();
    }
    Ok(added)
}
