//! A set of squares in one word.

use std::fmt;
use std::iter::FusedIterator;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not, Sub};

use crate::{File, Rank, Square};

/// A set of squares; bit `n` is the square with index `n`.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Bitboard(pub u64);

impl Bitboard {
    /// No square.
    pub const EMPTY: Self = Self(0);
    /// Every square.
    pub const ALL: Self = Self(!0);
    /// The light squares.
    pub const LIGHT: Self = Self(0x55aa_55aa_55aa_55aa);
    /// The dark squares.
    pub const DARK: Self = Self(!Self::LIGHT.0);

    /// The squares of a file.
    #[inline]
    #[must_use]
    pub const fn file(file: File) -> Self {
        Self(0x0101_0101_0101_0101 << file as u32)
    }

    /// The squares of a rank.
    #[inline]
    #[must_use]
    pub const fn rank(rank: Rank) -> Self {
        Self(0xff << (rank as u32 * 8))
    }

    /// The set of one square.
    #[inline]
    #[must_use]
    pub const fn of(square: Square) -> Self {
        Self(1 << square as u32)
    }

    /// Whether the square is in the set.
    #[inline]
    #[must_use]
    pub const fn contains(self, square: Square) -> bool {
        self.0 & Self::of(square).0 != 0
    }

    /// Whether the sets share a square.
    #[inline]
    #[must_use]
    pub const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// How many squares are in the set.
    #[inline]
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether no square is in the set.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether more than one square is in the set; cheaper than counting them.
    #[inline]
    #[must_use]
    pub const fn is_several(self) -> bool {
        self.0 & self.0.wrapping_sub(1) != 0
    }

    /// The square with the lowest index.
    #[inline]
    #[must_use]
    pub const fn first(self) -> Option<Square> {
        if self.0 == 0 {
            None
        } else {
            Some(self.first_unchecked())
        }
    }

    /// The square with the highest index.
    #[inline]
    #[must_use]
    pub const fn last(self) -> Option<Square> {
        if self.0 == 0 {
            None
        } else {
            Some(Square::ALL[63 - self.0.leading_zeros() as usize])
        }
    }

    /// The only square of the set, if it has just one.
    #[inline]
    #[must_use]
    pub const fn single(self) -> Option<Square> {
        if self.is_several() {
            None
        } else {
            self.first()
        }
    }

    /// The set seen from the other side of the board.
    #[inline]
    #[must_use]
    pub const fn mirrored(self) -> Self {
        Self(self.0.swap_bytes())
    }

    /// The first square of a set that the caller knows to have one.
    #[inline]
    pub(crate) const fn first_unchecked(self) -> Square {
        Square::wrapping(self.0.trailing_zeros())
    }

    /// Every square moved by an index distance, up for a positive one; the caller
    /// takes care of the edge files.
    #[inline]
    pub(crate) const fn shifted(self, by: i32) -> Self {
        if by >= 0 {
            Self(self.0 << by)
        } else {
            Self(self.0 >> -by)
        }
    }
}

impl From<Square> for Bitboard {
    fn from(square: Square) -> Self {
        Self::of(square)
    }
}

impl FromIterator<Square> for Bitboard {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        squares
            .into_iter()
            .fold(Self::EMPTY, |set, square| set | Self::of(square))
    }
}

macro_rules! operators {
    ($($op:ident $method:ident $assign:ident $assign_method:ident $sign:tt;)*) => {$(
        impl $op for Bitboard {
            type Output = Self;
            #[inline]
            fn $method(self, other: Self) -> Self {
                Self(self.0 $sign other.0)
            }
        }
        impl $assign for Bitboard {
            #[inline]
            fn $assign_method(&mut self, other: Self) {
                self.0 = self.0 $sign other.0;
            }
        }
    )*};
}

operators! {
    BitAnd bitand BitAndAssign bitand_assign &;
    BitOr bitor BitOrAssign bitor_assign |;
    BitXor bitxor BitXorAssign bitxor_assign ^;
}

impl Sub for Bitboard {
    type Output = Self;

    /// The squares of the first set that are not in the second.
    #[inline]
    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl Not for Bitboard {
    type Output = Self;

    #[inline]
    fn not(self) -> Self {
        Self(!self.0)
    }
}

impl IntoIterator for Bitboard {
    type Item = Square;
    type IntoIter = Squares;

    #[inline]
    fn into_iter(self) -> Squares {
        Squares(self)
    }
}

/// The squares of a set, lowest index first.
#[derive(Clone, Debug)]
pub struct Squares(Bitboard);

impl Iterator for Squares {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        let square = self.0.first()?;
        self.0.0 &= self.0.0 - 1;
        Some(square)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.len(), Some(self.len()))
    }
}

impl ExactSizeIterator for Squares {
    fn len(&self) -> usize {
        self.0.len() as usize
    }
}

impl FusedIterator for Squares {}

impl fmt::Debug for Bitboard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn iterates_from_a1_to_h8() {
        let set: Bitboard = [Square::H8, Square::A1, Square::E4].into_iter().collect();
        assert_eq!(
            set.into_iter().collect::<Vec<_>>(),
            [Square::A1, Square::E4, Square::H8]
        );
        assert_eq!(set.len(), 3);
        assert_eq!(set.into_iter().len(), 3);
    }

    #[test]
    fn light_squares_are_the_light_squares() {
        for square in Square::ALL {
            assert_eq!(Bitboard::LIGHT.contains(square), square.is_light());
        }
    }

    #[test]
    fn single_means_exactly_one() {
        assert_eq!(Bitboard::EMPTY.single(), None);
        assert_eq!(Bitboard::of(Square::C3).single(), Some(Square::C3));
        assert_eq!(Bitboard::rank(Rank::First).single(), None);
    }
}
