//! A position as bytes: the squares with pieces, a half-byte for each piece, and the rights.
//! Counters of moves are left out, for they say nothing about a puzzle.

use rookery_rules::{Board, CastlingRights, Color, Piece, Position, Role, Setup, Square, Wing};

use super::reader::Bytes;

pub(super) fn write(position: &Position, bytes: &mut Vec<u8>) {
    let board = position.board();
    let mut occupied = 0_u64;
    let mut pieces = Vec::new();
    for square in Square::ALL {
        if let Some(piece) = board.piece_at(square) {
            occupied |= 1 << square.index();
            pieces.push((piece.color as u8) << 3 | piece.role as u8);
        }
    }
    bytes.extend(occupied.to_le_bytes());
    bytes.extend(
        pieces
            .chunks(2)
            .map(|pair| pair[0] | pair.get(1).unwrap_or(&0) << 4),
    );
    let rights = rights().map(|(color, wing)| position.castling().has(color, wing));
    let flags = rights.enumerate().map(|(bit, has)| u8::from(has) << bit);
    let turn = u8::from(position.turn() == Color::Black) << 4;
    bytes.push(flags.sum::<u8>() | turn);
    bytes.push(
        position
            .en_passant()
            .map_or(0, |square| square.index() as u8 + 1),
    );
}

pub(super) fn read(bytes: &mut Bytes<'_>) -> Option<Position> {
    let occupied = u64::from_le_bytes(bytes.take()?);
    let mut board = Board::EMPTY;
    let mut pair = 0;
    let squares = Square::ALL.into_iter();
    let squares = squares.filter(|square| occupied >> square.index() & 1 == 1);
    for (index, square) in squares.enumerate() {
        if index % 2 == 0 {
            [pair] = bytes.take()?;
        }
        let piece = if index % 2 == 0 { pair & 15 } else { pair >> 4 };
        let role = *Role::ALL.get(usize::from(piece & 7))?;
        let color = Color::ALL[usize::from(piece >> 3)];
        board.put(square, Piece { color, role });
    }
    debug_assert_eq!(board.occupied().len(), occupied.count_ones());
    let [flags, en_passant] = bytes.take()?;
    let mut castling = CastlingRights::NONE;
    for (bit, (color, wing)) in rights().enumerate() {
        if flags >> bit & 1 == 1 {
            castling = castling.with(color, wing);
        }
    }
    let setup = Setup {
        board,
        turn: Color::ALL[usize::from(flags >> 4 & 1)],
        castling,
        en_passant: match en_passant {
            0 => None,
            square => Some(Square::from_index(usize::from(square) - 1)?),
        },
        ..Setup::START
    };
    Position::try_from(setup).ok()
}

fn rights() -> impl Iterator<Item = (Color, Wing)> {
    Color::ALL
        .into_iter()
        .flat_map(|color| Wing::ALL.map(|wing| (color, wing)))
}
