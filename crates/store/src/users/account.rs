//! How a person comes to be, gets an account, and changes it.

use sqlx::AnyConnection;

use super::{Role, SignUp, User};
use crate::columns::FromRow;
use crate::folding::fold;
use crate::limits::{self, LARGEST_LABEL};
use crate::users::user_columns;
use crate::{Store, StoreError, Timestamp, UserId};

/// One of the columns that stand in the way of others.
const CHANGE_LOGIN: &str = "UPDATE users SET login = $2, login_folded = $3 WHERE id = $1";
const CHANGE_EMAIL: &str = "UPDATE users SET email = $2, email_folded = $3, \
    email_verified = NULL WHERE id = $1";

impl Store {
    /// A person without an account.
    ///
    /// # Errors
    /// A failing database.
    pub async fn create_guest(&self, display: &str, at: Timestamp) -> Result<User, StoreError> {
        limits::text("display name", display, LARGEST_LABEL)?;
        let guest = User {
            id: UserId::new(at),
            role: Role::Guest,
            display: display.to_owned(),
            login: None,
            email: None,
            email_verified: None,
            created: at,
            seen: at,
        };
        self.insert(guest, None).await
    }

    /// A person with an account from the start, such as the first administrator.
    ///
    /// # Errors
    /// [`StoreError::NameTaken`], [`StoreError::EmailTaken`], a failing database.
    pub async fn create_user(
        &self,
        role: Role,
        sign_up: SignUp,
        at: Timestamp,
    ) -> Result<User, StoreError> {
        sign_up.check()?;
        let user = User {
            id: UserId::new(at),
            role,
            display: sign_up.display,
            login: sign_up.login,
            email: sign_up.email,
            email_verified: None,
            created: at,
            seen: at,
        };
        self.insert(user, Some(sign_up.password)).await
    }

    /// Gives a guest an account. Everything the guest did stays where it is. `None` when
    /// there is no such guest, or no longer.
    ///
    /// # Errors
    /// [`StoreError::NameTaken`], [`StoreError::EmailTaken`], a failing database.
    pub async fn sign_up(
        &self,
        guest: UserId,
        sign_up: SignUp,
        at: Timestamp,
    ) -> Result<Option<User>, StoreError> {
        sign_up.check()?;
        self.write((guest, sign_up, at), |db, (guest, sign_up, at)| {
            Box::pin(async move {
                let sql = "UPDATE users SET role = 'user', display = $2, display_folded = $3, \
                    login = $4, login_folded = $5, email = $6, email_folded = $7, \
                    password = $8, seen = $9 WHERE id = $1 AND role = 'guest'";
                let changed = sqlx::query(sql)
                    .bind(*guest)
                    .bind(&sign_up.display)
                    .bind(fold(&sign_up.display))
                    .bind(sign_up.login.clone())
                    .bind(sign_up.login.as_deref().map(fold))
                    .bind(sign_up.email.clone())
                    .bind(sign_up.email.as_deref().map(fold))
                    .bind(&sign_up.password)
                    .bind(*at)
                    .execute(&mut *db)
                    .await?;
                match changed.rows_affected() {
                    0 => Ok(None),
                    _ => find(db, *guest).await,
                }
            })
        })
        .await
    }

    /// Changes the name others see; `false` when there is no such person.
    ///
    /// # Errors
    /// A failing database.
    pub async fn change_display(&self, id: UserId, display: &str) -> Result<bool, StoreError> {
        limits::text("display name", display, LARGEST_LABEL)?;
        self.change(
            "UPDATE users SET display = $2, display_folded = $3 WHERE id = $1",
            id,
            Some(display.to_owned()),
        )
        .await
    }

    /// Changes the name they log in with; `false` when there is no such person.
    ///
    /// # Errors
    /// [`StoreError::NameTaken`], a failing database.
    pub async fn change_login(&self, id: UserId, login: Option<&str>) -> Result<bool, StoreError> {
        limits::text("name", login.unwrap_or_default(), LARGEST_LABEL)?;
        self.change(CHANGE_LOGIN, id, login.map(str::to_owned))
            .await
    }

    /// Changes their address, which is then not verified; `false` when there is no such
    /// person.
    ///
    /// # Errors
    /// [`StoreError::EmailTaken`], a failing database.
    pub async fn change_email(&self, id: UserId, email: Option<&str>) -> Result<bool, StoreError> {
        limits::text("email address", email.unwrap_or_default(), LARGEST_LABEL)?;
        self.change(CHANGE_EMAIL, id, email.map(str::to_owned))
            .await
    }

