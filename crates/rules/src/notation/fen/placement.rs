//! The first field: the pieces, rank by rank from the eighth.

use std::fmt::{self, Write};

use super::ParseFenError;
use crate::{Board, File, Piece, Rank, Square};

pub(super) fn parse(text: &str) -> Result<Board, ParseFenError> {
    if text.contains(['[', ']', '~']) {
        return Err(ParseFenError::Crazyhouse);
    }
    let rows = text.split('/').count();
    if rows != 8 {
        return Err(ParseFenError::RankCount(rows));
    }
    let mut board = Board::EMPTY;
    for (row, &rank) in text.split('/').zip(Rank::ALL.iter().rev()) {
        parse_rank(row, rank, &mut board)?;
    }
    Ok(board)
}

fn parse_rank(row: &str, rank: Rank, board: &mut Board) -> Result<(), ParseFenError> {
    let mut squares = 0;
    let mut after_digit = false;
    for letter in row.chars() {
        if let Some(digit) = letter.to_digit(10) {
            if after_digit {
                return Err(ParseFenError::AdjacentDigits(rank));
            }
            if !(1..=8).contains(&digit) {
                return Err(ParseFenError::Digit(rank, letter));
            }
            squares += digit;
            after_digit = true;
        } else {
            // A piece beyond the h-file is reported with the length of the whole rank.
            let file = File::ALL.get(squares as usize).copied().unwrap_or(File::H);
            let square = Square::new(file, rank);
            let piece = Piece::from_letter(letter).ok_or(ParseFenError::Piece(square, letter))?;
            board.put(square, piece);
            squares += 1;
            after_digit = false;
        }
    }
    match squares {
        0..8 => Err(ParseFenError::RankShort(rank, squares)),
        8 => Ok(()),
        _ => Err(ParseFenError::RankLong(rank, squares)),
    }
}

pub(super) fn write_rank(
    f: &mut fmt::Formatter<'_>,
    row: impl Iterator<Item = Option<Piece>>,
) -> fmt::Result {
    let mut empty = 0;
    for piece in row {
        match piece {
            Some(piece) => {
                write_gap(f, empty)?;
                empty = 0;
                f.write_char(piece.letter())?;
            }
            None => empty += 1,
        }
    }
    write_gap(f, empty)
}

fn write_gap(f: &mut fmt::Formatter<'_>, empty: u32) -> fmt::Result {
    match empty {
        0 => Ok(()),
        _ => write!(f, "{empty}"),
    }
}
