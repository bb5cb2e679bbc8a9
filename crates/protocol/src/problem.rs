//! How one side tells the other that it refused something.

use serde::{Deserialize, Serialize};

/// A refusal: a stable code for programs and a sentence for people.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Problem {
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
        }
    }
}
