//! Attempts that the server judges, while they last: at most one of each kind for a person. Every
//! change names the step that it goes on from, so of two that come at once only one counts.

use rookery_puzzles::{Effect, JudgedMode, Solver, Stake};
use rookery_rating::Rater;
use sqlx::AnyConnection;
use sqlx::any::AnyRow;

use super::attempts;
use super::grade::{self, Held};
use super::record::{self, Addition};
use super::{AttemptMode, NewAttempt, PuzzleNumber};
use crate::columns::{Columns, FromRow};
use crate::limits::{self, LARGEST_LABEL};
use crate::{AttemptId, Store, StoreError, Timestamp, UserId};

/// An attempt that is longer than a day was left lying.
const LONGEST: i64 = 24 * 60 * 60 * 1000;

/// An attempt to begin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewOpening {
    /// Its id.
    pub id: AttemptId,
    /// For what.
    pub mode: JudgedMode,
    /// At which puzzle.
    pub puzzle: PuzzleNumber,
    /// The theme that was asked for; empty for any.
    pub theme: String,
}

/// An attempt that has begun.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opening {
    /// What it is.
    pub opening: NewOpening,
    /// How many moves of the solver were found.
    pub step: i64,
    /// How much help was asked for.
    pub hints: i64,
    /// Since when.
    pub opened: Timestamp,
}

/// An attempt to end.
#[derive(Clone, Copy)]
pub struct Closing {
    /// Which one.
    pub id: AttemptId,
    /// From which step.
    pub step: i64,
    /// Whether every move was found.
    pub solved: bool,
    /// How ratings move.
    pub rater: Rater,
}

/// What became of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StepOutcome {
    /// It counts.
    Taken,
    /// The attempt is not at that step: another request was quicker.
    Overtaken,
}

macro_rules! open {
    ($condition:literal) => {
        concat!(
            "SELECT id, mode, puzzle, theme, step, hints, opened FROM open_attempts \
             WHERE user_id = $1 AND ",
            $condition
        )
    };
}

impl Store {
    /// The attempt of this kind that someone is at.
    ///
    /// # Errors
    /// A failing database.
    pub async fn open_attempt(
        &self,
        user: UserId,
        mode: JudgedMode,
    ) -> Result<Option<Opening>, StoreError> {
        let query = sqlx::query(open!("mode = $2")).bind(user);
        self.one(query.bind(mode.as_str())).await
    }

    /// The attempt with this id that someone is at.
    ///
    /// # Errors
    /// A failing database.
    pub async fn attempt_under_way(
        &self,
        user: UserId,
        id: AttemptId,
    ) -> Result<Option<Opening>, StoreError> {
        let query = sqlx::query(open!("id = $2")).bind(user).bind(id);
        self.one(query).await
    }

    /// Begins an attempt, unless one of its kind is under way; returns the one that is.
    ///
    /// # Errors
    /// [`StoreError::TooLarge`], [`StoreError::UserGone`], a failing database.
    pub async fn begin_attempt(
        &self,
        user: UserId,
        new: NewOpening,
        at: Timestamp,
    ) -> Result<Opening, StoreError> {
        limits::text("theme", &new.theme, LARGEST_LABEL)?;
        self.write((user, new, at), |db, (user, new, at)| {
            Box::pin(async move {
                let sql = "INSERT INTO open_attempts \
                    (user_id, mode, id, puzzle, theme, step, hints, opened) \
                    VALUES ($1, $2, $3, $4, $5, 0, 0, $6) ON CONFLICT (user_id, mode) DO NOTHING";
                let query = sqlx::query(sql)
                    .bind(*user)
                    .bind(new.mode.as_str())
                    .bind(new.id)
                    .bind(new.puzzle.0)
                    .bind(new.theme.as_str())
                    .bind(*at);
                query.execute(&mut *db).await?;
                let query = sqlx::query(open!("mode = $2")).bind(*user);
                let row = query.bind(new.mode.as_str()).fetch_one(db).await?;
                Opening::read(&row)
            })
        })
        .await
    }

    /// One more move was found.
    ///
    /// # Errors
    /// A failing database.
    pub async fn step_attempt(
        &self,
        user: UserId,
        id: AttemptId,
        step: i64,
    ) -> Result<StepOutcome, StoreError> {
        self.write((user, id, step), |db, &(user, id, step)| {
            Box::pin(async move {
                let sql = "UPDATE open_attempts SET step = step + 1 \
                    WHERE user_id = $1 AND id = $2 AND step = $3";
                let query = sqlx::query(sql).bind(user).bind(id).bind(step);
                Ok(match query.execute(db).await?.rows_affected() {
                    0 => StepOutcome::Overtaken,
                    _ => StepOutcome::Taken,
                })
            })
        })
        .await
    }

