//! Which squares a piece attacks, whatever stands there. Knows no rules beyond that.

mod between;
mod leapers;
mod sliders;

pub use between::between;
pub use leapers::{king, knight, pawn};
pub use sliders::{bishop, queen, rook};
pub(crate) use sliders::{bishop_lines, rook_lines};

use crate::{Bitboard, Color, File, Role, Square};

/// The squares a piece of this color and role on `square` attacks, given what is occupied.
#[inline]
#[must_use]
pub fn of(color: Color, role: Role, square: Square, occupied: Bitboard) -> Bitboard {
    match role {
        Role::Pawn => pawn(color, square),
        Role::Knight => knight(square),
        Role::Bishop => bishop(square, occupied),
        Role::Rook => rook(square, occupied),
        Role::Queen => queen(square, occupied),
        Role::King => king(square),
    }
}

/// The squares that at least one pawn of the set attacks.
#[inline]
#[must_use]
pub const fn pawns(color: Color, pawns: Bitboard) -> Bitboard {
    let west = Bitboard(pawns.0 & !Bitboard::file(File::A).0);
    let east = Bitboard(pawns.0 & !Bitboard::file(File::H).0);
    Bitboard(match color {
        Color::White => west.0 << 7 | east.0 << 9,
        Color::Black => west.0 >> 9 | east.0 >> 7,
    })
}
