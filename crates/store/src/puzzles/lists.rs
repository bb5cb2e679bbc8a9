//! What someone has solved, and how their rating went, a page at a time.

use sqlx::any::AnyRow;

use super::{AttemptSeq, Puzzle, puzzle_columns};
use crate::columns::{Columns, Record};
use crate::{Store, StoreError, Timestamp, UserId};

/// A puzzle that someone solved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SolvedPuzzle {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// How many tries all attempts took.
    pub tries: i64,
    /// How long all attempts took.
    pub millis: i64,
    /// When the last one was.
    pub changed: Timestamp,
    /// Its place in the list.
    pub seq: AttemptSeq,
}

/// A rating at one moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CurvePoint {
    /// When.
    pub at: Timestamp,
    /// What it was then.
    pub rating: i64,
    /// Its place in the list.
    pub seq: AttemptSeq,
}

impl Store {
    /// What someone has solved, the last first, from there on.
    ///
    /// # Errors
    /// A failing database.
    pub async fn solved_puzzles(
        &self,
        user: UserId,
        before: Option<AttemptSeq>,
        limit: u32,
    ) -> Result<Vec<SolvedPuzzle>, StoreError> {
        let sql = concat!(
            "SELECT ",
            puzzle_columns!(),
            ", r.tries, r.millis, r.changed, r.seq FROM puzzle_records r \
             JOIN puzzles p ON p.number = r.puzzle \
             WHERE r.user_id = $1 AND r.solved = 1 AND r.seq < $2 ORDER BY r.seq DESC LIMIT $3"
        );
        let before = before.map_or(i64::MAX, |before| before.0);
        let query = sqlx::query(sql).bind(user).bind(before);
        self.all(query.bind(i64::from(limit))).await
    }

    /// How someone's rating went, the last first, from there on.
    ///
    /// # Errors
    /// A failing database.
    pub async fn rating_curve(
        &self,
        user: UserId,
        before: Option<AttemptSeq>,
        limit: u32,
    ) -> Result<Vec<CurvePoint>, StoreError> {
        let sql = "SELECT happened, after, seq FROM puzzle_attempts \
            WHERE user_id = $1 AND after IS NOT NULL AND seq < $2 ORDER BY seq DESC LIMIT $3";
        let before = before.map_or(i64::MAX, |before| before.0);
        let query = sqlx::query(sql).bind(user).bind(before);
        self.all(query.bind(i64::from(limit))).await
    }
}

impl Record for SolvedPuzzle {
    fn read(row: &AnyRow) -> Result<Self, StoreError> {
        Ok(Self {
            puzzle: Puzzle::read(row)?,
            tries: row.number("tries")?,
            millis: row.number("millis")?,
            changed: row.time("changed")?,
            seq: AttemptSeq(row.number("seq")?),
        })
    }
}

impl Record for CurvePoint {
    fn read(row: &AnyRow) -> Result<Self, StoreError> {
        Ok(Self {
            at: row.time("happened")?,
            rating: row.number("after")?,
            seq: AttemptSeq(row.number("seq")?),
        })
    }
}
