//! The two sides, and values kept one per side.

use std::fmt;
use std::ops::{Index, IndexMut, Not};

use crate::Rank;

/// A side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Color {
    /// The side that moves first.
    White,
    /// The other side.
    Black,
}

impl Color {
    /// Both sides, White first.
    pub const ALL: [Self; 2] = [Self::White, Self::Black];

    /// The opponent; also written `!color`.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }

    /// The FEN letter: `w` or `b`.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::White => 'w',
            Self::Black => 'b',
        }
    }

    /// A rank counted from this side's own edge: the first is where its king starts.
    #[must_use]
    pub const fn rank(self, from_home: Rank) -> Rank {
        match self {
            Self::White => from_home,
            Self::Black => from_home.mirrored(),
        }
    }
}

impl Not for Color {
    type Output = Self;

    fn not(self) -> Self {
        self.other()
    }
}

impl fmt::Display for Color {
    /// "White" or "Black", as a sentence about players names them.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::White => "White",
            Self::Black => "Black",
        })
    }
}

/// One value for each side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ByColor<T>([T; 2]);

impl<T> ByColor<T> {
    /// White's value, then Black's.
    pub const fn new(white: T, black: T) -> Self {
        Self([white, black])
    }

    /// The value of each side as `value` gives it.
    pub fn from_fn(mut value: impl FnMut(Color) -> T) -> Self {
        Self(Color::ALL.map(&mut value))
    }

    /// Gives each side what the other had.
    pub fn swap(&mut self) {
        self.0.swap(0, 1);
    }

    /// Both values changed alike.
    pub fn map<U>(self, change: impl FnMut(T) -> U) -> ByColor<U> {
        ByColor(self.0.map(change))
    }
}

impl<T> Index<Color> for ByColor<T> {
    type Output = T;

    fn index(&self, color: Color) -> &T {
        &self.0[color as usize]
    }
}

impl<T> IndexMut<Color> for ByColor<T> {
    fn index_mut(&mut self, color: Color) -> &mut T {
        &mut self.0[color as usize]
    }
}
