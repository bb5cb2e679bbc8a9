//! Opponents that people have made, and links that hand one on. What they are like is the page's and
//! the server's matter.

use rookery_play::OpponentId;
use sqlx::AnyConnection;
use sqlx::any::AnyRow;

use crate::columns::{Columns, FromRow};
use crate::limits::{self, LARGEST_OPPONENT};
use crate::{Json, SecretHash, Store, StoreError, Timestamp, UserId};

/// An opponent of someone's own making.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnOpponent {
    /// Its id, made by the device.
    pub id: OpponentId,
    /// What it is like.
    pub body: Json,
    /// Since when it is here.
    pub created: Timestamp,
    /// When it was last changed.
    pub changed: Timestamp,
    /// Until when a link hands it on, if one was made.
    pub shared_until: Option<Timestamp>,
}

/// What became of an opponent that came in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OpponentPut {
    /// It is new.
    Created(OwnOpponent),
    /// It took the place of the one with its id.
    Changed(OwnOpponent),
    /// There are as many as there may be.
    Full,
}

macro_rules! opponent_columns {
    () => {
        "SELECT id, body, created, changed, expires FROM own_opponents "
    };
}

impl Store {
    /// The opponents of a person, the oldest first.
    ///
    /// # Errors
    /// A failing database.
    pub async fn own_opponents(&self, user: UserId) -> Result<Vec<OwnOpponent>, StoreError> {
        let sql = concat!(
            opponent_columns!(),
            "WHERE user_id = $1 ORDER BY created, id"
        );
        self.all(sqlx::query(sql).bind(user)).await
    }

    /// Keeps an opponent, unless the person has so many others already.
    ///
    /// # Errors
    /// [`StoreError::TooLarge`], [`StoreError::UserGone`], a failing database.
    pub async fn put_own_opponent(
        &self,
        user: UserId,
        id: OpponentId,
        body: Json,
        most: u32,
        at: Timestamp,
    ) -> Result<OpponentPut, StoreError> {
        limits::text("opponent", body.as_str(), LARGEST_OPPONENT)?;
        self.write((user, id, body, most, at), |db, arguments| {
            Box::pin(async move {
                let (user, id, body, most, at) = arguments;
                hold(db, *user).await?;
                if let Some(mut kept) = find(db, *user, *id).await? {
                    let sql = "UPDATE own_opponents SET body = $3, changed = $4 \
                        WHERE user_id = $1 AND id = $2";
                    let query = sqlx::query(sql)
                        .bind(*user)
                        .bind(id.to_string())
                        .bind(body.as_str());
                    query.bind(*at).execute(db).await?;
                    kept.body = body.clone();
                    kept.changed = *at;
                    return Ok(OpponentPut::Changed(kept));
                }
                let sql = "SELECT COUNT(*) AS count FROM own_opponents WHERE user_id = $1";
                let count = sqlx::query(sql).bind(*user).fetch_one(&mut *db).await?;
                if count.number("count")? >= i64::from(*most) {
                    return Ok(OpponentPut::Full);
                }
                let sql = "INSERT INTO own_opponents (user_id, id, body, created, changed) \
                    VALUES ($1, $2, $3, $4, $4)";
                let query = sqlx::query(sql)
                    .bind(*user)
                    .bind(id.to_string())
                    .bind(body.as_str());
                query.bind(*at).execute(db).await?;
                Ok(OpponentPut::Created(OwnOpponent {
                    id: *id,
                    body: body.clone(),
                    created: *at,
                    changed: *at,
                    shared_until: None,
                }))
            })
        })
        .await
    }

    /// Deletes an opponent with its link; `false` when this person has no such opponent.
    ///
    /// # Errors
    /// A failing database.
    pub async fn delete_own_opponent(
        &self,
        user: UserId,
        id: OpponentId,
    ) -> Result<bool, StoreError> {
        self.write((user, id), |db, (user, id)| {
            Box::pin(async move {
                let sql = "DELETE FROM own_opponents WHERE user_id = $1 AND id = $2";
                let query = sqlx::query(sql).bind(*user).bind(id.to_string());
                Ok(query.execute(db).await?.rows_affected() > 0)
            })
        })
        .await
    }

    /// Makes a link that hands an opponent on, in place of the one that was there, or takes it back
    /// with `None`; `false` when this person has no such opponent.
    ///
    /// # Errors
    /// A failing database.
    pub async fn link_own_opponent(
        &self,
        user: UserId,
        id: OpponentId,
        link: Option<(SecretHash, Timestamp)>,
    ) -> Result<bool, StoreError> {
        self.write((user, id, link), |db, (user, id, link)| {
            Box::pin(async move {
                let sql = "UPDATE own_opponents SET hash = $3, expires = $4 \
                    WHERE user_id = $1 AND id = $2";
                let hash = link.as_ref().map(|(hash, _)| hash.as_str().to_owned());
                let expires = link.as_ref().map(|(_, expires)| *expires);
                let query = sqlx::query(sql).bind(*user).bind(id.to_string());
                let query = query.bind(hash).bind(expires);
                Ok(query.execute(db).await?.rows_affected() > 0)
            })
        })
        .await
    }

    /// The opponent that the link with this secret hands on, unless it has ended.
    ///
    /// # Errors
    /// A failing database.
    pub async fn shared_opponent(
        &self,
        hash: &SecretHash,
        now: Timestamp,
    ) -> Result<Option<OwnOpponent>, StoreError> {
        let sql = concat!(opponent_columns!(), "WHERE hash = $1 AND expires > $2");
        self.one(sqlx::query(sql).bind(hash.as_str()).bind(now))
            .await
    }
}

/// Keeps other devices of this person waiting until the commit.
async fn hold(db: &mut AnyConnection, user: UserId) -> Result<(), StoreError> {
    let sql = "UPDATE users SET game_seq = game_seq WHERE id = $1";
    let held = sqlx::query(sql).bind(user).execute(db).await?;
    match held.rows_affected() {
        0 => Err(StoreError::UserGone),
        _ => Ok(()),
    }
}

async fn find(
    db: &mut AnyConnection,
    user: UserId,
    id: OpponentId,
) -> Result<Option<OwnOpponent>, StoreError> {
    let sql = concat!(opponent_columns!(), "WHERE user_id = $1 AND id = $2");
    let row = sqlx::query(sql).bind(user).bind(id.to_string());
    let row = row.fetch_optional(db).await?;
    row.as_ref().map(OwnOpponent::read).transpose()
}

impl FromRow for OwnOpponent {
    fn read(row: &AnyRow) -> Result<Self, StoreError> {
        Ok(Self {
            id: row.id("id")?,
            body: row.json("body")?,
            created: row.time("created")?,
            changed: row.time("changed")?,
            shared_until: row.time_if_any("expires")?,
        })
    }
}
