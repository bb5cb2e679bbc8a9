//! JSON that the store keeps and does not look into.

use std::fmt;

use serde::Serialize;
use serde::de::{DeserializeOwned, IgnoredAny};

/// A text that is JSON.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Json(String);

/// Text that is not JSON, or JSON of another shape than wanted.
#[derive(Debug, thiserror::Error)]
#[error("this is not the JSON it should be")]
pub struct ParseJsonError(#[from] serde_json::Error);

impl Json {
    /// Keeps the text as it is.
    ///
    /// # Errors
    /// Text that is not one JSON value.
    pub fn parse(text: impl Into<String>) -> Result<Self, ParseJsonError> {
        let text = text.into();
        serde_json::from_str::<IgnoredAny>(&text)?;
        Ok(Self(text))
    }

    /// Writes a value.
    ///
    /// # Errors
    /// A value that JSON cannot hold, such as a map with keys that are no texts.
    pub fn of(value: &impl Serialize) -> Result<Self, ParseJsonError> {
        Ok(Self(serde_json::to_string(value)?))
    }

    /// Reads the value.
    ///
    /// # Errors
    /// JSON of another shape.
    pub fn read<T: DeserializeOwned>(&self) -> Result<T, ParseJsonError> {
        Ok(serde_json::from_str(&self.0)?)
    }

    /// The text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// What the store wrote itself is JSON already.
    pub(crate) fn stored(text: String) -> Self {
        Self(text)
    }
}

impl fmt::Display for Json {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
