//! People: who they are, and what they may change about themselves.

use std::fmt;

use serde::{Deserialize, Serialize};

/// What a person is to the server.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Role {
    /// Plays without an account.
    Guest,
    /// Has an account.
    User,
    /// Looks after the server.
    Admin,
}

/// A person, as they and an administrator see them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Account {
    /// Their id.
    pub id: String,
    /// What they are to the server.
    pub role: Role,
    /// The name others see.
    pub display: String,
    /// The name they log in with.
    pub login: Option<String>,
    /// Where mail reaches them.
    pub email: Option<String>,
    /// Whether they have proved that the address is theirs.
    pub email_verified: bool,
    /// When they first came.
    pub created: i64,
    /// When they were last here.
    pub seen: i64,
}

/// Who is asking, if anyone we know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CurrentAccount {
    /// They; `null` for a stranger.
    pub account: Option<Account>,
}

/// Asks to be a guest; there is nothing to say about one yet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewGuest {}

/// Changes names; what is left out stays.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ChangeName {
    /// The name others see.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub display: Option<String>,
    /// The name to log in with.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub login: Option<String>,
}

/// Changes the email address.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ChangeEmail {
    /// The new address; empty for none.
    pub email: String,
    /// The password of whoever asks.
    pub current: String,
}

/// Changes the password.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ChangePassword {
    /// The password of whoever asks.
    pub current: String,
    /// The new password.
    pub password: String,
    /// The new password once more.
    pub repeated: String,
}

/// Shows that it is really they who ask, before something that cannot be undone.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ConfirmPassword {
    /// The password of whoever asks; a guest has none and leaves it empty.
    pub current: String,
}

/// Uses a code that came by mail.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct UseCode {
    /// The code.
    pub code: String,
}

/// Bodies that hold a secret show nothing of themselves, so that a log never does.
macro_rules! secret {
    ($($name:ident),+) => {$(
        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.debug_struct(stringify!($name)).finish_non_exhaustive()
            }
        }
    )+};
}
pub(super) use secret;

secret!(ChangeEmail, ChangePassword, ConfirmPassword, UseCode);
