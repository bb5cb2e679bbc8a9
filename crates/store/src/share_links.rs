//! Share links, which show one game to whoever holds them. Only the hash is kept; a link that
//! ended, was taken back or never was looks the same.

use rookery_play::GameId;
use sqlx::any::AnyRow;

use crate::columns::{Columns, FromRow};
use crate::{SecretHash, ShareLinkId, Store, StoreError, Timestamp, UserId};

/// A link, without its secret.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShareLink {
    /// Its id, to take it back by.
    pub id: ShareLinkId,
    /// Who shares.
    pub user: UserId,
    /// Which game.
    pub game: GameId,
    /// Since when.
    pub created: Timestamp,
    /// Until when.
    pub expires: Timestamp,
}

/// A link to be made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewShareLink {
    /// Who shares; the game must be theirs.
    pub user: UserId,
    /// Which game.
    pub game: GameId,
    /// The hash of the secret.
    pub hash: SecretHash,
    /// Until when.
    pub expires: Timestamp,
}

macro_rules! share_columns {
    () => {
        "l.id, l.user_id, l.game_id, l.created, l.expires"
    };
}

impl Store {
    /// Makes a link; `None` when this person has no such game.
    ///
    /// # Errors
    /// A failing database.
    pub async fn create_share_link(
        &self,
        new: NewShareLink,
        at: Timestamp,
    ) -> Result<Option<ShareLink>, StoreError> {
        let link = ShareLink {
            id: ShareLinkId::new(at),
            user: new.user,
            game: new.game,
            created: at,
            expires: new.expires,
        };
        self.write((link, new.hash), |db, (link, hash)| {
            Box::pin(async move {
                let sql = "INSERT INTO share_links (id, user_id, game_id, hash, created, expires) \
                    SELECT $1, g.owner, g.id, $4, $5, $6 FROM games g \
                    WHERE g.owner = $2 AND g.id = $3";
                let query = sqlx::query(sql)
                    .bind(link.id)
                    .bind(link.user)
                    .bind(link.game.to_string())
                    .bind(hash.as_str())
                    .bind(link.created)
                    .bind(link.expires);
                let made = query.execute(db).await?.rows_affected() > 0;
                Ok(made.then(|| link.clone()))
            })
        })
        .await
    }

    /// The link with this secret, unless it has ended.
    ///
    /// # Errors
    /// A failing database.
    pub async fn share_link(
        &self,
        hash: &SecretHash,
        now: Timestamp,
    ) -> Result<Option<ShareLink>, StoreError> {
        let sql = concat!(
            "SELECT ",
            share_columns!(),
            " FROM share_links l WHERE l.hash = $1 AND l.expires > $2"
        );
        self.one(sqlx::query(sql).bind(hash.as_str()).bind(now))
            .await
    }

    /// The links of a person that still work, the newest first.
    ///
    /// # Errors
    /// A failing database.
    pub async fn share_links(
        &self,
        user: UserId,
        now: Timestamp,
    ) -> Result<Vec<ShareLink>, StoreError> {
        let sql = concat!(
            "SELECT ",
            share_columns!(),
            " FROM share_links l WHERE l.user_id = $1 AND l.expires > $2 ORDER BY l.id DESC"
        );
        self.all(sqlx::query(sql).bind(user).bind(now)).await
    }

    /// Takes a link of this person back; `false` when they have no such link.
    ///
    /// # Errors
    /// A failing database.
    pub async fn revoke_share_link(
        &self,
        user: UserId,
        id: ShareLinkId,
    ) -> Result<bool, StoreError> {
        self.write((user, id), |db, (user, id)| {
            Box::pin(async move {
                let sql = "DELETE FROM share_links WHERE id = $1 AND user_id = $2";
                let query = sqlx::query(sql).bind(*id).bind(*user);
                Ok(query.execute(db).await?.rows_affected() > 0)
            })
        })
        .await
    }
}

impl FromRow for ShareLink {
    fn read(row: &AnyRow) -> Result<Self, StoreError> {
        Ok(Self {
            id: row.id("id")?,
            user: row.id("user_id")?,
            game: row.id("game_id")?,
            created: row.time("created")?,
            expires: row.time("expires")?,
        })
    }
}
