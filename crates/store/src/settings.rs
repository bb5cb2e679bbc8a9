//! What the host decides for the whole server and changes while it runs, such as the
//! privacy text.

use sqlx::any::AnyRow;

use crate::columns::{Columns, FromRow};
use crate::limits::{self, LARGEST_LABEL, LARGEST_SETTING};
use crate::{Json, Store, StoreError, Timestamp};

/// A setting of the server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setting {
    /// What is set.
    pub name: String,
    /// To what.
    pub body: Json,
    /// Since when.
    pub changed: Timestamp,
}

impl Store {
    /// The setting with this name.
    ///
    /// # Errors
    /// A failing database.
    pub async fn setting(&self, name: &str) -> Result<Option<Setting>, StoreError> {
        limits::text("name of the setting", name, LARGEST_LABEL)?;
        let sql = "SELECT name, body, changed FROM settings WHERE name = $1";
        self.one(sqlx::query(sql).bind(name)).await
    }

    /// All settings, by name.
    ///
    /// # Errors
    /// A failing database.
    pub async fn settings(&self) -> Result<Vec<Setting>, StoreError> {
        let sql = "SELECT name, body, changed FROM settings ORDER BY name";
        self.all(sqlx::query(sql)).await
    }

    /// Sets it.
    ///
    /// # Errors
    /// [`StoreError::TooLarge`], a failing database.
    pub async fn put_setting(
        &self,
        name: &str,
        body: Json,
        at: Timestamp,
    ) -> Result<(), StoreError> {
        limits::text("name of the setting", name, LARGEST_LABEL)?;
        limits::text("setting", body.as_str(), LARGEST_SETTING)?;
        self.write((name.to_owned(), body, at), |db, (name, body, at)| {
            Box::pin(async move {
                let sql = "INSERT INTO settings (name, body, changed) VALUES ($1, $2, $3) \
                    ON CONFLICT (name) DO UPDATE SET body = $2, changed = $3";
                let query = sqlx::query(sql).bind(name).bind(body.as_str()).bind(*at);
                query.execute(db).await?;
                Ok(())
            })
        })
        .await
    }
}

impl FromRow for Setting {
    fn read(row: &AnyRow) -> Result<Self, StoreError> {
        Ok(Self {
            name: row.text("name")?,
            body: row.json("body")?,
            changed: row.time("changed")?,
        })
    }
}
