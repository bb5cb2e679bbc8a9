//! Bishops, rooks and queens: by parallel bit extract where the build's CPU has it, else by
//! obstruction difference.

pub(super) mod lines;
#[cfg(all(target_arch = "x86_64", target_feature = "bmi2"))]
mod pext;

#[cfg(not(all(target_arch = "x86_64", target_feature = "bmi2")))]
use self::lines as fastest;
#[cfg(all(target_arch = "x86_64", target_feature = "bmi2"))]
use self::pext as fastest;

use crate::{Bitboard, Square};

/// The squares a bishop attacks, up to and including the first piece in each direction.
#[inline]
#[must_use]
pub fn bishop(square: Square, occupied: Bitboard) -> Bitboard {
    fastest::bishop(square, occupied)
}

/// The squares a rook attacks, up to and including the first piece in each direction.
#[inline]
#[must_use]
pub fn rook(square: Square, occupied: Bitboard) -> Bitboard {
    fastest::rook(square, occupied)
}

/// The squares a queen attacks, up to and including the first piece in each direction.
#[inline]
#[must_use]
pub fn queen(square: Square, occupied: Bitboard) -> Bitboard {
    bishop(square, occupied) | rook(square, occupied)
}

/// The squares a rook would attack on an empty board.
#[inline]
#[must_use]
pub(crate) const fn rook_lines(square: Square) -> Bitboard {
    EMPTY_BOARD[square as usize].1
}

/// The squares a bishop would attack on an empty board.
#[inline]
#[must_use]
pub(crate) const fn bishop_lines(square: Square) -> Bitboard {
    EMPTY_BOARD[square as usize].0
}

/// Bishop and rook of every square.
static EMPTY_BOARD: [(Bitboard, Bitboard); 64] = {
    let mut table = [(Bitboard::EMPTY, Bitboard::EMPTY); 64];
    let mut i = 0;
    while i < 64 {
        let square = Square::ALL[i];
        table[i] = (
            lines::bishop(square, Bitboard::EMPTY),
            lines::rook(square, Bitboard::EMPTY),
        );
        i += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::*;

    /// Walks square by square, as one would explain it to a child.
    fn walk(from: Square, steps: [(i8, i8); 4], occupied: Bitboard) -> Bitboard {
        let mut reached = Bitboard::EMPTY;
        for (files, ranks) in steps {
            let mut at = from;
            while let Some(next) = at.offset(files, ranks) {
                reached |= Bitboard::of(next);
                if occupied.contains(next) {
                    break;
                }
                at = next;
            }
        }
        reached
    }

    #[test]
    fn sliders_reach_what_a_walk_reaches() {
        let mut random = 0x9e37_79b9_7f4a_7c15_u64;
        for round in 0..2_000 {
            random ^= random << 13;
            random ^= random >> 7;
            random ^= random << 17;
            let occupied = Bitboard(random & random.rotate_left(round % 64));
            for from in Square::ALL {
                let straight = [(1, 0), (-1, 0), (0, 1), (0, -1)];
                let slanted = [(1, 1), (-1, 1), (1, -1), (-1, -1)];
                assert_eq!(rook(from, occupied), walk(from, straight, occupied));
                assert_eq!(bishop(from, occupied), walk(from, slanted, occupied));
            }
        }
    }
}
