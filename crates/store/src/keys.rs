//! The key that signs sessions. There is one at a time: a new one ends every session.

use std::fmt;

use sqlx::AnyConnection;
use sqlx::any::AnyRow;

use crate::columns::{Columns, FromRow};
use crate::limits;
use crate::{KeyId, Store, StoreError, Timestamp};

/// More than any key of ours needs.
const LARGEST_KEY: usize = 4096;

/// A key that signs sessions.
#[derive(Clone, PartialEq, Eq)]
pub struct SigningKey {
    /// Its id, which tokens name.
    pub id: KeyId,
    /// The private part, in whatever form its user likes.
    pub secret: Vec<u8>,
    /// When it was made.
    pub created: Timestamp,
}

impl Store {
    /// The key in use. The first caller's proposal becomes the key, everyone else's is
    /// dropped, so that servers that start together agree.
    ///
    /// # Errors
    /// A failing database.
    pub async fn signing_key_or(&self, proposal: SigningKey) -> Result<SigningKey, StoreError> {
        if let Some(key) = self.signing_key().await? {
            return Ok(key);
        }
        limits::size("key", proposal.secret.len(), LARGEST_KEY)?;
        self.write(proposal, |db, proposal| {
            Box::pin(async move {
                insert(&mut *db, proposal).await?;
                let row = sqlx::query(CURRENT).fetch_one(db).await?;
                SigningKey::read(&row)
            })
        })
        .await
    }

    /// The key in use, if there is one yet.
    ///
    /// # Errors
    /// A failing database.
    pub async fn signing_key(&self) -> Result<Option<SigningKey>, StoreError> {
        self.one(sqlx::query(CURRENT)).await
    }

    /// Replaces the key and ends every session; returns how many those were.
    ///
    /// # Errors
    /// A failing database.
    pub async fn rotate_signing_key(&self, new: SigningKey) -> Result<u64, StoreError> {
        limits::size("key", new.secret.len(), LARGEST_KEY)?;
        self.write(new, |db, new| {
            Box::pin(async move {
                sqlx::query("DELETE FROM signing_keys")
                    .execute(&mut *db)
                    .await?;
                insert(&mut *db, new).await?;
                let ended = sqlx::query("DELETE FROM sessions").execute(db).await?;
                Ok(ended.rows_affected())
            })
        })
        .await
    }
}

const CURRENT: &str = "SELECT id, secret, created FROM signing_keys WHERE slot = 'current'";

/// Fills the slot if it is empty.
async fn insert(db: &mut AnyConnection, key: &SigningKey) -> Result<(), StoreError> {
    let sql = "INSERT INTO signing_keys (slot, id, secret, created) \
        VALUES ('current', $1, $2, $3) ON CONFLICT (slot) DO NOTHING";
    let query = sqlx::query(sql).bind(key.id).bind(key.secret.clone());
    query.bind(key.created).execute(db).await?;
    Ok(())
}

impl FromRow for SigningKey {
    fn read(row: &AnyRow) -> Result<Self, StoreError> {
        Ok(Self {
            id: row.id("id")?,
            secret: row.value("secret")?,
            created: row.time("created")?,
        })
    }
}

/// Without the secret, so that a log never holds one.
impl fmt::Debug for SigningKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SigningKey")
            .field("id", &self.id)
            .finish_non_exhaustive()
    }
}
