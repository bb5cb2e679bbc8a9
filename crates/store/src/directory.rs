//! Everyone, as an administrator looks them up.

use crate::folding::{fold, pattern};
use crate::limits::{self, LARGEST_LABEL};
use crate::users::user_columns;
use crate::{Role, Store, StoreError, User, UserId};

/// Which people are wanted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct UserQuery {
    /// A part of a name or an address, case ignored, or a whole id.
    pub text: Option<String>,
    /// What they are to the server.
    pub role: Option<Role>,
    /// Only those who came before this one: the last of the page before.
    pub before: Option<UserId>,
    /// How many at most.
    pub limit: u32,
}

impl Store {
    /// The people who fit, the newest first.
    ///
    /// # Errors
    /// A failing database.
    pub async fn users(&self, query: &UserQuery) -> Result<Vec<User>, StoreError> {
        let text = query.text.as_deref();
        limits::text("search text", text.unwrap_or_default(), LARGEST_LABEL)?;
        let sql = concat!(
            "SELECT ",
            user_columns!(),
            " FROM users u WHERE ($1 IS NULL OR u.id < $1) AND ($2 IS NULL OR u.role = $2) \
             AND ($3 IS NULL OR u.id = $4 OR u.login_folded LIKE $3 ESCAPE '!' \
             OR u.email_folded LIKE $3 ESCAPE '!' OR u.display_folded LIKE $3 ESCAPE '!') \
             ORDER BY u.id DESC LIMIT $5"
        );
        let question = sqlx::query(sql)
            .bind(query.before)
            .bind(query.role.map(Role::as_str))
            .bind(text.map(pattern))
            .bind(text.map(fold))
            .bind(i64::from(query.limit));
        self.all(question).await
    }
}
