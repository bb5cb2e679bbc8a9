//! What administrators did, and what they looked at. Rows are only ever added; when a person is
//! deleted, their id and every detail about them leave these rows too.

use std::time::Duration;

use sqlx::any::AnyRow;

use crate::columns::{Columns, FromRow};
use crate::limits::{self, LARGEST_LABEL};
use crate::named::named;
use crate::{AuditId, Store, StoreError, Timestamp, UserId};

named! {
    /// What of a person an administrator looked at, as the word of an act.
    pub enum Look {
        /// Names and the email address.
        Account = "look_account",
        /// The list of their games, or a file of them.
        Games = "look_games",
        /// One whole game.
        Game = "look_game",
        /// What became of puzzles, and which come next.
        Puzzles = "look_puzzles",
        /// The story and the sheet.
        Adventure = "look_adventure",
        /// Survival runs.
        Survival = "look_survival",
        /// Opponents of their own.
        Opponents = "look_opponents",
        /// Links that show something.
        Links = "look_links",
        /// Where they are logged in.
        Sessions = "look_sessions",
        /// Their access tokens.
        Tokens = "look_tokens",
        /// What they like.
        Preferences = "look_preferences",
    }
}

/// An act of an administrator.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AuditEntry {
    /// Its id; later acts have later ids.
    pub id: AuditId,
    /// Who did it, unless they are deleted; the command line is nobody.
    pub actor: Option<UserId>,
    /// To whom, unless they are deleted.
    pub target: Option<UserId>,
    /// What, as a word such as `rename`.
    pub act: String,
    /// More about it; never a secret.
    pub detail: String,
    /// When.
    pub at: Timestamp,
}

/// An act to be noted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewAudit {
    /// Who did it; the command line is nobody.
    pub actor: Option<UserId>,
    /// To whom.
    pub target: Option<UserId>,
    /// What, as a word such as `rename`.
    pub act: String,
    /// More about it; never a secret.
    pub detail: String,
}

/// What was done to a person by somebody else.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ActOnPerson {
    /// The act.
    pub entry: AuditEntry,
    /// The name of whoever did it; none if they are deleted, or for the command line.
    pub by: Option<String>,
}

/// Where the next page of acts begins.
pub type AuditCursor = AuditId;

impl Store {
    /// Notes an act.
    ///
    /// # Errors
    /// [`StoreError::UserGone`], a failing database.
    pub async fn append_audit(&self, new: NewAudit, at: Timestamp) -> Result<AuditId, StoreError> {
        limits::text("act", &new.act, LARGEST_LABEL)?;
        limits::text("detail", &new.detail, LARGEST_LABEL)?;
        self.write((AuditId::new(at), new, at), |db, (id, new, at)| {
            Box::pin(async move {
                let sql = "INSERT INTO audit (id, actor, target, act, detail, at) \
                    VALUES ($1, $2, $3, $4, $5, $6)";
                sqlx::query(sql)
                    .bind(*id)
                    .bind(new.actor)
                    .bind(new.target)
                    .bind(&new.act)
                    .bind(&new.detail)
                    .bind(*at)
                    .execute(db)
                    .await?;
                Ok(*id)
            })
        })
        .await
    }

    /// Notes that somebody looked at something of somebody else. Looks are many: the same one is
    /// noted once until `pause` has passed.
    ///
    /// # Errors
    /// [`StoreError::UserGone`], a failing database.
    pub async fn append_look(
        &self,
        actor: UserId,
        target: UserId,
        look: Look,
        pause: Duration,
        at: Timestamp,
    ) -> Result<(), StoreError> {
        let id = AuditId::new(at);
        self.write(
            (id, actor, target, look, at, at.before(pause)),
            |db, row| {
                Box::pin(async move {
                    let (id, actor, target, look, at, since) = row;
                    let sql = "INSERT INTO audit (id, actor, target, act, detail, at) \
                    SELECT $1, $2, $3, $4, '', $5 WHERE NOT EXISTS (SELECT 1 FROM audit \
                    WHERE target = $3 AND actor = $2 AND act = $4 AND at > $6)";
                    sqlx::query(sql)
                        .bind(*id)
                        .bind(*actor)
                        .bind(*target)
                        .bind(look.as_str())
                        .bind(*at)
                        .bind(*since)
                        .execute(db)
                        .await?;
                    Ok(())
                })
            },
        )
        .await
    }

    /// What others did to this person and looked at, the newest first.
    ///
    /// # Errors
    /// A failing database.
    pub async fn acts_on(
        &self,
        person: UserId,
        before: Option<AuditCursor>,
        limit: u32,
    ) -> Result<Vec<ActOnPerson>, StoreError> {
        let sql = "SELECT a.id, a.actor, a.target, a.act, a.detail, a.at, u.display AS by_name \
            FROM audit a LEFT JOIN users u ON u.id = a.actor \
            WHERE a.target = $1 AND (a.actor IS NULL OR a.actor <> $1) \
            AND ($2 IS NULL OR a.id < $2) ORDER BY a.id DESC LIMIT $3";
        let query = sqlx::query(sql).bind(person).bind(before);
        self.all(query.bind(i64::from(limit))).await
    }

    /// Forgets looks from before then, and returns how many those were.
    ///
    /// # Errors
    /// A failing database.
    pub async fn purge_looks(&self, since: Timestamp) -> Result<u64, StoreError> {
        self.write(since, |db, since| {
            Box::pin(async move {
                let sql = "DELETE FROM audit WHERE act LIKE 'look_%' AND at < $1";
                let query = sqlx::query(sql).bind(*since);
                Ok(query.execute(db).await?.rows_affected())
            })
        })
        .await
    }

    /// The acts before that one, the newest first.
    ///
    /// # Errors
    /// A failing database.
    pub async fn audit(
        &self,
        before: Option<AuditCursor>,
        limit: u32,
    ) -> Result<Vec<AuditEntry>, StoreError> {
        let sql = "SELECT id, actor, target, act, detail, at FROM audit \
            WHERE $1 IS NULL OR id < $1 ORDER BY id DESC LIMIT $2";
        self.all(sqlx::query(sql).bind(before).bind(i64::from(limit)))
            .await
    }
}

impl FromRow for AuditEntry {
    fn read(row: &AnyRow) -> Result<Self, StoreError> {
        Ok(Self {
            id: row.id("id")?,
            actor: row.id_if_any("actor")?,
            target: row.id_if_any("target")?,
            act: row.text("act")?,
            detail: row.text("detail")?,
            at: row.time("at")?,
        })
    }
}

impl FromRow for ActOnPerson {
    fn read(row: &AnyRow) -> Result<Self, StoreError> {
        Ok(Self {
            entry: AuditEntry::read(row)?,
            by: row.text_if_any("by_name")?,
        })
    }
}
