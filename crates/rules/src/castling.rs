//! Castling: its two wings, where its pieces stand and go, and the rights to it.

use std::fmt;

use crate::{Bitboard, Color, File, Rank, Square};

/// The side of the board a king castles to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Wing {
    /// Short castling, towards the h-file.
    King,
    /// Long castling, towards the a-file.
    Queen,
}

impl Wing {
    /// Both wings, the king's first.
    pub const ALL: [Self; 2] = [Self::King, Self::Queen];

    /// How messages call it.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::King => "king-side",
            Self::Queen => "queen-side",
        }
    }

    /// Where the rook starts.
    #[must_use]
    pub const fn rook_from(self, color: Color) -> Square {
        Square::new(
            match self {
                Self::King => File::H,
                Self::Queen => File::A,
            },
            color.rank(Rank::First),
        )
    }

    /// Where the rook ends.
    #[must_use]
    pub const fn rook_to(self, color: Color) -> Square {
        Square::new(
            match self {
                Self::King => File::F,
                Self::Queen => File::D,
            },
            color.rank(Rank::First),
        )
    }

    /// Where the king ends.
    #[must_use]
    pub const fn king_to(self, color: Color) -> Square {
        Square::new(
            match self {
                Self::King => File::G,
                Self::Queen => File::C,
            },
            color.rank(Rank::First),
        )
    }

    /// The squares that must be empty.
    pub(crate) const fn clear(self, color: Color) -> Bitboard {
        let (white, shift) = match self {
            Self::King => (0x60, color.rank(Rank::First) as u32 * 8),
            Self::Queen => (0x0e, color.rank(Rank::First) as u32 * 8),
        };
        Bitboard(white << shift)
    }

    /// The squares besides the king's own that may not be attacked.
    pub(crate) const fn safe(self, color: Color) -> Bitboard {
        let (white, shift) = match self {
            Self::King => (0x60, color.rank(Rank::First) as u32 * 8),
            Self::Queen => (0x0c, color.rank(Rank::First) as u32 * 8),
        };
        Bitboard(white << shift)
    }

    pub(crate) const fn letter(self, color: Color) -> char {
        match (color, self) {
            (Color::White, Self::King) => 'K',
            (Color::White, Self::Queen) => 'Q',
            (Color::Black, Self::King) => 'k',
            (Color::Black, Self::Queen) => 'q',
        }
    }
}

/// Where a king stands that may still castle.
#[must_use]
pub(crate) const fn king_home(color: Color) -> Square {
    Square::new(File::E, color.rank(Rank::First))
}

/// Who may still castle where, as far as king and rooks have not moved.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct CastlingRights(u8);

impl CastlingRights {
    /// Nobody may castle.
    pub const NONE: Self = Self(0);
    /// Both sides may castle both ways, as at the start.
    pub const ALL: Self = Self(0b1111);

    /// Whether this side may castle to this wing.
    #[inline]
    #[must_use]
    pub const fn has(self, color: Color, wing: Wing) -> bool {
        self.0 & bit(color, wing) != 0
    }

    /// The same rights and this one.
    #[must_use]
    pub const fn with(self, color: Color, wing: Wing) -> Self {
        Self(self.0 | bit(color, wing))
    }

    /// The same rights but this one.
    #[must_use]
    pub const fn without(self, color: Color, wing: Wing) -> Self {
        Self(self.0 & !bit(color, wing))
    }

    /// Whether nobody may castle.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether this side may castle at all.
    #[inline]
    #[must_use]
    pub const fn any(self, color: Color) -> bool {
        self.0 & (bit(color, Wing::King) | bit(color, Wing::Queen)) != 0
    }

    /// The rights of both sides exchanged.
    #[must_use]
    pub const fn mirrored(self) -> Self {
        Self(self.0 >> 2 | (self.0 & 3) << 2)
    }

    /// What is left once a piece has left or been taken on these squares.
    #[inline]
    pub(crate) const fn touched(self, from: Square, to: Square) -> Self {
        Self(self.0 & KEPT[from as usize] & KEPT[to as usize])
    }

    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize & 15
    }
}

const fn bit(color: Color, wing: Wing) -> u8 {
    1 << (color as u8 * 2 + wing as u8)
}

const KEPT: [u8; 64] = {
    let mut kept = [0b1111; 64];
    let mut side = 0;
    while side < 2 {
        let color = Color::ALL[side];
        let mut wing = 0;
        while wing < 2 {
            let right = bit(color, Wing::ALL[wing]);
            kept[king_home(color) as usize] &= !right;
            kept[Wing::ALL[wing].rook_from(color) as usize] &= !right;
            wing += 1;
        }
        side += 1;
    }
    kept
};

impl fmt::Display for CastlingRights {
    /// As FEN writes it: `KQkq`, or `-` for none.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        for color in Color::ALL {
            for wing in Wing::ALL {
                if self.has(color, wing) {
                    write!(f, "{}", wing.letter(color))?;
                }
            }
        }
        Ok(())
    }
}
