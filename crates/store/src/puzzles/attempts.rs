//! Attempts that are over. Those that the server judged are written where they are closed; those
//! that a device tells of come here, once each, and never move a rating.

use rookery_puzzles::Effect;
use sqlx::AnyConnection;
use sqlx::any::AnyRow;

use super::PuzzleNumber;
use super::record::{self, Addition};
use crate::columns::{Columns, FromRow};
use crate::limits::{self, LARGEST_LABEL};
use crate::named::named;
use crate::{AttemptId, Store, StoreError, Timestamp, UserId};

named! {
    /// How a puzzle was tried.
    pub enum AttemptMode {
        /// Judged by the server, for a rating.
        Rated = "rated",
        /// Judged by the server, as many in a row as one can.
        Streak = "streak",
        /// On the device, for practice.
        Practice = "practice",
        /// The puzzle of the day.
        Daily = "daily",
    }
}

/// The place of an attempt in the list of a person, from 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct AttemptSeq(pub i64);

/// An attempt, as a device tells it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewAttempt {
    /// Its id, made by the device.
    pub id: AttemptId,
    /// What the puzzle is called.
    pub puzzle: String,
    /// How it was tried.
    pub mode: AttemptMode,
    /// Whether it was solved in the end.
    pub solved: bool,
    /// How many tries it took.
    pub tries: i64,
    /// How much help was asked for.
    pub hints: i64,
    /// How long it took.
    pub millis: i64,
    /// When it was over, as the device says.
    pub happened: Timestamp,
}

/// An attempt that is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzleAttempt {
    /// What the device or the server told.
    pub attempt: NewAttempt,
    /// Its place in the list.
    pub seq: AttemptSeq,
    /// How many there were in a row with it.
    pub streak: i64,
    /// The person's rating before, if it was rated.
    pub before: Option<i64>,
    /// The person's rating after, if it was rated.
    pub after: Option<i64>,
}

/// What became of attempts that a device told of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Reported {
    /// New ones.
    pub kept: u32,
    /// Those that were told of before.
    pub known: u32,
    /// Those at puzzles that are not here.
    pub strange: u32,
}

macro_rules! columns {
    () => {
        "SELECT a.id, a.seq, p.id AS puzzle, a.mode, a.solved, a.tries, a.hints, a.millis, \
         a.streak, a.before, a.after, a.happened FROM puzzle_attempts a \
         JOIN puzzles p ON p.number = a.puzzle WHERE a.user_id = $1 "
    };
}
impl Store {
    /// Keeps attempts that a device tells of, each once. All or none are kept.
    ///
    /// # Errors
    /// [`StoreError::TooLarge`], [`StoreError::UserGone`], a failing database.
    pub async fn report_attempts(
        &self,
        user: UserId,
        attempts: Vec<NewAttempt>,
        at: Timestamp,
    ) -> Result<Reported, StoreError> {
        for attempt in &attempts {
            limits::text("name of the puzzle", &attempt.puzzle, LARGEST_LABEL)?;
        }
        self.write((user, attempts, at), |db, (user, attempts, at)| {
            Box::pin(report(db, *user, attempts, *at))
        })
        .await
    }

    /// The attempts of a person after that place, in the order in which they came.
    ///
    /// # Errors
    /// A failing database.
    pub async fn attempts(
        &self,
        user: UserId,
        after: AttemptSeq,
        limit: u32,
    ) -> Result<Vec<PuzzleAttempt>, StoreError> {
        let sql = concat!(columns!(), "AND a.seq > $2 ORDER BY a.seq LIMIT $3");
        let query = sqlx::query(sql).bind(user).bind(after.0);
        self.all(query.bind(i64::from(limit))).await
    }

    /// An attempt that is over.
    ///
    /// # Errors
    /// A failing database.
    pub async fn attempt(
        &self,
        user: UserId,
        id: AttemptId,
    ) -> Result<Option<PuzzleAttempt>, StoreError> {
        let sql = concat!(columns!(), "AND a.id = $2");
        self.one(sqlx::query(sql).bind(user).bind(id)).await
    }
}

async fn report(
    db: &mut AnyConnection,
    user: UserId,
    attempts: &[NewAttempt],
    at: Timestamp,
) -> Result<Reported, StoreError> {
    let count = i64::try_from(attempts.len()).unwrap_or(i64::MAX);
    let mut seq = record::next_seq(db, user, count).await? - count;
    let mut reported = Reported::default();
    for attempt in attempts {
        seq += 1;
        let sql = "SELECT number, rating FROM puzzles WHERE id = $1";
        let found = sqlx::query(sql).bind(attempt.puzzle.as_str());
        let Some(found) = found.fetch_optional(&mut *db).await? else {
            reported.strange += 1;
            continue;
        };
        let puzzle = PuzzleNumber(found.number("number")?);
        if !insert(db, user, attempt, puzzle, seq, Effect::default()).await? {
            reported.known += 1;
            continue;
        }
        reported.kept += 1;
        let addition = Addition {
            puzzle: puzzle.0,
            rating: found.number("rating")?,
            solved: attempt.solved,
            tries: attempt.tries,
            millis: attempt.millis,
        };
        record::add(db, user, &addition, seq, at).await?;
    }
    Ok(reported)
}

/// Writes an attempt; `false` when it is there already.
pub(super) async fn insert(
    db: &mut AnyConnection,
    user: UserId,
    attempt: &NewAttempt,
    puzzle: PuzzleNumber,
    seq: i64,
    effect: Effect,
) -> Result<bool, StoreError> {
    let sql = "INSERT INTO puzzle_attempts (user_id, id, seq, puzzle, mode, solved, tries, hints, \
        millis, streak, before, after, happened) \
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) \
        ON CONFLICT (user_id, id) DO NOTHING";
    let query = sqlx::query(sql)
        .bind(user)
        .bind(attempt.id)
        .bind(seq)
        .bind(puzzle.0)
        .bind(attempt.mode.as_str())
        .bind(i64::from(attempt.solved))
        .bind(attempt.tries)
        .bind(attempt.hints)
        .bind(attempt.millis)
        .bind(effect.streak)
        .bind(effect.points.map(|(before, _)| before))
        .bind(effect.points.map(|(_, after)| after))
        .bind(attempt.happened);
    Ok(query.execute(db).await?.rows_affected() > 0)
}

impl FromRow for PuzzleAttempt {
    fn read(row: &AnyRow) -> Result<Self, StoreError> {
        Ok(Self {
            attempt: NewAttempt {
                id: row.id("id")?,
                puzzle: row.text("puzzle")?,
                mode: row.word("mode")?,
                solved: row.number("solved")? == 1,
                tries: row.number("tries")?,
                hints: row.number("hints")?,
                millis: row.number("millis")?,
                happened: row.time("happened")?,
            },
            seq: AttemptSeq(row.number("seq")?),
            streak: row.number("streak")?,
            before: row.value("before")?,
            after: row.value("after")?,
        })
    }
}
