//! Personal access tokens, with which a program may act for a person.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::account::secret;

/// How far a token opens the door.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Scope {
    /// Look, but change nothing.
    Read,
    /// Everything of one's own but the account itself.
    User,
    /// Everything that an administrator may but accounts themselves.
    Admin,
}

/// A token, without its secret.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Token {
    /// Its id.
    pub id: String,
    /// What its owner calls it.
    pub name: String,
    /// How far it opens the door.
    pub scope: Scope,
    /// When it was made.
    pub created: i64,
    /// When it was last used, to the day.
    pub used: Option<i64>,
    /// When it ends by itself.
    pub expires: Option<i64>,
}

/// Makes a token.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewTokenForm {
    /// What its owner calls it.
    pub name: String,
    /// How far it opens the door.
    pub scope: Scope,
    /// After how many days it ends by itself; never, if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(minimum = 1, maximum = 3650))]
    pub days: Option<u16>,
}

impl NewTokenForm {
    /// Characters of a name.
    pub const LONGEST_NAME: usize = 60;
    /// Days that a token may live.
    pub const MOST_DAYS: u16 = 3650;
}

/// A token that was just made, with its secret, which is never shown again.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewToken {
    /// What is kept of it.
    pub token: Token,
    /// What goes behind `Authorization: Bearer`.
    pub secret: String,
}

secret!(NewToken);
