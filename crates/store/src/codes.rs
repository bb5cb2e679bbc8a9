//! Codes that open something once: proving an address, a forgotten password, the
//! first start of a server. Used ones are deleted, so none works twice.

use sqlx::any::AnyRow;

use crate::columns::{Columns, FromRow};
use crate::limits::{self, LARGEST_LABEL};
use crate::named::named;
use crate::{SecretHash, Store, StoreError, Timestamp, UserId};

named! {
    /// What a code opens.
    pub enum CodePurpose {
        /// Proves an email address.
        VerifyEmail = "verify_email",
        /// Sets a new password.
        ResetPassword = "reset_password",
        /// Makes the first administrator.
        SetUp = "set_up",
    }
}

/// A code that was given out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Code {
    /// What it opens.
    pub purpose: CodePurpose,
    /// Whose it is; a set-up code is nobody's.
    pub user: Option<UserId>,
    /// The address it proves.
    pub email: Option<String>,
    /// When it was given out.
    pub created: Timestamp,
    /// When it ends by itself.
    pub expires: Timestamp,
}

/// A code to be given out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewCode {
    /// What it opens.
    pub purpose: CodePurpose,
    /// Whose it is; a set-up code is nobody's.
    pub user: Option<UserId>,
    /// The address it proves.
    pub email: Option<String>,
    /// The hash of the code.
    pub hash: SecretHash,
    /// When it ends by itself.
    pub expires: Timestamp,
}

impl Store {
    /// Gives a code out; an earlier one of the same person and purpose ends.
    ///
    /// # Errors
    /// [`StoreError::UserGone`], a failing database.
    pub async fn create_code(&self, new: NewCode, at: Timestamp) -> Result<(), StoreError> {
        let email = new.email.as_deref().unwrap_or_default();
        limits::text("email address", email, LARGEST_LABEL)?;
        self.write((new, at), |db, (new, at)| {
            Box::pin(async move {
                let sql = "DELETE FROM codes WHERE purpose = $1 \
                    AND (user_id = $2 OR ($2 IS NULL AND user_id IS NULL))";
                let earlier = sqlx::query(sql).bind(new.purpose.as_str()).bind(new.user);
                earlier.execute(&mut *db).await?;
                let sql = "INSERT INTO codes (hash, purpose, user_id, email, created, expires) \
                    VALUES ($1, $2, $3, $4, $5, $6)";
                sqlx::query(sql)
                    .bind(new.hash.as_str())
                    .bind(new.purpose.as_str())
                    .bind(new.user)
                    .bind(new.email.clone())
                    .bind(*at)
                    .bind(new.expires)
                    .execute(db)
                    .await?;
                Ok(())
            })
        })
        .await
    }

    /// Uses a code up; `None` when it is unknown, used, for something else, or too old.
    ///
    /// # Errors
    /// A failing database.
    pub async fn use_code(
        &self,
        purpose: CodePurpose,
        hash: SecretHash,
        now: Timestamp,
    ) -> Result<Option<Code>, StoreError> {
        self.write((purpose, hash, now), |db, (purpose, hash, now)| {
            Box::pin(async move {
                let sql = "DELETE FROM codes WHERE hash = $1 AND purpose = $2 AND expires > $3 \
                    RETURNING purpose, user_id, email, created, expires";
                let row = sqlx::query(sql)
                    .bind(hash.as_str())
                    .bind(purpose.as_str())
                    .bind(*now)
                    .fetch_optional(db)
                    .await?;
                row.as_ref().map(Code::read).transpose()
            })
        })
        .await
    }
}

impl FromRow for Code {
    fn read(row: &AnyRow) -> Result<Self, StoreError> {
        Ok(Self {
            purpose: row.word("purpose")?,
            user: row.id_if_any("user_id")?,
            email: row.text_if_any("email")?,
            created: row.time("created")?,
            expires: row.time("expires")?,
        })
    }
}
