//! The result of a game as PGN writes it, without a reason.

use std::fmt;

use crate::{Color, Outcome};

/// Who won, as PGN tells it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum GameResult {
    /// This side won: `1-0` or `0-1`.
    Win(Color),
    /// Nobody won: `1/2-1/2`.
    Draw,
    /// The game goes on, or its end is not known: `*`.
    #[default]
    Unknown,
}

impl GameResult {
    /// The result of such a text, if it is one; `1/2` alone is a draw too.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        Self::parse_bytes(text.as_bytes())
    }

    /// As it is written: `1-0`, `0-1`, `1/2-1/2` or `*`.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Win(Color::White) => "1-0",
            Self::Win(Color::Black) => "0-1",
            Self::Draw => "1/2-1/2",
            Self::Unknown => "*",
        }
    }

    pub(super) fn parse_bytes(text: &[u8]) -> Option<Self> {
        Some(match text {
            b"1-0" | b"1:0" => Self::Win(Color::White),
            b"0-1" | b"0:1" => Self::Win(Color::Black),
            b"1/2-1/2" | b"1/2" | b"1/2:1/2" => Self::Draw,
            b"*" => Self::Unknown,
            _ => return None,
        })
    }
}

impl From<Outcome> for GameResult {
    fn from(outcome: Outcome) -> Self {
        outcome.winner().map_or(Self::Draw, Self::Win)
    }
}

impl fmt::Display for GameResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}
