//! Devices that are logged in. A signed token names its session; without the row
//! here it opens nothing, so ending a session works at once.

use sqlx::any::AnyRow;

use crate::columns::{Columns, FromRow};
use crate::limits::{self, LARGEST_LABEL};
use crate::named::named;
use crate::users::user_columns;
use crate::{SessionId, Store, StoreError, Timestamp, User, UserId};

named! {
    /// How far a session or a token opens the door.
    pub enum Scope {
        /// Look, but change nothing.
        Read = "read",
        /// Everything of one's own.
        User = "user",
        /// Everything of everyone.
        Admin = "admin",
    }
}

/// A device that is logged in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    /// Its id, which the token carries.
    pub id: SessionId,
    /// Who is logged in.
    pub user: UserId,
    /// How far it opens the door.
    pub scope: Scope,
    /// What the device calls itself.
    pub device: String,
    /// When they logged in.
    pub created: Timestamp,
    /// When it was last used.
    pub used: Timestamp,
    /// When it ends by itself.
    pub expires: Timestamp,
}

/// A session to be begun.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewSession {
    /// Who logs in.
    pub user: UserId,
    /// How far it opens the door.
    pub scope: Scope,
    /// What the device calls itself.
    pub device: String,
    /// When it ends by itself.
    pub expires: Timestamp,
}

macro_rules! session_columns {
    () => {
        "s.id AS session_id, s.user_id, s.scope, s.device, s.created AS session_created, \
         s.used, s.expires"
    };
}

impl Store {
    /// Begins a session.
    ///
    /// # Errors
    /// [`StoreError::UserGone`], a failing database.
    pub async fn create_session(
        &self,
        new: NewSession,
        at: Timestamp,
    ) -> Result<Session, StoreError> {
        limits::text("device", &new.device, LARGEST_LABEL)?;
        let session = Session {
            id: SessionId::new(at),
            user: new.user,
            scope: new.scope,
            device: new.device,
            created: at,
            used: at,
            expires: new.expires,
        };
        self.write(session, |db, session| {
            Box::pin(async move {
                let sql = "INSERT INTO sessions (id, user_id, scope, device, created, used, \
                    expires) VALUES ($1, $2, $3, $4, $5, $5, $6)";
                sqlx::query(sql)
                    .bind(session.id)
                    .bind(session.user)
                    .bind(session.scope.as_str())
                    .bind(&session.device)
                    .bind(session.created)
                    .bind(session.expires)
                    .execute(db)
                    .await?;
                Ok(session.clone())
            })
        })
        .await
    }

    /// The session with this id and its person, unless it has ended.
    ///
    /// # Errors
    /// A failing database.
    pub async fn session(
        &self,
        id: SessionId,
        now: Timestamp,
    ) -> Result<Option<(Session, User)>, StoreError> {
        let sql = concat!(
            "SELECT ",
            session_columns!(),
            ", ",
            user_columns!(),
            " FROM sessions s JOIN users u ON u.id = s.user_id WHERE s.id = $1 AND s.expires > $2"
        );
        self.one(sqlx::query(sql).bind(id).bind(now)).await
    }

    /// Notes that it was used, and lets it live until `expires`.
    ///
    /// # Errors
    /// A failing database.
    pub async fn touch_session(
        &self,
        id: SessionId,
        used: Timestamp,
        expires: Timestamp,
    ) -> Result<(), StoreError> {
        self.write((id, used, expires), |db, (id, used, expires)| {
            Box::pin(async move {
                let sql =
                    "UPDATE sessions SET used = $2, expires = $3 WHERE id = $1 AND used <= $2";
                let query = sqlx::query(sql).bind(*id).bind(*used).bind(*expires);
                query.execute(db).await?;
                Ok(())
            })
        })
        .await
    }

    /// The devices on which someone is logged in, the last used first.
    ///
    /// # Errors
    /// A failing database.
    pub async fn sessions(&self, user: UserId, now: Timestamp) -> Result<Vec<Session>, StoreError> {
        let sql = concat!(
            "SELECT ",
            session_columns!(),
            " FROM sessions s WHERE s.user_id = $1 AND s.expires > $2 \
             ORDER BY s.used DESC, s.id DESC"
        );
        self.all(sqlx::query(sql).bind(user).bind(now)).await
    }

    /// Ends one session of this person; `false` when they have no such session.
    ///
    /// # Errors
    /// A failing database.
    pub async fn end_session(&self, user: UserId, id: SessionId) -> Result<bool, StoreError> {
        self.write((user, id), |db, (user, id)| {
            Box::pin(async move {
                let sql = "DELETE FROM sessions WHERE id = $1 AND user_id = $2";
                let query = sqlx::query(sql).bind(*id).bind(*user);
                Ok(query.execute(db).await?.rows_affected() > 0)
            })
        })
        .await
    }

    /// Ends all sessions of this person but perhaps one, and returns how many.
    ///
    /// # Errors
    /// A failing database.
    pub async fn end_sessions(
        &self,
        user: UserId,
        keep: Option<SessionId>,
    ) -> Result<u64, StoreError> {
        self.write((user, keep), |db, (user, keep)| {
            Box::pin(async move {
                let sql = "DELETE FROM sessions WHERE user_id = $1 AND ($2 IS NULL OR id <> $2)";
                let query = sqlx::query(sql).bind(*user).bind(*keep);
                Ok(query.execute(db).await?.rows_affected())
            })
        })
        .await
    }
}

impl FromRow for Session {
    fn read(row: &AnyRow) -> Result<Self, StoreError> {
        Ok(Self {
            id: row.id("session_id")?,
            user: row.id("user_id")?,
            scope: row.word("scope")?,
            device: row.text("device")?,
            created: row.time("session_created")?,
            used: row.time("used")?,
            expires: row.time("expires")?,
        })
    }
}

impl FromRow for (Session, User) {
    fn read(row: &AnyRow) -> Result<Self, StoreError> {
        Ok((Session::read(row)?, User::read(row)?))
    }
}
