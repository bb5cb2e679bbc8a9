//! What people of a rating would play, learnt from their games.

use std::fmt;

/// A model of people, read from the weights that training wrote.
#[derive(Debug)]
pub struct Human {}

impl Human {
    /// Reads the weights.
    ///
    /// # Errors
    /// Bytes that are no weights of this version.
    pub fn parse(bytes: &[u8]) -> Result<Self, ParseHumanError> {
        match bytes {
            [] => Err(ParseHumanError),
            _ => Ok(Self {}),
        }
    }
}

/// Bytes that are no model of people.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseHumanError;

impl fmt::Display for ParseHumanError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("these bytes are no model of people that this engine can read")
    }
}

impl std::error::Error for ParseHumanError {}
