//! People: guests, accounts and administrators. A password comes hashed and leaves
//! only as [`Credentials`]; no other type holds one.

mod account;

use std::fmt;

use sqlx::any::AnyRow;

use crate::columns::{Columns, FromRow};
use crate::folding::fold;
use crate::limits::{self, LARGEST_LABEL};
use crate::named::named;
use crate::{Store, StoreError, Timestamp, UserId};

named! {
    /// What a person is to the server.
    pub enum Role {
        /// Plays without an account.
        Guest = "guest",
        /// Has an account.
        User = "user",
        /// Looks after the server.
        Admin = "admin",
    }
}

/// A person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct User {
    /// Their id.
    pub id: UserId,
    /// What they are to the server.
    pub role: Role,
    /// The name others see.
    pub display: String,
    /// The name they log in with.
    pub login: Option<String>,
    /// Where mail reaches them.
    pub email: Option<String>,
    /// When they proved that the address is theirs.
    pub email_verified: Option<Timestamp>,
    /// When they first came.
    pub created: Timestamp,
    /// When they were last here.
    pub seen: Timestamp,
}

/// What is needed to check a log-in.
#[derive(Clone, PartialEq, Eq)]
pub struct Credentials {
    /// Who wants to log in.
    pub user: User,
    /// The hash of their password, if they have one.
    pub password: Option<String>,
}

/// What turns a guest into an account.
#[derive(Clone)]
pub struct SignUp {
    /// The name others see.
    pub display: String,
    /// The name to log in with.
    pub login: Option<String>,
    /// Where mail reaches them.
    pub email: Option<String>,
    /// The hash of their password.
    pub password: String,
}

/// The columns that [`User`] is read from, of the table `u`.
macro_rules! user_columns {
    () => {
        "u.id, u.role, u.display, u.login, u.email, u.email_verified, u.created, u.seen"
    };
}
pub(crate) use user_columns;

impl Store {
    /// The person with this id.
    ///
    /// # Errors
    /// A failing database.
    pub async fn user(&self, id: UserId) -> Result<Option<User>, StoreError> {
        let sql = concat!("SELECT ", user_columns!(), " FROM users u WHERE u.id = $1");
        self.one(sqlx::query(sql).bind(id)).await
    }

    /// Who logs in with this name or this address, case ignored.
    ///
    /// # Errors
    /// A failing database.
    pub async fn credentials(
        &self,
        name_or_email: &str,
    ) -> Result<Option<Credentials>, StoreError> {
        // PostgreSQL cannot even be asked for a text with a zero byte.
        if name_or_email.contains('\0') {
            return Ok(None);
        }
        let sql = concat!(
            "SELECT ",
            user_columns!(),
            ", u.password FROM users u WHERE u.login_folded = $1 OR u.email_folded = $1 \
             ORDER BY CASE WHEN u.login_folded = $1 THEN 0 ELSE 1 END LIMIT 1"
        );
        self.one(sqlx::query(sql).bind(fold(name_or_email))).await
    }

    /// The credentials of a person who is known already, to ask for the password again.
    ///
    /// # Errors
    /// A failing database.
    pub async fn credentials_of(&self, id: UserId) -> Result<Option<Credentials>, StoreError> {
        let sql = concat!(
            "SELECT ",
            user_columns!(),
            ", u.password FROM users u WHERE u.id = $1"
        );
        self.one(sqlx::query(sql).bind(id)).await
    }

    /// Whether the server has an administrator yet.
    ///
    /// # Errors
    /// A failing database.
    pub async fn has_admin(&self) -> Result<bool, StoreError> {
        let sql = concat!(
            "SELECT ",
            user_columns!(),
            " FROM users u WHERE u.role = 'admin' LIMIT 1"
        );
        Ok(self.one::<User>(sqlx::query(sql)).await?.is_some())
    }
}

impl SignUp {
    fn check(&self) -> Result<(), StoreError> {
        limits::text("display name", &self.display, LARGEST_LABEL)?;
        limits::text("password hash", &self.password, LARGEST_LABEL)?;
        for name in [&self.login, &self.email].into_iter().flatten() {
            limits::text("name", name, LARGEST_LABEL)?;
        }
        Ok(())
    }
}

impl FromRow for User {
    fn read(row: &AnyRow) -> Result<Self, StoreError> {
        Ok(Self {
            id: row.id("id")?,
            role: row.word("role")?,
            display: row.text("display")?,
            login: row.text_if_any("login")?,
            email: row.text_if_any("email")?,
            email_verified: row.time_if_any("email_verified")?,
            created: row.time("created")?,
            seen: row.time("seen")?,
        })
    }
}

impl FromRow for Credentials {
    fn read(row: &AnyRow) -> Result<Self, StoreError> {
        Ok(Self {
            user: User::read(row)?,
            password: row.text_if_any("password")?,
        })
    }
}

/// Without the hash, so that a log never holds one.
impl fmt::Debug for Credentials {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Credentials")
            .field("user", &self.user)
            .finish_non_exhaustive()
    }
}

impl fmt::Debug for SignUp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SignUp")
            .field("display", &self.display)
            .field("login", &self.login)
            .field("email", &self.email)
            .finish_non_exhaustive()
    }
}
