//! Personal access tokens, for scripts. Only the hash is kept, so a token is shown
//! once, when it is made.

use sqlx::any::AnyRow;

use crate::columns::{Columns, FromRow};
use crate::limits::{self, LARGEST_LABEL};
use crate::users::user_columns;
use crate::{Scope, SecretHash, Store, StoreError, Timestamp, TokenId, User, UserId};

/// A token, without its secret.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AccessToken {
    /// Its id, to revoke it by.
    pub id: TokenId,
    /// Whose it is.
    pub user: UserId,
    /// What its owner calls it.
    pub name: String,
    /// How far it opens the door.
    pub scope: Scope,
    /// When it was made.
    pub created: Timestamp,
    /// When it was last used.
    pub used: Option<Timestamp>,
    /// When it ends by itself.
    pub expires: Option<Timestamp>,
}

/// A token to be made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewToken {
    /// Whose it is.
    pub user: UserId,
    /// What its owner calls it.
    pub name: String,
    /// How far it opens the door.
    pub scope: Scope,
    /// The hash of its secret.
    pub hash: SecretHash,
    /// When it ends by itself.
    pub expires: Option<Timestamp>,
}

macro_rules! token_columns {
    () => {
        "t.id AS token_id, t.user_id, t.name, t.scope, t.created AS token_created, t.used, \
         t.expires"
    };
}

impl Store {
    /// Makes a token.
    ///
    /// # Errors
    /// [`StoreError::UserGone`], a failing database.
    pub async fn create_token(
        &self,
        new: NewToken,
        at: Timestamp,
    ) -> Result<AccessToken, StoreError> {
        limits::text("name of the token", &new.name, LARGEST_LABEL)?;
        let token = AccessToken {
            id: TokenId::new(at),
            user: new.user,
            name: new.name,
            scope: new.scope,
            created: at,
            used: None,
            expires: new.expires,
        };
        self.write((token, new.hash), |db, (token, hash)| {
            Box::pin(async move {
                let sql = "INSERT INTO tokens (id, user_id, hash, name, scope, created, expires) \
                    VALUES ($1, $2, $3, $4, $5, $6, $7)";
                sqlx::query(sql)
                    .bind(token.id)
                    .bind(token.user)
                    .bind(hash.as_str())
                    .bind(&token.name)
                    .bind(token.scope.as_str())
                    .bind(token.created)
                    .bind(token.expires)
                    .execute(db)
                    .await?;
                Ok(token.clone())
            })
        })
        .await
    }

    /// The token with this secret and its person, unless it has ended.
    ///
    /// # Errors
    /// A failing database.
    pub async fn token(
        &self,
        hash: &SecretHash,
        now: Timestamp,
    ) -> Result<Option<(AccessToken, User)>, StoreError> {
        let sql = concat!(
            "SELECT ",
            token_columns!(),
            ", ",
            user_columns!(),
            " FROM tokens t JOIN users u ON u.id = t.user_id \
             WHERE t.hash = $1 AND (t.expires IS NULL OR t.expires > $2)"
        );
        self.one(sqlx::query(sql).bind(hash.as_str()).bind(now))
            .await
    }

    /// Notes that it was used.
    ///
    /// # Errors
    /// A failing database.
    pub async fn touch_token(&self, id: TokenId, used: Timestamp) -> Result<(), StoreError> {
        self.write((id, used), |db, (id, used)| {
            Box::pin(async move {
                let sql = "UPDATE tokens SET used = $2 WHERE id = $1";
                sqlx::query(sql).bind(*id).bind(*used).execute(db).await?;
                Ok(())
            })
        })
        .await
    }

    /// The tokens of a person, the newest first.
    ///
    /// # Errors
    /// A failing database.
    pub async fn tokens(&self, user: UserId) -> Result<Vec<AccessToken>, StoreError> {
        let sql = concat!(
            "SELECT ",
            token_columns!(),
            " FROM tokens t WHERE t.user_id = $1 ORDER BY t.id DESC"
        );
        self.all(sqlx::query(sql).bind(user)).await
    }

    /// Ends a token of this person; `false` when they have no such token.
    ///
    /// # Errors
    /// A failing database.
    pub async fn revoke_token(&self, user: UserId, id: TokenId) -> Result<bool, StoreError> {
        self.write((user, id), |db, (user, id)| {
            Box::pin(async move {
                let sql = "DELETE FROM tokens WHERE id = $1 AND user_id = $2";
                let query = sqlx::query(sql).bind(*id).bind(*user);
                Ok(query.execute(db).await?.rows_affected() > 0)
            })
        })
        .await
    }
}

impl FromRow for AccessToken {
    fn read(row: &AnyRow) -> Result<Self, StoreError> {
        Ok(Self {
            id: row.id("token_id")?,
            user: row.id("user_id")?,
            name: row.text("name")?,
            scope: row.word("scope")?,
            created: row.time("token_created")?,
            used: row.time_if_any("used")?,
            expires: row.time_if_any("expires")?,
        })
    }
}

impl FromRow for (AccessToken, User) {
    fn read(row: &AnyRow) -> Result<Self, StoreError> {
        Ok((AccessToken::read(row)?, User::read(row)?))
    }
}
