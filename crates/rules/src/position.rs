//! A position that has been checked: the only kind moves are asked of.

mod hash;
mod legal;
mod make;
mod movegen;
mod origins;
mod see;
mod terminal;
mod validate;

pub use legal::Legal;
pub use movegen::MoveList;
pub use see::EXCHANGE_VALUES;
pub use validate::{IllegalSetup, SetupFault};
pub(crate) use validate::{MAX_FULLMOVES, MAX_HALFMOVES};

use crate::{Bitboard, Board, CastlingRights, Color, Role, Setup, Square};

/// A legal position of standard chess, eighty bytes and cheap to copy.
///
/// It exists only if [`Position::try_from`] found no fault in a [`Setup`], or if it came
/// from such a position by a legal move. An en-passant square is kept only while some pawn
/// can really take there, so equal positions are equal in hash and FEN.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    board: Board,
    hash: u64,
    turn: Color,
    castling: CastlingRights,
    en_passant: Option<Square>,
    halfmoves: u16,
    fullmoves: u16,
}

impl Position {
    /// The start of a game.
    #[must_use]
    pub fn start() -> Self {
        Self::from_valid(&Setup::START)
    }

    /// The pieces.
    #[inline]
    #[must_use]
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Whose move it is.
    #[inline]
    #[must_use]
    pub fn turn(&self) -> Color {
        self.turn
    }

    /// Who may still castle where.
    #[inline]
    #[must_use]
    pub fn castling(&self) -> CastlingRights {
        self.castling
    }

    /// The square where a pawn can take en passant, if one legally can.
    #[inline]
    #[must_use]
    pub fn en_passant(&self) -> Option<Square> {
        self.en_passant
    }

    /// Half-moves since the last capture or pawn move, counted up to 150.
    #[inline]
    #[must_use]
    pub fn halfmoves(&self) -> u16 {
        self.halfmoves
    }

    /// The number of the move about to be played, from 1 and counted up to 9999.
    #[inline]
    #[must_use]
    pub fn fullmoves(&self) -> u16 {
        self.fullmoves
    }

    /// The Zobrist hash of everything that [`Position::repeats`] compares.
    #[inline]
    #[must_use]
    pub fn hash(&self) -> u64 {
        self.hash
    }

    /// The square of this side's king.
    #[inline]
    #[must_use]
    pub fn king(&self, color: Color) -> Square {
        self.board.of(color, Role::King).first_unchecked()
    }

    /// The opponent's pieces that give check.
    #[inline]
    #[must_use]
    pub fn checkers(&self) -> Bitboard {
        let king = self.king(self.turn);
        self.board
            .attackers(!self.turn, king, self.board.occupied())
    }

    /// Whether the side to move is in check.
    #[inline]
    #[must_use]
    pub fn is_check(&self) -> bool {
        !self.checkers().is_empty()
    }

    /// Whether this is the same position as the laws of chess count repetitions: pieces, turn,
    /// castling rights and en-passant chances agree; the move counters need not.
    #[must_use]
    pub fn repeats(&self, other: &Self) -> bool {
        self.hash == other.hash
            && self.board == other.board
            && self.turn == other.turn
            && self.castling == other.castling
            && self.en_passant == other.en_passant
    }

    /// The same position with colors exchanged and the board turned.
    #[must_use]
    pub fn mirrored(&self) -> Self {
        Self::from_valid(&Setup::from(*self).mirrored())
    }

    /// A position from a setup that the caller knows to be valid.
    fn from_valid(setup: &Setup) -> Self {
        let mut position = Self {
            board: setup.board,
            hash: 0,
            turn: setup.turn,
            castling: setup.castling,
            en_passant: None,
            halfmoves: setup.halfmoves,
            fullmoves: setup.fullmoves,
        };
        position.en_passant = setup
            .en_passant
            .filter(|&square| position.can_take_en_passant(square));
        position.hash = position.computed_hash();
        position
    }
}

impl Default for Position {
    fn default() -> Self {
        Self::start()
    }
}

impl From<Position> for Setup {
    fn from(position: Position) -> Self {
        Self {
            board: position.board,
            turn: position.turn,
            castling: position.castling,
            en_passant: position.en_passant,
            halfmoves: position.halfmoves,
            fullmoves: position.fullmoves,
        }
    }
}
