//! The third field: castling rights, in the order KQkq.

use super::ParseFenError;
use crate::{CastlingRights, Color, Wing};

pub(super) fn parse(text: &str) -> Result<CastlingRights, ParseFenError> {
    if text == "-" {
        return Ok(CastlingRights::NONE);
    }
    let named = |error: fn(String) -> ParseFenError| error(text.to_owned());
    if let Some(odd) = text.chars().find(|letter| !"KQkq".contains(*letter)) {
        return Err(named(if matches!(odd, 'A'..='H' | 'a'..='h') {
            ParseFenError::Chess960
        } else {
            ParseFenError::Castling
        }));
    }
    let rights = text
        .chars()
        .filter_map(right)
        .fold(CastlingRights::NONE, |rights, (color, wing)| {
            rights.with(color, wing)
        });
    let canonical = rights.to_string();
    if canonical == text {
        Ok(rights)
    } else if canonical.len() == text.len() {
        Err(named(ParseFenError::CastlingOrder))
    } else {
        Err(named(ParseFenError::CastlingRepeated))
    }
}

fn right(letter: char) -> Option<(Color, Wing)> {
    Color::ALL
        .into_iter()
        .flat_map(|color| Wing::ALL.map(|wing| (color, wing)))
        .find(|&(color, wing)| wing.letter(color) == letter)
}
