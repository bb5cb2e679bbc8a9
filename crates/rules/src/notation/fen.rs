//! FEN, read strictly: four or six fields, every mistake named with its place.

mod castling;
mod error;
mod placement;

use std::fmt;
use std::str::FromStr;

pub use error::{FenError, ParseFenError};

use crate::{Color, Position, Setup, Square};

/// The longest text that is looked at.
pub(crate) const MAX_FEN_BYTES: usize = 100;

impl FromStr for Setup {
    type Err = ParseFenError;

    /// Reads a FEN as somebody's claim; `Position` checks it.
    fn from_str(fen: &str) -> Result<Self, ParseFenError> {
        if fen.len() > MAX_FEN_BYTES {
            return Err(ParseFenError::TooLong(fen.len()));
        }
        if fen.trim().is_empty() {
            return Err(ParseFenError::Empty);
        }
        let fields: Vec<&str> = fen.split(' ').collect();
        if fields.contains(&"") {
            return Err(ParseFenError::Spacing);
        }
        // `3+3` or `+0+0`; a lone sign in front is a badly written number.
        let counts_checks = |field: &&&str| field.trim_start_matches('+').contains('+');
        if let Some(&field) = fields.iter().skip(4).find(counts_checks) {
            return Err(ParseFenError::ThreeCheck(field.to_owned()));
        }
        let (&[pieces, turn, rights, jumped], counters) = fields
            .split_first_chunk()
            .ok_or(ParseFenError::FieldCount(fields.len()))?;
        let (halfmoves, fullmoves) = match counters {
            [] => (0, 1),
            [halfmoves, fullmoves] => (
                number(halfmoves, ParseFenError::Halfmoves)?,
                number(fullmoves, ParseFenError::Fullmoves)?,
            ),
            _ => return Err(ParseFenError::FieldCount(fields.len())),
        };
        Ok(Self {
            board: placement::parse(pieces)?,
            turn: turn_of(turn)?,
            castling: castling::parse(rights)?,
            en_passant: en_passant(jumped)?,
            halfmoves,
            fullmoves,
        })
    }
}

impl fmt::Display for Setup {
    /// The FEN, always with six fields.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, row) in Square::ALL.chunks(8).rev().enumerate() {
            if i > 0 {
                f.write_str("/")?;
            }
            placement::write_rank(f, row.iter().map(|&square| self.board.piece_at(square)))?;
        }
        write!(f, " {} {} ", self.turn.letter(), self.castling)?;
        match self.en_passant {
            Some(square) => write!(f, "{square}")?,
            None => f.write_str("-")?,
        }
        write!(f, " {} {}", self.halfmoves, self.fullmoves)
    }
}

impl FromStr for Position {
    type Err = FenError;

    fn from_str(fen: &str) -> Result<Self, FenError> {
        Self::parse_fen(fen)
    }
}

impl Position {
    /// Reads a FEN and checks that it is a position.
    ///
    /// # Errors
    /// [`FenError::Syntax`] if the text is no FEN, [`FenError::Illegal`] with every
    /// reason if it is one but not of a legal position.
    pub fn parse_fen(fen: &str) -> Result<Self, FenError> {
        Ok(Self::try_from(fen.parse::<Setup>()?)?)
    }

    /// The FEN, with six fields.
    #[must_use]
    pub fn fen(&self) -> String {
        Setup::from(*self).to_string()
    }
}

fn turn_of(text: &str) -> Result<Color, ParseFenError> {
    match text {
        "w" => Ok(Color::White),
        "b" => Ok(Color::Black),
        _ => Err(ParseFenError::Turn(text.to_owned())),
    }
}

fn en_passant(text: &str) -> Result<Option<Square>, ParseFenError> {
    match text {
        "-" => Ok(None),
        _ => text
            .parse()
            .map(Some)
            .map_err(|_| ParseFenError::EnPassant(text.to_owned())),
    }
}

/// Plain decimal digits, no sign and no needless zero in front.
fn number(text: &str, error: fn(String) -> ParseFenError) -> Result<u16, ParseFenError> {
    let plain = text.bytes().all(|byte| byte.is_ascii_digit());
    let padded = text.len() > 1 && text.starts_with('0');
    text.parse()
        .ok()
        .filter(|_| plain && !padded)
        .ok_or_else(|| error(text.to_owned()))
}
