//! The link that shows someone's sheet to whoever holds it: one for each person. Only the hash is
//! kept; a link that ended, was taken back or never was looks the same.

use sqlx::any::AnyRow;

use crate::columns::{Columns, FromRow};
use crate::{SecretHash, Store, StoreError, Timestamp, UserId};

/// A link, without its secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SheetLink {
    /// Whose sheet it shows.
    pub user: UserId,
    /// Since when.
    pub created: Timestamp,
    /// Until when.
    pub expires: Timestamp,
}

/// A link to be made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewSheetLink {
    /// Whose sheet it shows.
    pub user: UserId,
    /// The hash of the secret.
    pub hash: SecretHash,
    /// Until when.
    pub expires: Timestamp,
}

impl Store {
    /// Makes a link in place of the one that was there.
    ///
    /// # Errors
    /// [`StoreError::UserGone`], a failing database.
    pub async fn put_sheet_link(
        &self,
        new: NewSheetLink,
        at: Timestamp,
    ) -> Result<SheetLink, StoreError> {
        let link = SheetLink {
            user: new.user,
            created: at,
            expires: new.expires,
        };
        self.write((link, new.hash), |db, (link, hash)| {
            Box::pin(async move {
                let sql = "INSERT INTO sheet_links (user_id, hash, created, expires) \
                    VALUES ($1, $2, $3, $4) ON CONFLICT (user_id) DO UPDATE \
                    SET hash = $2, created = $3, expires = $4";
                let query = sqlx::query(sql)
                    .bind(link.user)
                    .bind(hash.as_str())
                    .bind(link.created)
                    .bind(link.expires);
                query.execute(db).await?;
                Ok(*link)
            })
        })
        .await
    }

    /// The link of a person, unless it has ended.
    ///
    /// # Errors
    /// A failing database.
    pub async fn sheet_link(
        &self,
        user: UserId,
        now: Timestamp,
    ) -> Result<Option<SheetLink>, StoreError> {
        let sql = "SELECT user_id, created, expires FROM sheet_links \
            WHERE user_id = $1 AND expires > $2";
        self.one(sqlx::query(sql).bind(user).bind(now)).await
    }

    /// The link with this secret, unless it has ended.
    ///
    /// # Errors
    /// A failing database.
    pub async fn find_sheet_link(
        &self,
        hash: &SecretHash,
        now: Timestamp,
    ) -> Result<Option<SheetLink>, StoreError> {
        let sql = "SELECT user_id, created, expires FROM sheet_links \
            WHERE hash = $1 AND expires > $2";
        self.one(sqlx::query(sql).bind(hash.as_str()).bind(now))
            .await
    }

    /// Takes the link of a person back; `false` when they have none.
    ///
    /// # Errors
    /// A failing database.
    pub async fn revoke_sheet_link(&self, user: UserId) -> Result<bool, StoreError> {
        self.write(user, |db, user| {
            Box::pin(async move {
                let query = sqlx::query("DELETE FROM sheet_links WHERE user_id = $1").bind(*user);
                Ok(query.execute(db).await?.rows_affected() > 0)
            })
        })
        .await
    }
}

impl FromRow for SheetLink {
    fn read(row: &AnyRow) -> Result<Self, StoreError> {
        Ok(Self {
            user: row.id("user_id")?,
            created: row.time("created")?,
            expires: row.time("expires")?,
        })
    }
}
