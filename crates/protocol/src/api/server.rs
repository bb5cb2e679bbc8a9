//! The server itself: what a stranger may know of it, and what its host decides.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::account::secret;
use crate::account::{EmailRule, SignUpForm};

/// What anyone may know about the server.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ServerFacts {
    /// The version of Rookery.
    pub version: String,
    /// What its host decided.
    pub rules: ServerRules,
    /// Whether it can send mail.
    pub mail: bool,
    /// Whether it still waits for its first administrator.
    pub needs_set_up: bool,
    /// Whether whoever asks sits at the server's own machine, as its host does.
    pub at_host: bool,
    /// Whether it is reached without encryption, so that others in the network can listen.
    pub unencrypted: bool,
}

/// What the host decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ServerRules {
    /// Who may make an account.
    pub sign_up: SignUpRule,
    /// Whether an account needs an email address.
    pub email: EmailRule,
}

/// Who may make an account.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum SignUpRule {
    /// Whoever comes.
    Open,
    /// Only an administrator, for others.
    Closed,
}

/// Makes the first administrator.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SetUpForm {
    /// The code that the server printed when it started.
    pub code: String,
    /// Who the administrator is to be.
    pub admin: SignUpForm,
    /// What holds for everyone else.
    pub rules: ServerRules,
}

secret!(SetUpForm);

/// A text that the host may edit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum TextName {
    /// What is kept about whom, and for how long.
    Privacy,
    /// What is expected of people here.
    Terms,
}

/// Such a text: paragraphs with empty lines between; a line that begins with `# ` is a heading and
/// one that begins with `- ` an item of a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Text {
    /// The text.
    pub text: String,
    /// Since when; `null` for the one that comes with Rookery.
    pub changed: Option<i64>,
}

/// Replaces such a text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ChangeText {
    /// The new text; empty for the one that comes with Rookery.
    #[cfg_attr(feature = "openapi", schema(max_length = 50_000))]
    pub text: String,
}

impl ChangeText {
    /// Characters of a text.
    pub const LONGEST: usize = 50_000;
}
