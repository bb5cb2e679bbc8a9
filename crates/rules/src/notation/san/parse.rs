//! Reading SAN: from the end, where the target square is, to the front.

use std::str::FromStr;

use super::{NormalSan, ParseSanError, San};
use crate::{File, Promotion, Rank, Role, Square, Wing};

impl FromStr for San {
    type Err = ParseSanError;

    fn from_str(text: &str) -> Result<Self, ParseSanError> {
        let bare = without_signs(text);
        match bare {
            "" => Err(ParseSanError::Empty),
            "O-O" | "0-0" | "o-o" => Ok(Self::Castle(Wing::King)),
            "O-O-O" | "0-0-0" | "o-o-o" => Ok(Self::Castle(Wing::Queen)),
            _ => normal(text, bare),
        }
    }
}

impl San {
    /// Reads SAN as the standard spells it, without a look at anything else. What this does
    /// not know may still be SAN to [`San::from_str`].
    #[inline]
    pub(crate) fn parse_plain(text: &[u8]) -> Option<Self> {
        let mut bare = text;
        while let [rest @ .., b'+' | b'#'] = bare {
            bare = rest;
        }
        let (bare, promotion) = match bare {
            [rest @ .., b'=', letter] => {
                let role = Role::from_letter(char::from(*letter))?;
                (rest, Some(Promotion::try_from(role).ok()?))
            }
            b"O-O" => return Some(Self::Castle(Wing::King)),
            b"O-O-O" => return Some(Self::Castle(Wing::Queen)),
            _ => (bare, None),
        };
        let [front @ .., file, rank] = bare else {
            return None;
        };
        let to = Square::new(
            File::from_letter(char::from(*file))?,
            Rank::from_digit(char::from(*rank))?,
        );
        let (front, takes) = match front {
            [rest @ .., b'x'] => (rest, true),
            _ => (front, false),
        };
        let (role, front) = match front {
            [letter @ b'B'..=b'R', rest @ ..] => (Role::from_letter(char::from(*letter))?, rest),
            _ => (Role::Pawn, front),
        };
        let (file, rank) = match *front {
            [] => (None, None),
            [file @ b'a'..=b'h'] => (File::from_letter(char::from(file)), None),
            [rank] => (None, Some(Rank::from_digit(char::from(rank))?)),
            [file, rank] => (
                Some(File::from_letter(char::from(file))?),
                Some(Rank::from_digit(char::from(rank))?),
            ),
            _ => return None,
        };
        Some(Self::Normal(NormalSan {
            role,
            file,
            rank,
            takes,
            to,
            promotion,
        }))
    }
}

/// The move without what only comments on it.
fn without_signs(text: &str) -> &str {
    const SIGNS: [char; 5] = ['+', '#', '!', '?', ' '];
    let bare = text.trim().trim_end_matches(SIGNS);
    bare.strip_suffix("e.p.")
        .or_else(|| bare.strip_suffix("ep"))
        .unwrap_or(bare)
        .trim_end_matches(SIGNS)
}

fn normal(text: &str, bare: &str) -> Result<San, ParseSanError> {
    let (rest, promotion) = split_promotion(text, bare)?;
    let (rest, to) = split_square(rest).ok_or_else(|| ParseSanError::NoTarget(text.to_owned()))?;
    let (rest, takes) = split_separator(rest);

    let mut front = rest.chars().peekable();
    let role = front
        .next_if(|&letter| Role::from_letter(letter).is_some())
        .and_then(Role::from_letter)
        .unwrap_or(Role::Pawn);
    let file = front.next_if(|&c| File::from_letter(c).is_some());
    let rank = front.next_if(|&c| Rank::from_digit(c).is_some());
    match front.next() {
        Some(stray) => Err(ParseSanError::Stray(text.to_owned(), stray)),
        None => Ok(San::Normal(NormalSan {
            role,
            file: file.and_then(File::from_letter),
            rank: rank.and_then(Rank::from_digit),
            takes,
            to,
            promotion,
        })),
    }
}

/// `e8=Q`, `e8Q`, `e8(Q)` and `e8/Q` all say the same.
fn split_promotion<'t>(
    text: &str,
    bare: &'t str,
) -> Result<(&'t str, Option<Promotion>), ParseSanError> {
    let open = bare.strip_suffix(')').unwrap_or(bare);
    let Some(letter) = open.chars().next_back().filter(char::is_ascii_alphabetic) else {
        return Ok((bare, None));
    };
    let rest = &open[..open.len() - 1];
    let rest = rest.strip_suffix(['=', '(', '/']).unwrap_or(rest);
    if split_square(rest).is_none() {
        return Ok((bare, None));
    }
    match Role::from_letter(letter.to_ascii_uppercase()).map(Promotion::try_from) {
        Some(Ok(promotion)) => Ok((rest, Some(promotion))),
        _ => Err(ParseSanError::Promotion(text.to_owned())),
    }
}

fn split_square(text: &str) -> Option<(&str, Square)> {
    let (rest, square) = text.split_at_checked(text.len().checked_sub(2)?)?;
    Some((rest, square.parse().ok()?))
}

/// The sign between origin and target, and whether it says that something is taken.
fn split_separator(text: &str) -> (&str, bool) {
    if let Some(rest) = text.strip_suffix(['x', 'X', ':']) {
        (rest, true)
    } else {
        (text.strip_suffix('-').unwrap_or(text), false)
    }
}
