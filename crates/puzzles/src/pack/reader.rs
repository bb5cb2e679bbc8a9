//! Reads a collection, and believes nothing it has not checked.

use rookery_motifs::{Motif, MotifSet};

use super::{MAGIC, VERSION, board, name, ordered};
use crate::{Puzzle, Rating};

/// Why bytes are no collection of puzzles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ParsePackError {
    /// They are something else, or of a later version.
    #[error("this is no file of puzzles that this version can read")]
    Head,
    /// A puzzle is broken or cut off.
    #[error("puzzle {0} of the file is broken")]
    Puzzle(usize),
    /// Something follows the last puzzle.
    #[error("the file goes on after its last puzzle")]
    Tail,
}

/// The puzzles of a file.
///
/// # Errors
/// [`ParsePackError`] if it is not what [`pack`](super::pack) writes.
pub fn unpack(bytes: &[u8]) -> Result<Vec<Puzzle>, ParsePackError> {
    let mut bytes = Bytes(bytes);
    let (themes, count) = head(&mut bytes).ok_or(ParsePackError::Head)?;
    let mut puzzles = Vec::new();
    for number in 1..=count {
        let puzzle = puzzle(&mut bytes, &themes).ok_or(ParsePackError::Puzzle(number))?;
        puzzles.push(puzzle);
    }
    match bytes.0 {
        [] => Ok(puzzles),
        _ => Err(ParsePackError::Tail),
    }
}

/// What is left to read.
pub(super) struct Bytes<'b>(&'b [u8]);

impl Bytes<'_> {
    /// The next bytes, if there are enough.
    pub(super) fn take<const N: usize>(&mut self) -> Option<[u8; N]> {
        let (taken, rest) = self.0.split_first_chunk()?;
        self.0 = rest;
        Some(*taken)
    }

    fn text(&mut self) -> Option<&str> {
        let [length] = self.take()?;
        let (text, rest) = self.0.split_at_checked(usize::from(length))?;
        self.0 = rest;
        std::str::from_utf8(text).ok()
    }
}

/// The themes of the file and the number of its puzzles.
fn head(bytes: &mut Bytes<'_>) -> Option<(Vec<Motif>, usize)> {
    let magic: [u8; 4] = bytes.take()?;
    let [version, themes] = bytes.take()?;
    if &magic != MAGIC || version != VERSION {
        return None;
    }
    let themes = (0..themes).map(|_| bytes.text()?.parse().ok()).collect();
    let themes: Option<Vec<Motif>> = themes;
    let themes = themes?;
    let count = u32::from_le_bytes(bytes.take()?);
    Some((themes, count as usize))
}

fn puzzle(bytes: &mut Bytes<'_>, themes: &[Motif]) -> Option<Puzzle> {
    let before = board::read(bytes)?;
    let [length] = bytes.take()?;
    let mut position = before;
    let mut moves = Vec::new();
    for _ in 0..length {
        let [place] = bytes.take()?;
        let mv = *ordered(&position).get(usize::from(place))?;
        position.advance_unchecked(mv);
        moves.push(mv);
    }
    let rating = Rating {
        value: u16::from_le_bytes(bytes.take()?),
        deviation: u16::from_le_bytes(bytes.take()?),
    };
    let [popularity, count] = bytes.take()?;
    let mut shown = MotifSet::EMPTY;
    for _ in 0..count {
        let [index] = bytes.take()?;
        shown.insert(*themes.get(usize::from(index))?);
    }
    let id = name(&before, *moves.first()?);
    let mut puzzle = Puzzle::new(id, before, moves, rating, shown).ok()?;
    puzzle.popularity = match popularity {
        0 => None,
        1..=201 => Some((i16::from(popularity) - 101) as i8),
        _ => return None,
    };
    Some(puzzle)
}
