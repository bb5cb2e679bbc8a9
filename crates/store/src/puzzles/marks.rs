//! Named numbers that say how far the lists of puzzles have come. Whoever moves a mark holds it
//! until the commit, on both databases.

use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};

use crate::columns::{Columns, FromRow};
use crate::{Store, StoreError};

/// The last number that was given out.
pub(super) const TAKEN: &str = "taken";
/// All puzzles of files up to this number have their places.
pub(super) const PLACED: &str = "placed";

pub(super) struct Mark(pub(super) i64);

impl Store {
    pub(super) async fn mark(&self, name: &'static str) -> Result<i64, StoreError> {
        let sql = "SELECT value FROM puzzle_marks WHERE name = $1";
        let mark: Option<Mark> = self.one(sqlx::query(sql).bind(name)).await?;
        Ok(mark.map_or(0, |mark| mark.0))
    }
}

pub(super) async fn put(
    db: &mut AnyConnection,
    name: &'static str,
    value: i64,
) -> Result<(), StoreError> {
    let sql = "INSERT INTO puzzle_marks (name, value) VALUES ($1, $2) \
        ON CONFLICT (name) DO UPDATE SET value = $2";
    sqlx::query(sql).bind(name).bind(value).execute(db).await?;
    Ok(())
}

/// Moves a mark up; of two who place the same puzzles the slower one does not move it back.
pub(super) async fn raise(
    db: &mut AnyConnection,
    name: &'static str,
    value: i64,
) -> Result<(), StoreError> {
    let sql = "INSERT INTO puzzle_marks (name, value) VALUES ($1, $2) ON CONFLICT (name) \
        DO UPDATE SET value = $2 WHERE puzzle_marks.value < $2";
    sqlx::query(sql).bind(name).bind(value).execute(db).await?;
    Ok(())
}

/// Gives out so many numbers and returns the last of them.
pub(super) async fn number(db: &mut AnyConnection, count: i64) -> Result<i64, StoreError> {
    let sql = "INSERT INTO puzzle_marks (name, value) \
        SELECT $1, $2 + COALESCE(MAX(number), 0) FROM puzzles WHERE 1 = 1 \
        ON CONFLICT (name) DO UPDATE SET value = puzzle_marks.value + $2 RETURNING value";
    let row = sqlx::query(sql)
        .bind(TAKEN)
        .bind(count)
        .fetch_one(db)
        .await?;
    Ok(row.try_get(0)?)
}

impl FromRow for Mark {
    fn read(row: &AnyRow) -> Result<Self, StoreError> {
        row.number("value").map(Self)
    }
}
