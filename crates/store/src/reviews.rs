//! What an engine said about a game, as the owner's browser worked it out. Kept for
//! each engine and effort, as packed bytes that the store does not look into.

use rookery_play::GameId;
use sqlx::any::AnyRow;

use crate::columns::{Columns, FromRow};
use crate::limits::{self, LARGEST_LABEL, LARGEST_REVIEW};
use crate::{Store, StoreError, Timestamp, UserId};

/// Which review of a game.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ReviewKey {
    /// Of which game.
    pub game: GameId,
    /// By which engine.
    pub engine_version: String,
    /// With how many nodes for each position.
    pub node_budget: u32,
}

/// A review.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Review {
    /// Which.
    pub key: ReviewKey,
    /// Its packed bytes.
    pub body: Vec<u8>,
    /// When it came.
    pub created: Timestamp,
}

macro_rules! review_columns {
    () => {
        "r.game_id, r.engine_version, r.node_budget, r.body, r.created"
    };
}

impl Store {
    /// Keeps a review, in place of an earlier one; `false` when this person has no such
    /// game.
    ///
    /// # Errors
    /// [`StoreError::TooLarge`], a failing database.
    pub async fn put_review(&self, owner: UserId, review: Review) -> Result<bool, StoreError> {
        limits::size("review", review.body.len(), LARGEST_REVIEW)?;
        limits::text("engine version", &review.key.engine_version, LARGEST_LABEL)?;
        self.write((owner, review), |db, (owner, review)| {
            Box::pin(async move {
                let sql = "INSERT INTO reviews (game_id, engine_version, node_budget, body, created) \
                    SELECT g.id, $3, $4, $5, $6 FROM games g WHERE g.id = $1 AND g.owner = $2 \
                    ON CONFLICT (game_id, engine_version, node_budget) \
                    DO UPDATE SET body = $5, created = $6";
                let query = sqlx::query(sql)
                    .bind(review.key.game.to_string())
                    .bind(*owner)
                    .bind(&review.key.engine_version)
                    .bind(i64::from(review.key.node_budget))
                    .bind(review.body.clone())
                    .bind(review.created);
                Ok(query.execute(db).await?.rows_affected() > 0)
            })
        })
        .await
    }

    /// The review with this key.
    ///
    /// # Errors
    /// A failing database.
    pub async fn review(&self, key: &ReviewKey) -> Result<Option<Review>, StoreError> {
        limits::text("engine version", &key.engine_version, LARGEST_LABEL)?;
        let sql = concat!(
            "SELECT ",
            review_columns!(),
            " FROM reviews r WHERE r.game_id = $1 AND r.engine_version = $2 AND r.node_budget = $3"
        );
        let query = sqlx::query(sql)
            .bind(key.game.to_string())
            .bind(&key.engine_version);
        self.one(query.bind(i64::from(key.node_budget))).await
    }

    /// All reviews of a game, the newest first.
    ///
    /// # Errors
    /// A failing database.
    pub async fn reviews(&self, game: GameId) -> Result<Vec<Review>, StoreError> {
        let sql = concat!(
            "SELECT ",
            review_columns!(),
            " FROM reviews r WHERE r.game_id = $1 \
             ORDER BY r.created DESC, r.engine_version DESC, r.node_budget DESC"
        );
        self.all(sqlx::query(sql).bind(game.to_string())).await
    }
}

impl FromRow for Review {
    fn read(row: &AnyRow) -> Result<Self, StoreError> {
        let nodes = row.number("node_budget")?;
        Ok(Self {
            key: ReviewKey {
                game: row.id("game_id")?,
                engine_version: row.text("engine_version")?,
                node_budget: u32::try_from(nodes)
                    .map_err(|_| StoreError::corrupt("node_budget", &nodes.to_string()))?,
            },
            body: row.value("body")?,
            created: row.time("created")?,
        })
    }
}
