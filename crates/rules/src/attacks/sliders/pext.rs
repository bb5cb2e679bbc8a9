//! Sliders by parallel bit extract: the occupied squares of a slider's lines, packed, are the
//! index of its row. Only in builds for CPUs that have the instruction.

use super::lines;
use crate::{Bitboard, Square};

#[inline]
pub(super) fn bishop(square: Square, occupied: Bitboard) -> Bitboard {
    look_up(&BISHOPS[square as usize], occupied)
}

#[inline]
pub(super) fn rook(square: Square, occupied: Bitboard) -> Bitboard {
    look_up(&ROOKS[square as usize], occupied)
}

/// Where a slider's row begins, and which squares can block it.
#[derive(Clone, Copy)]
struct Row {
    relevant: u64,
    start: usize,
}

#[inline]
#[expect(unsafe_code, reason = "the instruction is behind one")]
fn look_up(row: &Row, occupied: Bitboard) -> Bitboard {
    // SAFETY: this file is compiled only where BMI2 is enabled for the whole build.
    let packed = unsafe { std::arch::x86_64::_pext_u64(occupied.0, row.relevant) };
    Bitboard(TABLE[row.start + packed as usize])
}

const SIZE: usize = 107_648;
static TABLE: [u64; SIZE] = BUILT.0;
static BISHOPS: [Row; 64] = BUILT.1;
static ROOKS: [Row; 64] = BUILT.2;

type Built = ([u64; SIZE], [Row; 64], [Row; 64]);
const BUILT: Built = {
    let mut table = [0; SIZE];
    let empty = Row {
        relevant: 0,
        start: 0,
    };
    let (mut bishops, mut rooks) = ([empty; 64], [empty; 64]);
    let mut end = 0;
    let mut i = 0;
    while i < 64 {
        (bishops[i], end) = fill(&mut table, end, Slider::Bishop, Square::ALL[i]);
        (rooks[i], end) = fill(&mut table, end, Slider::Rook, Square::ALL[i]);
        i += 1;
    }
    assert!(end == SIZE);
    (table, bishops, rooks)
};

#[derive(Clone, Copy)]
enum Slider {
    Bishop,
    Rook,
}

/// Writes a slider's row from here on; gives the row and where it ends. The subsets of the
/// squares that can block come in the order of their packed forms.
const fn fill(
    table: &mut [u64; SIZE],
    start: usize,
    slider: Slider,
    square: Square,
) -> (Row, usize) {
    let relevant = reach(slider, square, 0) & !edges(square);
    let mut subset = 0u64;
    let mut end = start;
    loop {
        table[end] = reach(slider, square, subset);
        end += 1;
        subset = subset.wrapping_sub(relevant) & relevant;
        if subset == 0 {
            return (Row { relevant, start }, end);
        }
    }
}

const fn reach(slider: Slider, square: Square, occupied: u64) -> u64 {
    match slider {
        Slider::Bishop => lines::bishop(square, Bitboard(occupied)).0,
        Slider::Rook => lines::rook(square, Bitboard(occupied)).0,
    }
}

/// The board's edges a slider always reaches if it gets next to them, so a piece there changes
/// nothing.
const fn edges(square: Square) -> u64 {
    let ranks = (0xff | 0xff << 56) & !(0xff << (square as u32 & 56));
    let files = 0x8181_8181_8181_8181 & !(0x0101_0101_0101_0101 << (square as u32 & 7));
    ranks | files
}
