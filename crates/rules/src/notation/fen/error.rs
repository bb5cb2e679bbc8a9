//! What can be wrong with a FEN, each mistake in a sentence of its own.

use super::MAX_FEN_BYTES;
use crate::position::{MAX_FULLMOVES, MAX_HALFMOVES};
use crate::{IllegalSetup, Rank, Square};

/// Why a text is not the FEN of a legal position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FenError {
    /// The text is no FEN.
    #[error(transparent)]
    Syntax(#[from] ParseFenError),
    /// It is one, but the position breaks the laws of chess.
    #[error(transparent)]
    Illegal(#[from] IllegalSetup),
}

/// Why a text is no FEN.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the messages say it")]
pub enum ParseFenError {
    #[error("the FEN is empty")]
    Empty,
    #[error("the FEN is {0} bytes long, and {MAX_FEN_BYTES} is the most")]
    TooLong(usize),
    #[error("the fields must be separated by single spaces, with none before or after")]
    Spacing,
    #[error("a FEN has 4 or 6 fields, and this one has {0}")]
    FieldCount(usize),
    #[error("a board has 8 ranks, and this FEN has {0}")]
    RankCount(usize),
    #[error("rank {0} fills only {1} of its 8 squares")]
    RankShort(Rank, u32),
    #[error("rank {0} fills {1} squares, and it has 8")]
    RankLong(Rank, u32),
    #[error("rank {0} has the digit {1}, and only 1 to 8 are used")]
    Digit(Rank, char),
    #[error("rank {0} has two digits in a row, and empty squares are added up")]
    AdjacentDigits(Rank),
    #[error("'{1}' on {0} is no piece: only P N B R Q K and p n b r q k are")]
    Piece(Square, char),
    #[error(
        "the men in brackets or marked with ~ belong to Crazyhouse, and only standard chess is played here"
    )]
    Crazyhouse,
    #[error("'{0}' counts checks for Three-check, and only standard chess is played here")]
    ThreeCheck(String),
    #[error(
        "castling rights given by file ('{0}') belong to Chess960, and only standard chess is played here"
    )]
    Chess960(String),
    #[error("the side to move is '{0}', and it must be w or b")]
    Turn(String),
    #[error("the castling rights are '{0}', and only K, Q, k and q, or a single - are used")]
    Castling(String),
    #[error("the castling rights '{0}' name one twice")]
    CastlingRepeated(String),
    #[error("the castling rights '{0}' must be in the order KQkq")]
    CastlingOrder(String),
    #[error("the en-passant square is '{0}', and it must be a square such as e3 or a single -")]
    EnPassant(String),
    #[error(
        "the half-move clock is '{0}', and it must be a plain number from 0 to {MAX_HALFMOVES}"
    )]
    Halfmoves(String),
    #[error("the move number is '{0}', and it must be a plain number from 1 to {MAX_FULLMOVES}")]
    Fullmoves(String),
}
