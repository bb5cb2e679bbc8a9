//! What a puzzle is called.

use std::fmt;
use std::str::FromStr;

/// The name of a puzzle: up to sixteen letters and digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PuzzleId {
    letters: [u8; LONGEST],
    length: u8,
}

const LONGEST: usize = 16;

/// Not a name of a puzzle.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("'{0}' is not the name of a puzzle: one to sixteen letters and digits")]
pub struct ParsePuzzleIdError(pub String);

impl PuzzleId {
    /// The name of a puzzle of ours follows from what it is made of, so that it stays when the
    /// collection changes. It is longer than the five letters of Lichess.
    pub(crate) fn of(bytes: &[u8]) -> Self {
        const ALPHABET: &[u8; 62] =
            b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
        // FNV-1a, whose upper bits depend on every byte.
        let mut rest = bytes.iter().fold(0xcbf2_9ce4_8422_2325_u64, |hash, &byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3)
        });
        rest ^= rest >> 32;
        let mut letters = [0; LONGEST];
        for letter in &mut letters[..8] {
            *letter = ALPHABET[(rest % 62) as usize];
            rest /= 62;
        }
        Self { letters, length: 8 }
    }

    /// The name as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        let letters = &self.letters[..usize::from(self.length)];
        std::str::from_utf8(letters).unwrap_or_default()
    }
}

impl FromStr for PuzzleId {
    type Err = ParsePuzzleIdError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let fine = (1..=LONGEST).contains(&text.len())
            && text.bytes().all(|byte| byte.is_ascii_alphanumeric());
        if !fine {
            return Err(ParsePuzzleIdError(text.to_owned()));
        }
        let mut letters = [0; LONGEST];
        letters[..text.len()].copy_from_slice(text.as_bytes());
        Ok(Self {
            letters,
            length: text.len() as u8,
        })
    }
}

impl fmt::Display for PuzzleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl fmt::Debug for PuzzleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_back() {
        for name in ["000Zo", "a", "0123456789abcdef"] {
            assert_eq!(
                name.parse::<PuzzleId>().map(|id| id.to_string()),
                Ok(name.to_owned())
            );
        }
        for name in ["", "0123456789abcdefg", "a b", "ä", "x-1"] {
            assert!(name.parse::<PuzzleId>().is_err(), "{name}");
        }
    }

    #[test]
    fn our_names_follow_from_the_bytes() {
        assert_eq!(PuzzleId::of(b"some"), PuzzleId::of(b"some"));
        assert_ne!(PuzzleId::of(b"some"), PuzzleId::of(b"other"));
        assert_eq!(PuzzleId::of(b"some").as_str().len(), 8);
    }
}
