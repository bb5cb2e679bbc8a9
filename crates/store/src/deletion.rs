//! People who leave take everything with them, and what has ended is cleared away.

use crate::job::Aftermath;
use crate::{Store, StoreError, Timestamp, UserId};

/// How much was cleared away because its time was over.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Purged {
    /// Sessions.
    pub sessions: u64,
    /// Access tokens.
    pub tokens: u64,
    /// Codes.
    pub codes: u64,
    /// Share links.
    pub share_links: u64,
    /// Links to sheets.
    pub sheet_links: u64,
    /// Links that handed on an opponent, which itself stays.
    pub opponent_links: u64,
}

impl Store {
    /// Deletes a person and all that is theirs, in one transaction, and empties the log
    /// of the database, so that no byte of it is left; `false` when there is no such
    /// person. Acts of administrators stay, without the person and the details; looks go.
    ///
    /// # Errors
    /// A failing database.
    pub async fn delete_user(&self, id: UserId) -> Result<bool, StoreError> {
        self.write_then(Aftermath::Scrub, id, |db, id| {
            Box::pin(async move {
                for sql in [
                    "DELETE FROM audit WHERE target = $1 AND act LIKE 'look_%'",
                    "UPDATE audit SET detail = '' WHERE actor = $1 OR target = $1",
                ] {
                    sqlx::query(sql).bind(*id).execute(&mut *db).await?;
                }
                let query = sqlx::query("DELETE FROM users WHERE id = $1").bind(*id);
                Ok(query.execute(db).await?.rows_affected() > 0)
            })
        })
        .await
    }

    /// Deletes guests who were not seen since then, at most so many, and returns how
    /// many those were.
    ///
    /// # Errors
    /// A failing database.
    pub async fn purge_guests(&self, since: Timestamp, limit: u32) -> Result<u64, StoreError> {
        self.write_then(Aftermath::Scrub, (since, limit), |db, (since, limit)| {
            Box::pin(async move {
                for sql in [
                    "DELETE FROM audit WHERE act LIKE 'look_%' AND target IN \
                     (SELECT id FROM users WHERE role = 'guest' AND seen < $1)",
                    "UPDATE audit SET detail = '' WHERE target IN \
                     (SELECT id FROM users WHERE role = 'guest' AND seen < $1)",
                ] {
                    sqlx::query(sql).bind(*since).execute(&mut *db).await?;
                }
                let sql = "DELETE FROM users WHERE id IN (SELECT id FROM users \
                    WHERE role = 'guest' AND seen < $1 ORDER BY seen LIMIT $2)";
                let query = sqlx::query(sql).bind(*since).bind(i64::from(*limit));
                Ok(query.execute(db).await?.rows_affected())
            })
        })
        .await
    }

    /// Clears away what has ended by itself.
    ///
    /// # Errors
    /// A failing database.
    pub async fn purge_expired(&self, now: Timestamp) -> Result<Purged, StoreError> {
        self.write(now, |db, now| {
            Box::pin(async move {
                let mut counts = [0; 6];
                let statements = [
                    "DELETE FROM sessions WHERE expires <= $1",
                    "DELETE FROM tokens WHERE expires <= $1",
                    "DELETE FROM codes WHERE expires <= $1",
                    "DELETE FROM share_links WHERE expires <= $1",
                    "DELETE FROM sheet_links WHERE expires <= $1",
                    "UPDATE own_opponents SET hash = NULL, expires = NULL WHERE expires <= $1",
                ];
                for (count, sql) in counts.iter_mut().zip(statements) {
                    let query = sqlx::query(sql).bind(*now);
                    *count = query.execute(&mut *db).await?.rows_affected();
                }
                let [
                    sessions,
                    tokens,
                    codes,
                    share_links,
                    sheet_links,
                    opponent_links,
                ] = counts;
                Ok(Purged {
                    sessions,
                    tokens,
                    codes,
                    share_links,
                    sheet_links,
                    opponent_links,
                })
            })
        })
        .await
    }
}
