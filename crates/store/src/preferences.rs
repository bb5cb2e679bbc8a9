//! What a person likes: theme, board, sound. Kept as it comes.

use sqlx::any::AnyRow;

use crate::columns::{Columns, FromRow};
use crate::limits::{self, LARGEST_PREFERENCES};
use crate::{Json, Store, StoreError, Timestamp, UserId};

/// The preferences of a person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preferences {
    /// What they like.
    pub body: Json,
    /// When they last said so.
    pub changed: Timestamp,
}

impl Store {
    /// What this person likes, if they ever said so.
    ///
    /// # Errors
    /// A failing database.
    pub async fn preferences(&self, user: UserId) -> Result<Option<Preferences>, StoreError> {
        let sql = "SELECT body, changed FROM preferences WHERE user_id = $1";
        self.one(sqlx::query(sql).bind(user)).await
    }

    /// Replaces what this person likes.
    ///
    /// # Errors
    /// [`StoreError::TooLarge`], [`StoreError::UserGone`], a failing database.
    pub async fn put_preferences(
        &self,
        user: UserId,
        body: Json,
        at: Timestamp,
    ) -> Result<(), StoreError> {
        limits::text("preferences", body.as_str(), LARGEST_PREFERENCES)?;
        self.write((user, body, at), |db, (user, body, at)| {
            Box::pin(async move {
                let sql = "INSERT INTO preferences (user_id, body, changed) VALUES ($1, $2, $3) \
                    ON CONFLICT (user_id) DO UPDATE SET body = $2, changed = $3";
                let query = sqlx::query(sql).bind(*user).bind(body.as_str()).bind(*at);
                query.execute(db).await?;
                Ok(())
            })
        })
        .await
    }
}

impl FromRow for Preferences {
    fn read(row: &AnyRow) -> Result<Self, StoreError> {
        Ok(Self {
            body: row.json("body")?,
            changed: row.time("changed")?,
        })
    }
}