    /// Notes that this address is theirs; `false` when they have another one by now.
    ///
    /// # Errors
    /// A failing database.
    pub async fn verify_email(
        &self,
        id: UserId,
        email: &str,
        at: Timestamp,
    ) -> Result<bool, StoreError> {
        limits::text("email address", email, LARGEST_LABEL)?;
        self.write((id, fold(email), at), |db, (id, email, at)| {
            Box::pin(async move {
                let sql =
                    "UPDATE users SET email_verified = $3 WHERE id = $1 AND email_folded = $2";
                let query = sqlx::query(sql).bind(*id).bind(email).bind(*at);
                Ok(query.execute(db).await?.rows_affected() > 0)
            })
        })
        .await
    }

    /// Changes the hash of their password; `false` when there is no such person.
    ///
    /// # Errors
    /// A failing database.
    pub async fn change_password(&self, id: UserId, hash: &str) -> Result<bool, StoreError> {
        limits::text("password hash", hash, LARGEST_LABEL)?;
        self.write((id, hash.to_owned()), |db, (id, hash)| {
            Box::pin(async move {
                let sql = "UPDATE users SET password = $2 WHERE id = $1";
                let query = sqlx::query(sql).bind(*id).bind(hash);
                Ok(query.execute(db).await?.rows_affected() > 0)
            })
        })
        .await
    }

    /// Makes someone an administrator, or no longer; `false` when there is no such
    /// account. A guest has nothing to log in with and stays a guest.
    ///
    /// # Errors
    /// A failing database.
    pub async fn change_role(&self, id: UserId, role: Role) -> Result<bool, StoreError> {
        self.write((id, role), |db, (id, role)| {
            Box::pin(async move {
                let sql = "UPDATE users SET role = $2 WHERE id = $1 AND role <> 'guest'";
                let query = sqlx::query(sql).bind(*id).bind(role.as_str());
                Ok(query.execute(db).await?.rows_affected() > 0)
            })
        })
        .await
    }

    /// Notes that they were here; never moves backwards.
    ///
    /// # Errors
    /// A failing database.
    pub async fn mark_seen(&self, id: UserId, at: Timestamp) -> Result<(), StoreError> {
        self.write((id, at), |db, (id, at)| {
            Box::pin(async move {
                let sql = "UPDATE users SET seen = $2 WHERE id = $1 AND seen < $2";
                sqlx::query(sql).bind(*id).bind(*at).execute(db).await?;
                Ok(())
            })
        })
        .await
    }

    async fn insert(&self, user: User, password: Option<String>) -> Result<User, StoreError> {
        self.write((user, password), |db, (user, password)| {
            Box::pin(async move {
                let sql = "INSERT INTO users (id, role, display, display_folded, login, \
                    login_folded, email, email_folded, password, created, seen) \
                    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10)";
                sqlx::query(sql)
                    .bind(user.id)
                    .bind(user.role.as_str())
                    .bind(&user.display)
                    .bind(fold(&user.display))
                    .bind(user.login.clone())
                    .bind(user.login.as_deref().map(fold))
                    .bind(user.email.clone())
                    .bind(user.email.as_deref().map(fold))
                    .bind(password.clone())
                    .bind(user.created)
                    .execute(db)
                    .await?;
                Ok(user.clone())
            })
        })
        .await
    }

    /// Sets a name and its folded form.
    async fn change(
        &self,
        sql: &'static str,
        id: UserId,
        name: Option<String>,
    ) -> Result<bool, StoreError> {
        self.write((sql, id, name), |db, (sql, id, name)| {
            Box::pin(async move {
                let query = sqlx::query(*sql)
                    .bind(*id)
                    .bind(name.clone())
                    .bind(name.as_deref().map(fold));
                Ok(query.execute(db).await?.rows_affected() > 0)
            })
        })
        .await
    }
}

async fn find(db: &mut AnyConnection, id: UserId) -> Result<Option<User>, StoreError> {
    let sql = concat!("SELECT ", user_columns!(), " FROM users u WHERE u.id = $1");
    let row = sqlx::query(sql).bind(id).fetch_optional(db).await?;
    row.as_ref().map(User::read).transpose()
}
