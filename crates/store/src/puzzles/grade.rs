//! Ratings that move: of people, and of puzzles that were tried here. How they move is not known here;
//! the store only makes sure that it happens once.

use rookery_puzzles::Solver;
use rookery_rating::{Grade, Graded};
use sqlx::AnyConnection;
use sqlx::any::AnyRow;

use super::placing;
use crate::columns::{Columns, FromRow};
use crate::{Store, StoreError, Timestamp, UserId};

const SOLVER: &str = "SELECT rating, deviation, volatility, changed, plays, streak, best_streak \
    FROM puzzle_solvers WHERE user_id = $1";

impl Store {
    /// How well this person solves; `None` before the first attempt that counts.
    ///
    /// # Errors
    /// A failing database.
    pub async fn solver(&self, user: UserId) -> Result<Option<Solver>, StoreError> {
        self.one(sqlx::query(SOLVER).bind(user)).await
    }

    /// From here this person's rating begins, unless an attempt has counted for it already.
    ///
    /// # Errors
    /// [`StoreError::UserGone`], a failing database.
    pub async fn begin_rating(
        &self,
        user: UserId,
        grade: Grade,
        at: Timestamp,
    ) -> Result<(), StoreError> {
        self.write((user, grade, at), |db, &(user, grade, at)| {
            Box::pin(async move {
                let sql = "INSERT INTO puzzle_solvers \
                    (user_id, rating, deviation, volatility, changed, plays, streak, best_streak) \
                    VALUES ($1, $2, $3, $4, $5, 0, 0, 0) ON CONFLICT (user_id) DO UPDATE \
                    SET rating = $2, deviation = $3, volatility = $4, changed = $5 \
                    WHERE puzzle_solvers.plays = 0";
                let query = sqlx::query(sql)
                    .bind(user)
                    .bind(grade.rating)
                    .bind(grade.deviation)
                    .bind(grade.volatility)
                    .bind(at);
                query.execute(db).await?;
                Ok(())
            })
        })
        .await
    }
}

pub(super) async fn solver(
    db: &mut AnyConnection,
    user: UserId,
) -> Result<Option<Solver>, StoreError> {
    let row = sqlx::query(SOLVER).bind(user).fetch_optional(db).await?;
    row.as_ref().map(Solver::read).transpose()
}

pub(super) async fn put_solver(
    db: &mut AnyConnection,
    user: UserId,
    solver: Solver,
) -> Result<(), StoreError> {
    let sql = "INSERT INTO puzzle_solvers \
        (user_id, rating, deviation, volatility, changed, plays, streak, best_streak) \
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (user_id) DO UPDATE SET rating = $2, \
        deviation = $3, volatility = $4, changed = $5, plays = $6, streak = $7, best_streak = $8";
    let query = sqlx::query(sql)
        .bind(user)
        .bind(solver.graded.grade.rating)
        .bind(solver.graded.grade.deviation)
        .bind(solver.graded.grade.volatility)
        .bind(solver.graded.changed)
        .bind(solver.plays)
        .bind(solver.streak)
        .bind(solver.best_streak);
    query.execute(db).await?;
    Ok(())
}

/// A puzzle that is held until the commit, with its rating.
pub(super) struct Held {
    pub(super) number: i64,
    pub(super) rating: i64,
    pub(super) graded: Graded,
    themes: String,
}

/// Counts one more attempt at the puzzle, which holds it until the commit.
pub(super) async fn hold(
    db: &mut AnyConnection,
    number: i64,
    volatility: i64,
) -> Result<Option<Held>, StoreError> {
    let sql = "UPDATE puzzles SET plays = plays + 1 WHERE number = $1 \
        RETURNING rating, deviation, themes";
    let row = sqlx::query(sql)
        .bind(number)
        .fetch_optional(&mut *db)
        .await?;
    let Some(row) = row else {
        return Ok(None);
    };
    let rating = row.number("rating")?;
    let sql = "SELECT rating, deviation, volatility, changed FROM puzzle_grades WHERE puzzle = $1";
    let kept = sqlx::query(sql).bind(number).fetch_optional(db).await?;
    let graded = match kept {
        Some(kept) => Graded::read(&kept)?,
        None => Graded {
            grade: Grade {
                rating: rating * 1000,
                deviation: row.number("deviation")? * 1000,
                volatility,
            },
            changed: 0,
        },
    };
    Ok(Some(Held {
        number,
        rating,
        graded,
        themes: row.text("themes")?,
    }))
}

/// Gives a puzzle that is held another rating, and moves it to where it is found by that.
pub(super) async fn regrade(
    db: &mut AnyConnection,
    held: &Held,
    grade: Grade,
    at: Timestamp,
) -> Result<(), StoreError> {
    let sql = "INSERT INTO puzzle_grades (puzzle, rating, deviation, volatility, changed) \
        VALUES ($1, $2, $3, $4, $5) ON CONFLICT (puzzle) DO UPDATE \
        SET rating = $2, deviation = $3, volatility = $4, changed = $5";
    let query = sqlx::query(sql)
        .bind(held.number)
        .bind(grade.rating)
        .bind(grade.deviation)
        .bind(grade.volatility)
        .bind(at);
    query.execute(&mut *db).await?;
    let sql = "UPDATE puzzles SET rating = $2, deviation = $3 WHERE number = $1";
    let query = sqlx::query(sql)
        .bind(held.number)
        .bind(grade.points())
        .bind((grade.deviation + 500).div_euclid(1000));
    query.execute(&mut *db).await?;
    if grade.points() != held.rating {
        placing::replace(db, held.number, &held.themes, held.rating, grade.points()).await?;
    }
    Ok(())
}

impl FromRow for Graded {
    fn read(row: &AnyRow) -> Result<Self, StoreError> {
        Ok(Self {
            grade: Grade {
                rating: row.number("rating")?,
                deviation: row.number("deviation")?,
                volatility: row.number("volatility")?,
            },
            changed: row.number("changed")?,
        })
    }
}

impl FromRow for Solver {
    fn read(row: &AnyRow) -> Result<Self, StoreError> {
        Ok(Self {
            graded: Graded::read(row)?,
            plays: row.number("plays")?,
            streak: row.number("streak")?,
            best_streak: row.number("best_streak")?,
        })
    }
}