    /// Help was given; an attempt with help is not won.
    ///
    /// # Errors
    /// A failing database.
    pub async fn help_attempt(
        &self,
        user: UserId,
        id: AttemptId,
        hints: i64,
    ) -> Result<StepOutcome, StoreError> {
        self.write((user, id, hints), |db, &(user, id, hints)| {
            Box::pin(async move {
                let sql = "UPDATE open_attempts \
                    SET hints = CASE WHEN hints < $3 THEN $3 ELSE hints END \
                    WHERE user_id = $1 AND id = $2";
                let query = sqlx::query(sql).bind(user).bind(id).bind(hints);
                Ok(match query.execute(db).await?.rows_affected() {
                    0 => StepOutcome::Overtaken,
                    _ => StepOutcome::Taken,
                })
            })
        })
        .await
    }

    /// Ends an attempt: it is written down, and ratings move if it was rated and the first at its
    /// puzzle. Only the first who ends it from that step does.
    ///
    /// # Errors
    /// [`StoreError::UserGone`], a failing database.
    pub async fn close_attempt(
        &self,
        user: UserId,
        closing: Closing,
        at: Timestamp,
    ) -> Result<StepOutcome, StoreError> {
        self.write((user, closing, at), |db, (user, closing, at)| {
            Box::pin(close(db, *user, closing, *at))
        })
        .await
    }
}

async fn close(
    db: &mut AnyConnection,
    user: UserId,
    closing: &Closing,
    at: Timestamp,
) -> Result<StepOutcome, StoreError> {
    let seq = record::next_seq(db, user, 1).await?;
    let sql = "DELETE FROM open_attempts WHERE user_id = $1 AND id = $2 AND step = $3 \
        RETURNING id, mode, puzzle, theme, step, hints, opened";
    let query = sqlx::query(sql).bind(user).bind(closing.id);
    let row = query.bind(closing.step).fetch_optional(&mut *db).await?;
    let Some(row) = row else {
        return Ok(StepOutcome::Overtaken);
    };
    let was = Opening::read(&row)?;
    let number = was.opening.puzzle;
    let held = grade::hold(db, number.0, closing.rater.newcomer.volatility).await?;
    let Some(held) = held else {
        return Ok(StepOutcome::Taken);
    };
    let effect = count(db, user, closing, &was, &held, at).await?;
    let millis = at.as_millis() - was.opened.as_millis();
    let attempt = NewAttempt {
        id: closing.id,
        puzzle: String::new(),
        mode: match was.opening.mode {
            JudgedMode::Rated => AttemptMode::Rated,
            JudgedMode::Streak => AttemptMode::Streak,
        },
        solved: closing.solved,
        tries: 1,
        hints: was.hints,
        millis: millis.clamp(0, LONGEST),
        happened: at,
    };
    attempts::insert(db, user, &attempt, number, seq, effect).await?;
    let addition = Addition {
        puzzle: number.0,
        rating: held.rating,
        solved: closing.solved,
        tries: 1,
        millis: attempt.millis,
    };
    record::add(db, user, &addition, seq, at).await?;
    Ok(StepOutcome::Taken)
}

/// What an attempt does to the streak or to the ratings of whoever made it.
async fn count(
    db: &mut AnyConnection,
    user: UserId,
    closing: &Closing,
    was: &Opening,
    held: &Held,
    at: Timestamp,
) -> Result<Effect, StoreError> {
    let won = closing.solved && was.hints == 0;
    let now = at.as_millis();
    let solver = grade::solver(db, user).await?;
    let mut solver = solver.unwrap_or(Solver::newcomer(closing.rater.newcomer, now));
    let stake = match was.opening.mode {
        JudgedMode::Streak => Stake::Streak,
        JudgedMode::Rated if record::is_there(db, user, was.opening.puzzle.0).await? => {
            Stake::Nothing
        }
        JudgedMode::Rated => Stake::Rating,
    };
    let effect = solver.attempt(held.graded, stake, won, now, closing.rater);
    if let Some(puzzle) = effect.puzzle {
        grade::regrade(db, held, puzzle, at).await?;
    }
    grade::put_solver(db, user, solver).await?;
    Ok(effect)
}

impl FromRow for Opening {
    fn read(row: &AnyRow) -> Result<Self, StoreError> {
        Ok(Self {
            opening: NewOpening {
                id: row.id("id")?,
                mode: row.word("mode")?,
                puzzle: PuzzleNumber(row.number("puzzle")?),
                theme: row.text("theme")?,
            },
            step: row.number("step")?,
            hints: row.number("hints")?,
            opened: row.time("opened")?,
        })
    }
}
