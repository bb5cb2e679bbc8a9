//! What only an administrator sees and does.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::account::{Account, Role, secret};

/// People, the newest first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct UserPage {
    /// They.
    pub users: Vec<Account>,
    /// What to ask for as `before` to get those that follow, if there are more.
    pub next: Option<String>,
}

/// Makes someone an administrator, or no longer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ChangeRole {
    /// What they are to be; nobody becomes a guest.
    pub role: Role,
}

/// A code with which someone can set a new password; shown once.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ResetCode {
    /// The code.
    pub code: String,
    /// When it ends by itself.
    pub expires: i64,
}

secret!(ResetCode);

/// What a new signing key did.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct KeyRotation {
    /// How many sessions it ended.
    pub ended: u64,
}

/// Acts of administrators, the newest first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct AuditPage {
    /// They.
    pub acts: Vec<AuditEntry>,
    /// What to ask for as `before` to get those that follow, if there are more.
    pub next: Option<String>,
}

/// What administrators did to someone or looked at, as it is told to them, the newest first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ActsOnPerson {
    /// They.
    pub acts: Vec<ActOnPerson>,
    /// What to ask for as `before` to get those that follow, if there are more.
    pub next: Option<String>,
}

/// One of these acts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ActOnPerson {
    /// Its id.
    pub id: String,
    /// The name of whoever did it; `null` for the command line and for people who were deleted.
    pub by: Option<String>,
    /// What, as a word such as `rename` or `look_games`.
    pub act: String,
    /// When.
    pub at: i64,
}

/// An act of an administrator.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct AuditEntry {
    /// Its id.
    pub id: String,
    /// Who did it; `null` for the command line and for people who were deleted.
    pub actor: Option<String>,
    /// To whom.
    pub target: Option<String>,
    /// What, as a word such as `rename`.
    pub act: String,
    /// More about it.
    pub detail: String,
    /// When.
    pub at: i64,
}
