//! Logging in, and the devices on which someone is logged in.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::account::{Account, secret};

/// Logs in.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LogInForm {
    /// The log-in name or the email address.
    pub name: String,
    /// The password.
    pub password: String,
    /// Whether what was done as a guest on this device moves to the account.
    #[serde(default)]
    pub bring_guest: bool,
}

/// Who has logged in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LoggedIn {
    /// They.
    pub account: Account,
    /// What moved from the guest they were before.
    pub merged: Option<Merged>,
}

/// What moved from a guest to an account.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Merged {
    /// Games.
    pub games: u64,
    /// Things learnt and done.
    pub events: u64,
}

/// A device that is logged in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Session {
    /// Its id.
    pub id: String,
    /// What the device calls itself, such as "Firefox on Linux".
    pub device: String,
    /// Whether it is the one that asks.
    pub current: bool,
    /// When they logged in.
    pub created: i64,
    /// When it was last used, to the day.
    pub used: i64,
    /// When it ends by itself.
    pub expires: i64,
}

/// Asks for a code by mail, because the password is forgotten.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ForgottenPassword {
    /// The log-in name or the email address.
    pub name: String,
}

/// Sets a new password with a code.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ResetPassword {
    /// The code, from a mail or an administrator.
    pub code: String,
    /// The new password.
    pub password: String,
    /// The new password once more.
    pub repeated: String,
}

secret!(LogInForm, ResetPassword);
