//! How far a learner has come in the campaign. The body belongs to the campaign; the
//! store only knows which of two is further.

use sqlx::any::AnyRow;

use crate::columns::{Columns, FromRow};
use crate::limits::{self, LARGEST_PROGRESS};
use crate::{Json, Store, StoreError, Timestamp, UserId};

/// The progress of a learner.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredProgress {
    /// How far, so that two can be compared.
    pub reached: i64,
    /// All about it.
    pub body: Json,
    /// Since when.
    pub changed: Timestamp,
}

impl Store {
    /// How far this learner has come.
    ///
    /// # Errors
    /// A failing database.
    pub async fn progress(&self, user: UserId) -> Result<Option<StoredProgress>, StoreError> {
        let sql = "SELECT reached, body, changed FROM progress WHERE user_id = $1";
        self.one(sqlx::query(sql).bind(user)).await
    }

    /// Replaces the progress, unless the one kept is further; `false` then.
    ///
    /// # Errors
    /// [`StoreError::TooLarge`], [`StoreError::UserGone`], a failing database.
    pub async fn put_progress(
        &self,
        user: UserId,
        new: StoredProgress,
    ) -> Result<bool, StoreError> {
        limits::text("progress", new.body.as_str(), LARGEST_PROGRESS)?;
        self.write((user, new), |db, (user, new)| {
            Box::pin(async move {
                let sql = "INSERT INTO progress (user_id, reached, body, changed) \
                    VALUES ($1, $2, $3, $4) ON CONFLICT (user_id) DO UPDATE \
                    SET reached = $2, body = $3, changed = $4 WHERE progress.reached <= $2";
                let query = sqlx::query(sql)
                    .bind(*user)
                    .bind(new.reached)
                    .bind(new.body.as_str())
                    .bind(new.changed);
                Ok(query.execute(db).await?.rows_affected() > 0)
            })
        })
        .await
    }
}

impl FromRow for StoredProgress {
    fn read(row: &AnyRow) -> Result<Self, StoreError> {
        Ok(Self {
            reached: row.number("reached")?,
            body: row.json("body")?,
            changed: row.time("changed")?,
        })
    }
}
