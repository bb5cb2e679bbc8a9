//! The sixty-four squares.

use std::fmt;
use std::str::FromStr;

use crate::{File, Rank};

// The `match` compiles to nothing: it is how safe code says "this byte is a square".
macro_rules! squares {
    ($($name:ident)*) => {
        /// A square, numbered rank by rank from a1 to h8.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[repr(u8)]
        #[expect(missing_docs, reason = "the names say it")]
        pub enum Square { $($name),* }

        impl Square {
            /// Every square, from a1 along the first rank up to h8.
            pub const ALL: [Self; 64] = [$(Self::$name),*];

            /// The square whose index is the low six bits of `index`.
            #[inline]
            #[must_use]
            pub(crate) const fn wrapping(index: u32) -> Self {
                match index as u8 & 63 {
                    $(i if i == Self::$name as u8 => Self::$name,)*
                    _ => Self::A1,
                }
            }
        }
    };
}

squares! {
    A1 B1 C1 D1 E1 F1 G1 H1
    A2 B2 C2 D2 E2 F2 G2 H2
    A3 B3 C3 D3 E3 F3 G3 H3
    A4 B4 C4 D4 E4 F4 G4 H4
    A5 B5 C5 D5 E5 F5 G5 H5
    A6 B6 C6 D6 E6 F6 G6 H6
    A7 B7 C7 D7 E7 F7 G7 H7
    A8 B8 C8 D8 E8 F8 G8 H8
}

impl Square {
    /// The square where a file and a rank cross.
    #[inline]
    #[must_use]
    pub const fn new(file: File, rank: Rank) -> Self {
        Self::wrapping(rank as u32 * 8 + file as u32)
    }

    /// The square with this index, 0 for a1 to 63 for h8.
    #[must_use]
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < 64 {
            Some(Self::ALL[index])
        } else {
            None
        }
    }

    /// 0 for a1, 1 for b1, up to 63 for h8.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The file it stands on.
    #[inline]
    #[must_use]
    pub const fn file(self) -> File {
        File::ALL[self as usize & 7]
    }

    /// The rank it stands on.
    #[inline]
    #[must_use]
    pub const fn rank(self) -> Rank {
        Rank::ALL[self as usize >> 3]
    }

    /// The same square seen from the other side: a1 becomes a8.
    #[inline]
    #[must_use]
    pub const fn mirrored(self) -> Self {
        Self::wrapping(self as u32 ^ 56)
    }

    /// Whether the square is a light one.
    #[must_use]
    pub const fn is_light(self) -> bool {
        (self as u8 ^ (self as u8 >> 3)) & 1 == 1
    }

    /// The square `files` to the right and `ranks` up, if it is on the board.
    #[must_use]
    pub const fn offset(self, files: i8, ranks: i8) -> Option<Self> {
        let file = self as i8 % 8 + files;
        let rank = self as i8 / 8 + ranks;
        if file >= 0 && file < 8 && rank >= 0 && rank < 8 {
            Some(Self::ALL[(rank * 8 + file) as usize])
        } else {
            None
        }
    }

    /// Moves by an index distance that the caller knows to stay on the board.
    #[inline]
    pub(crate) const fn shifted(self, by: i32) -> Self {
        Self::wrapping((self as i32 + by) as u32)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.file(), self.rank())
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Square {
    type Err = ParseSquareError;

    fn from_str(text: &str) -> Result<Self, ParseSquareError> {
        let mut chars = text.chars();
        match (chars.next(), chars.next(), chars.next()) {
            (Some(file), Some(rank), None) => File::from_letter(file)
                .zip(Rank::from_digit(rank))
                .map(|(file, rank)| Self::new(file, rank))
                .ok_or(ParseSquareError),
            _ => Err(ParseSquareError),
        }
    }
}

/// The text is not a square such as `e4`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a square: a letter from a to h and a digit from 1 to 8 are needed, such as e4")]
pub struct ParseSquareError;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_square_reads_back_from_its_name_and_its_parts() {
        for square in Square::ALL {
            assert_eq!(square.to_string().parse(), Ok(square));
            assert_eq!(Square::new(square.file(), square.rank()), square);
            assert_eq!(Square::from_index(square.index()), Some(square));
            assert_eq!(square.mirrored().mirrored(), square);
        }
    }

    #[test]
    fn other_text_is_no_square() {
        for text in ["", "e", "e9", "i1", "e44", "E4", "é4"] {
            assert_eq!(text.parse::<Square>(), Err(ParseSquareError), "{text}");
        }
    }

    #[test]
    fn h1_is_light_and_a1_is_dark() {
        assert!(Square::H1.is_light());
        assert!(!Square::A1.is_light());
    }

    #[test]
    fn offsets_stop_at_the_edge() {
        assert_eq!(Square::A1.offset(1, 2), Some(Square::B3));
        assert_eq!(Square::A1.offset(-1, 0), None);
        assert_eq!(Square::H8.offset(0, 1), None);
    }
}
