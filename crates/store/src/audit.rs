//! What administrators did. Rows are only ever added; when a person is deleted,
//! their id and every detail about them leave these rows too.

use sqlx::any::AnyRow;

use crate::columns::{Columns, Record};
use crate::limits::{self, LARGEST_LABEL};
use crate::{AuditId, Store, StoreError, Timestamp, UserId};

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

impl Record for AuditEntry {
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
