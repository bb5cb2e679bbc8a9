//! What someone has solved or tried, and how their rating went, a page at a time.

use sqlx::any::AnyRow;

use super::{AttemptSeq, Puzzle, puzzle_columns};
use crate::columns::{Columns, FromRow};
use crate::store::Question;
use crate::{Store, StoreError, Timestamp, UserId};

/// A puzzle that someone tried.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TriedPuzzle {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// Whether they ever solved it.
    pub solved: bool,
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

/// The last records of one kind before a place. A puzzle that is being judged is left out: whoever
/// opened it here would see its solution.
macro_rules! records {
    ($solved:literal) => {
        concat!(
            "SELECT r.puzzle, r.solved, r.tries, r.millis, r.changed, r.seq \
             FROM puzzle_records r WHERE r.user_id = $1 AND r.solved = ",
            $solved,
            " AND r.seq < $2 AND NOT EXISTS (SELECT 1 FROM open_attempts o \
             WHERE o.user_id = $1 AND o.puzzle = r.puzzle) ORDER BY r.seq DESC LIMIT $3"
        )
    };
}

macro_rules! listed {
    ($($records:tt)+) => {
        concat!(
            "SELECT ",
            puzzle_columns!(),
            ", t.solved, t.tries, t.millis, t.changed, t.seq FROM (",
            $($records)+,
            ") t JOIN puzzles p ON p.number = t.puzzle ORDER BY t.seq DESC LIMIT $3"
        )
    };
}

const SOLVED: &str = listed!(records!("1"));

/// Each kind is a walk along the index; only what they give is put in order.
const TRIED: &str = listed!(
    "SELECT * FROM (",
    records!("1"),
    ") a UNION ALL SELECT * FROM (",
    records!("0"),
    ") b"
);

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
    ) -> Result<Vec<TriedPuzzle>, StoreError> {
        self.all(page(SOLVED, user, before, limit)).await
    }

    /// What someone has tried, solved or not, the last first, from there on.
    ///
    /// # Errors
    /// A failing database.
    pub async fn tried_puzzles(
        &self,
        user: UserId,
        before: Option<AttemptSeq>,
        limit: u32,
    ) -> Result<Vec<TriedPuzzle>, StoreError> {
        self.all(page(TRIED, user, before, limit)).await
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
        self.all(page(sql, user, before, limit)).await
    }
}

fn page(
    sql: &'static str,
    user: UserId,
    before: Option<AttemptSeq>,
    limit: u32,
) -> Question<'static> {
    let before = before.map_or(i64::MAX, |before| before.0);
    let query = sqlx::query(sql).bind(user).bind(before);
    query.bind(i64::from(limit))
}

impl FromRow for TriedPuzzle {
    fn read(row: &AnyRow) -> Result<Self, StoreError> {
        Ok(Self {
            puzzle: Puzzle::read(row)?,
            solved: row.number("solved")? == 1,
            tries: row.number("tries")?,
            millis: row.number("millis")?,
            changed: row.time("changed")?,
            seq: AttemptSeq(row.number("seq")?),
        })
    }
}

impl FromRow for CurvePoint {
    fn read(row: &AnyRow) -> Result<Self, StoreError> {
        Ok(Self {
            at: row.time("happened")?,
            rating: row.number("after")?,
            seq: AttemptSeq(row.number("seq")?),
        })
    }
}

#[cfg(test)]
mod plans;
