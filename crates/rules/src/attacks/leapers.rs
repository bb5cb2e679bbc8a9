//! Knights, kings and pawns: one table row a square, built by the compiler.

use crate::{Bitboard, Color, Square};

/// The squares a knight attacks.
#[inline]
#[must_use]
pub const fn knight(square: Square) -> Bitboard {
    KNIGHT[square as usize]
}

/// The squares a king attacks.
#[inline]
#[must_use]
pub const fn king(square: Square) -> Bitboard {
    KING[square as usize]
}

/// The squares a pawn attacks.
#[inline]
#[must_use]
pub const fn pawn(color: Color, square: Square) -> Bitboard {
    PAWN[color as usize][square as usize]
}

static KNIGHT: [Bitboard; 64] = table(&[
    (1, 2),
    (2, 1),
    (2, -1),
    (1, -2),
    (-1, -2),
    (-2, -1),
    (-2, 1),
    (-1, 2),
]);

static KING: [Bitboard; 64] = table(&[
    (0, 1),
    (1, 1),
    (1, 0),
    (1, -1),
    (0, -1),
    (-1, -1),
    (-1, 0),
    (-1, 1),
]);

static PAWN: [[Bitboard; 64]; 2] = [table(&[(-1, 1), (1, 1)]), table(&[(-1, -1), (1, -1)])];

const fn table(steps: &[(i8, i8)]) -> [Bitboard; 64] {
    let mut table = [Bitboard::EMPTY; 64];
    let mut from = 0;
    while from < 64 {
        let mut step = 0;
        while step < steps.len() {
            if let Some(to) = Square::ALL[from].offset(steps[step].0, steps[step].1) {
                table[from].0 |= Bitboard::of(to).0;
            }
            step += 1;
        }
        from += 1;
    }
    table
}
