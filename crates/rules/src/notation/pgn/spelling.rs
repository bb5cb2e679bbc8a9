//! Moves as files really spell them: SAN at once, and the odd spellings after that.

use super::{Nag, PgnFault};
use crate::{Move, Position, San, SanError, UciMove};

/// What a word among the moves means.
pub(super) enum Meaning {
    Move(Move),
    Nag(Nag),
    /// Nobody moves, which chess does not know.
    Pass,
    Nothing,
}

/// The legal move that a word in plain SAN names; see [`meaning`] for other words.
#[inline]
pub(super) fn plain(word: &[u8], position: &Position) -> Option<Move> {
    San::parse_plain(word)?.find(position)
}

/// What a word means that is not plain SAN of a legal move: it is spelled otherwise, no move
/// at all, or wrong.
#[cold]
pub(super) fn meaning(word: &[u8], position: &Position) -> Result<Meaning, PgnFault> {
    let word = &*String::from_utf8_lossy(word);
    match word {
        "--" | "Z0" | "0000" | "null" => return Ok(Meaning::Pass),
        "e.p." | "ep" => return Ok(Meaning::Nothing),
        "N" => return Ok(Meaning::Nag(Nag(146))),
        _ => {}
    }
    // A lone `=` after a move offers a draw.
    let bare = word.strip_suffix('=').unwrap_or(word);
    if let Some(uci) = two_squares(bare) {
        let found = uci.resolve(position);
        return found.map(Meaning::Move).map_err(PgnFault::IllegalSquares);
    }
    match position.parse_san(bare) {
        Ok(mv) => Ok(Meaning::Move(mv)),
        Err(error) => capitalized(bare, position)
            .map(Meaning::Move)
            .ok_or_else(|| san_fault(word, error)),
    }
}

/// `e2e4`, `g1-f3`, `e7e8q`, `e7-e8=Q+`.
fn two_squares(word: &str) -> Option<UciMove> {
    let signs = ['+', '#'];
    let letters = word.trim_end_matches(signs).chars();
    let letters = letters.filter(|letter| !matches!(letter, '-' | '=' | 'x' | ':'));
    let mut uci: String = letters.take(6).collect();
    uci.get_mut(4..)?.make_ascii_lowercase();
    uci.parse().ok()
}

/// The move if the piece's letter was meant to be a capital one.
fn capitalized(word: &str, position: &Position) -> Option<Move> {
    let piece = word.chars().next()?;
    if !matches!(piece, 'n' | 'b' | 'r' | 'q' | 'k') {
        return None;
    }
    let word = format!("{}{}", piece.to_ascii_uppercase(), &word[1..]);
    position.parse_san(&word).ok()
}

fn san_fault(word: &str, error: SanError) -> PgnFault {
    match error {
        SanError::Syntax(error) => PgnFault::NoMove(error),
        SanError::Illegal(error) => PgnFault::Illegal {
            word: word.to_owned(),
            error,
        },
    }
}
