//! What became of a puzzle with a person: all their attempts at it in one row, which the search
//! looks at and the lists show.

use sqlx::AnyConnection;

use crate::columns::Columns;
use crate::{StoreError, Timestamp, UserId};

/// One more attempt.
pub(super) struct Addition {
    pub(super) puzzle: i64,
    /// The rating of the puzzle by then.
    pub(super) rating: i64,
    pub(super) solved: bool,
    pub(super) tries: i64,
    pub(super) millis: i64,
}

pub(super) async fn add(
    db: &mut AnyConnection,
    user: UserId,
    addition: &Addition,
    seq: i64,
    at: Timestamp,
) -> Result<(), StoreError> {
    let sql = "INSERT INTO puzzle_records \
        (user_id, puzzle, rating, solved, tries, millis, seq, changed) \
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (user_id, puzzle) DO UPDATE \
        SET rating = $3, tries = puzzle_records.tries + $5, millis = puzzle_records.millis + $6, \
        solved = CASE WHEN puzzle_records.solved = 1 THEN 1 ELSE $4 END, seq = $7, changed = $8";
    let query = sqlx::query(sql)
        .bind(user)
        .bind(addition.puzzle)
        .bind(addition.rating)
        .bind(i64::from(addition.solved))
        .bind(addition.tries)
        .bind(addition.millis)
        .bind(seq)
        .bind(at);
    query.execute(db).await?;
    Ok(())
}

pub(super) async fn is_there(
    db: &mut AnyConnection,
    user: UserId,
    puzzle: i64,
) -> Result<bool, StoreError> {
    let sql = "SELECT 1 FROM puzzle_records WHERE user_id = $1 AND puzzle = $2";
    let query = sqlx::query(sql).bind(user).bind(puzzle);
    Ok(query.fetch_optional(db).await?.is_some())
}

/// Takes so many places in the list of the person, and with them the list itself until the
/// commit; returns the last of them.
pub(super) async fn next_seq(
    db: &mut AnyConnection,
    user: UserId,
    count: i64,
) -> Result<i64, StoreError> {
    let sql = "UPDATE users SET puzzle_seq = puzzle_seq + $2 WHERE id = $1 RETURNING puzzle_seq";
    let row = sqlx::query(sql).bind(user).bind(count);
    let row = row.fetch_optional(db).await?;
    row.ok_or(StoreError::UserGone)?.number("puzzle_seq")
}
