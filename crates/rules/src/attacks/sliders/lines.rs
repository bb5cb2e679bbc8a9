//! Sliders by obstruction difference: four kilobytes of lines and a handful of word
//! operations, equally quick natively and in WebAssembly.

use crate::{Bitboard, Square};

#[inline]
pub(crate) const fn bishop(square: Square, occupied: Bitboard) -> Bitboard {
    let [.., rising, falling] = &LINES[square as usize];
    Bitboard(rising.reach(occupied.0) | falling.reach(occupied.0))
}

#[inline]
pub(crate) const fn rook(square: Square, occupied: Bitboard) -> Bitboard {
    let [rank, file, ..] = &LINES[square as usize];
    Bitboard(rank.reach(occupied.0) | file.reach(occupied.0))
}

/// A line through a square, without it: the part with lower indices and the part with higher.
#[derive(Clone, Copy)]
struct Line {
    lower: u64,
    upper: u64,
}

impl Line {
    /// Subtracting the nearest blocker below from the blockers above flips every bit from
    /// there to the nearest blocker above, and no other. Without a blocker below bit 0
    /// stands in, which the line itself masks away again if it is not on it.
    #[inline]
    const fn reach(self, occupied: u64) -> u64 {
        let below = (self.lower & occupied) | 1;
        let above = self.upper & occupied;
        let nearest = 1 << (63 - below.leading_zeros());
        (above ^ above.wrapping_sub(nearest)) & (self.lower | self.upper)
    }
}

/// Rank, file, rising and falling diagonal of every square.
static LINES: [[Line; 4]; 64] = {
    let mut lines = [[Line { lower: 0, upper: 0 }; 4]; 64];
    let mut from = 0;
    while from < 64 {
        lines[from] = [
            line(Square::ALL[from], 1, 0),
            line(Square::ALL[from], 0, 1),
            line(Square::ALL[from], 1, 1),
            line(Square::ALL[from], -1, 1),
        ];
        from += 1;
    }
    lines
};

const fn line(from: Square, files: i8, ranks: i8) -> Line {
    Line {
        lower: ray(from, -files, -ranks),
        upper: ray(from, files, ranks),
    }
}

const fn ray(from: Square, files: i8, ranks: i8) -> u64 {
    let mut ray = 0;
    let mut at = from;
    while let Some(next) = at.offset(files, ranks) {
        ray |= Bitboard::of(next).0;
        at = next;
    }
    ray
}
