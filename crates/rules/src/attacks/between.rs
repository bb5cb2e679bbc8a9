//! The squares strictly between two others on a rank, a file or a diagonal.

use super::sliders::lines::{bishop, rook};
use crate::{Bitboard, Square};

/// The squares strictly between two squares of one line; none if they share no line.
#[inline]
#[must_use]
pub const fn between(a: Square, b: Square) -> Bitboard {
    // A browser downloads the table's 32 KB; for the few paths a position asks for it is as
    // well off without.
    if cfg!(target_family = "wasm") {
        compute(a, b)
    } else {
        BETWEEN[a as usize][b as usize]
    }
}

static BETWEEN: [[Bitboard; 64]; 64] = {
    let mut table = [[Bitboard::EMPTY; 64]; 64];
    let mut i = 0;
    while i < 64 {
        let mut j = 0;
        while j < 64 {
            table[i][j] = compute(Square::ALL[i], Square::ALL[j]);
            j += 1;
        }
        i += 1;
    }
    table
};

const fn compute(a: Square, b: Square) -> Bitboard {
    let (set_a, set_b) = (Bitboard::of(a), Bitboard::of(b));
    if rook(a, Bitboard::EMPTY).contains(b) {
        Bitboard(rook(a, set_b).0 & rook(b, set_a).0)
    } else if bishop(a, Bitboard::EMPTY).contains(b) {
        Bitboard(bishop(a, set_b).0 & bishop(b, set_a).0)
    } else {
        Bitboard::EMPTY
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn between_excludes_both_ends() {
        let squares: Bitboard = [Square::B2, Square::C3].into_iter().collect();
        assert_eq!(between(Square::A1, Square::D4), squares);
        assert_eq!(between(Square::D4, Square::A1), squares);
        assert_eq!(between(Square::A1, Square::B1), Bitboard::EMPTY);
        assert_eq!(between(Square::A1, Square::B3), Bitboard::EMPTY);
        assert_eq!(between(Square::A1, Square::A1), Bitboard::EMPTY);
    }
}
