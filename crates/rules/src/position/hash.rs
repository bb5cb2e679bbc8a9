//! Zobrist keys, and the hash of a position from scratch.

use super::Position;
use crate::{CastlingRights, Color, File, Piece, Square};

impl Position {
    /// The hash computed anew from everything it covers; moves keep it up to date instead.
    #[must_use]
    pub fn computed_hash(&self) -> u64 {
        let pieces = self
            .board
            .pieces()
            .fold(0, |hash, (square, piece)| hash ^ of_piece(piece, square));
        let turn = match self.turn {
            Color::White => 0,
            Color::Black => BLACK_TO_MOVE,
        };
        pieces ^ turn ^ castling(self.castling) ^ en_passant(self.en_passant)
    }
}

#[inline]
pub(super) fn of_piece(piece: Piece, square: Square) -> u64 {
    PIECES[piece.color as usize][piece.role as usize][square as usize]
}

#[inline]
pub(super) fn castling(rights: CastlingRights) -> u64 {
    CASTLING[rights.index()]
}

#[inline]
pub(super) fn en_passant(square: Option<Square>) -> u64 {
    square.map_or(0, |square| EN_PASSANT[square.file() as usize])
}

pub(super) const BLACK_TO_MOVE: u64 = key(0);

static EN_PASSANT: [u64; File::ALL.len()] = {
    let mut keys = [0; 8];
    let mut i = 0;
    while i < 8 {
        keys[i] = key(1 + i as u64);
        i += 1;
    }
    keys
};

static CASTLING: [u64; 16] = {
    let mut keys = [0; 16];
    let mut i = 1;
    while i < 16 {
        keys[i] = key(9 + i as u64);
        i += 1;
    }
    keys
};

static PIECES: [[[u64; 64]; 6]; 2] = {
    let mut keys = [[[0; 64]; 6]; 2];
    let mut i = 0;
    while i < 2 * 6 * 64 {
        keys[i / 384][i / 64 % 6][i % 64] = key(64 + i as u64);
        i += 1;
    }
    keys
};

/// The nth output of SplitMix64.
const fn key(n: u64) -> u64 {
    let mut z = (n + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ z >> 31
}
