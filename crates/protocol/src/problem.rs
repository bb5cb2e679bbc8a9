//! How one side tells the other that it refused something.

use serde::{Deserialize, Serialize};

/// A refusal: a stable code for programs and a sentence for people.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Problem {
    /// Stable, snake_case, never shown to people.
    pub code: String,
    /// One or more whole sentences.
    pub message: String,
    /// What is wrong with which field, if fields are to blame.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub fields: Vec<FieldProblem>,
}

/// What is wrong with one field.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct FieldProblem {
    /// The name of the field in the body that was sent.
    pub field: String,
    /// Stable, snake_case, never shown to people.
    pub code: String,
    /// One or more whole sentences.
    pub message: String,
}

impl Problem {
    /// A problem with this code and this sentence.
    pub fn new(code: impl Into<String>, message: impl Into<String>) -> Self {
        Self {
            code: code.into(),
            message: message.into(),
            fields: Vec::new(),
        }
    }
}

impl FieldProblem {
    /// A problem of this field, with this code and this sentence.
    pub fn new(
        field: impl Into<String>,
        code: impl Into<String>,
        message: impl Into<String>,
    ) -> Self {
        Self {
            field: field.into(),
            code: code.into(),
            message: message.into(),
        }
    }
}
