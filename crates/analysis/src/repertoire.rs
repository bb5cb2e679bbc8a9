//! A taste in openings, by its name. Which moves belong to it the openings know.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

/// A taste in openings, for White and for Black.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Repertoire {
    /// Every line that is known, by its weight.
    Everything,
    /// Sound and simple: a pawn in the center, pieces out, castle.
    Beginner,
    /// Few weaknesses and few risks.
    Solid,
    /// A pawn, or more, for quick development and attack.
    Gambits,
    /// What the opponent has hardly seen.
    Offbeat,
}

impl Repertoire {
    /// All of them.
    pub const ALL: [Self; 5] = [
        Self::Everything,
        Self::Beginner,
        Self::Solid,
        Self::Gambits,
        Self::Offbeat,
    ];
}

impl fmt::Display for Repertoire {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Everything => "everything",
            Self::Beginner => "beginner",
            Self::Solid => "solid",
            Self::Gambits => "gambits",
            Self::Offbeat => "offbeat",
        })
    }
}

/// A text that names no repertoire.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseRepertoireError;

impl fmt::Display for ParseRepertoireError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no repertoire has this name")
    }
}

impl Error for ParseRepertoireError {}

impl FromStr for Repertoire {
    type Err = ParseRepertoireError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let named = Self::ALL
            .into_iter()
            .find(|repertoire| repertoire.to_string() == text);
        named.ok_or(ParseRepertoireError)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_is_read_back() {
        for repertoire in Repertoire::ALL {
            assert_eq!(repertoire.to_string().parse(), Ok(repertoire));
        }
        assert_eq!("boring".parse::<Repertoire>(), Err(ParseRepertoireError));
    }
}
