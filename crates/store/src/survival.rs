//! Survival: the games of runs, the best run of each person, and the list of those who show theirs.
//! The store does not know what a run is worth: whoever puts a score here has added it up.

use rookery_play::{RunId, Verdict};
use sqlx::any::AnyRow;

use crate::columns::{Columns, FromRow};
use crate::{Store, StoreError, Timestamp, UserId};

/// A game of a run, as far as a score looks at it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SurvivalGame {
    /// Which run.
    pub run: RunId,
    /// How it went for its owner.
    pub verdict: Verdict,
    /// How often the owner was helped.
    pub hints: i64,
    /// When it began, as the device says.
    pub started: Timestamp,
}

/// The best run of a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SurvivalScore {
    /// Whether others see it.
    pub shown: bool,
    /// What the beaten were worth.
    pub score: i64,
    /// Opponents beaten.
    pub beaten: i64,
    /// Since when it stands.
    pub reached: Timestamp,
}

/// Whether a person is on the list that everyone sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Listing {
    /// With name and score.
    Shown,
    /// Not at all.
    Hidden,
}

/// A line of the list that everyone sees.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SurvivalRank {
    /// Who.
    pub user: UserId,
    /// Their name.
    pub display: String,
    /// Their best run.
    pub score: SurvivalScore,
}

pub(crate) const GAMES: &str = "SELECT g.occasion_key, g.verdict, g.client_started, b.hints \
    FROM games g JOIN game_bodies b ON b.game_id = g.id \
    WHERE g.owner = $1 AND g.occasion = 'survival' ORDER BY g.client_started, g.born";

pub(crate) const RANKS: &str = "SELECT s.user_id, u.display, s.shown, s.score, s.beaten, s.reached \
    FROM (SELECT * FROM survival_scores WHERE shown = 1 AND score > 0 \
    ORDER BY score DESC, reached, user_id LIMIT $1 OFFSET $2) s \
    JOIN users u ON u.id = s.user_id ORDER BY s.score DESC, s.reached, s.user_id";

impl Store {
    /// The survival games of a person, in the order in which they were begun.
    ///
    /// # Errors
    /// A failing database.
    pub async fn survival_games(&self, owner: UserId) -> Result<Vec<SurvivalGame>, StoreError> {
        self.all(sqlx::query(GAMES).bind(owner)).await
    }

    /// The best run of a person, as it was put here.
    ///
    /// # Errors
    /// A failing database.
    pub async fn survival_score(&self, user: UserId) -> Result<Option<SurvivalScore>, StoreError> {
        let sql = "SELECT shown, score, beaten, reached FROM survival_scores WHERE user_id = $1";
        self.one(sqlx::query(sql).bind(user)).await
    }

    /// Says what the best run of a person is worth. A score that was the same before stands since
    /// then, and whether others see it stays.
    ///
    /// # Errors
    /// [`StoreError::UserGone`], a failing database.
    pub async fn put_survival_score(
        &self,
        user: UserId,
        score: i64,
        beaten: i64,
        at: Timestamp,
    ) -> Result<(), StoreError> {
        self.write((user, score, beaten, at), |db, (user, score, beaten, at)| {
            Box::pin(async move {
                let sql = "INSERT INTO survival_scores (user_id, shown, score, beaten, reached) \
                    VALUES ($1, 0, $2, $3, $4) ON CONFLICT (user_id) DO UPDATE \
                    SET score = $2, beaten = $3, reached = $4 WHERE survival_scores.score <> $2";
                let query = sqlx::query(sql)
                    .bind(*user)
                    .bind(*score)
                    .bind(*beaten)
                    .bind(*at);
                query.execute(db).await?;
                Ok(())
            })
        })
        .await
    }

    /// Shows the best run of a person to others, or hides it.
    ///
    /// # Errors
    /// [`StoreError::UserGone`], a failing database.
    pub async fn list_survival_score(
        &self,
        user: UserId,
        listing: Listing,
        at: Timestamp,
    ) -> Result<(), StoreError> {
        self.write((user, listing, at), |db, (user, listing, at)| {
            Box::pin(async move {
                let sql = "INSERT INTO survival_scores (user_id, shown, score, beaten, reached) \
                    VALUES ($1, $2, 0, 0, $3) ON CONFLICT (user_id) DO UPDATE SET shown = $2";
                let query = sqlx::query(sql)
                    .bind(*user)
                    .bind(i64::from(*listing == Listing::Shown))
                    .bind(*at);
                query.execute(db).await?;
                Ok(())
            })
        })
        .await
    }

    /// The best runs of those who show theirs, the best first, without so many at the top.
    ///
    /// # Errors
    /// A failing database.
    pub async fn survival_ranks(
        &self,
        after: u32,
        limit: u32,
    ) -> Result<Vec<SurvivalRank>, StoreError> {
        let question = sqlx::query(RANKS);
        self.all(question.bind(i64::from(limit)).bind(i64::from(after)))
            .await
    }
}

impl FromRow for SurvivalGame {
    fn read(row: &AnyRow) -> Result<Self, StoreError> {
        Ok(Self {
            run: row.id("occasion_key")?,
            verdict: row.word("verdict")?,
            hints: row.number("hints")?,
            started: row.time("client_started")?,
        })
    }
}

impl FromRow for SurvivalScore {
    fn read(row: &AnyRow) -> Result<Self, StoreError> {
        Ok(Self {
            shown: row.number("shown")? != 0,
            score: row.number("score")?,
            beaten: row.number("beaten")?,
            reached: row.time("reached")?,
        })
    }
}

impl FromRow for SurvivalRank {
    fn read(row: &AnyRow) -> Result<Self, StoreError> {
        Ok(Self {
            user: row.id("user_id")?,
            display: row.text("display")?,
            score: SurvivalScore::read(row)?,
        })
    }
}
