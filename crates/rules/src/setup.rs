//! A position as somebody claims it, not yet checked.

use crate::{Board, CastlingRights, Color, Square};

/// Everything a FEN says. Any combination can be written down here; whether it is chess
/// is decided by `Position::try_from`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    /// The pieces.
    pub board: Board,
    /// Whose move it is.
    pub turn: Color,
    /// Who may still castle where.
    pub castling: CastlingRights,
    /// The square a pawn just jumped over.
    pub en_passant: Option<Square>,
    /// Half-moves since the last capture or pawn move.
    pub halfmoves: u16,
    /// The number of the move about to be played, from 1.
    pub fullmoves: u16,
}

impl Setup {
    /// The start of a game.
    pub const START: Self = Self {
        board: Board::START,
        turn: Color::White,
        castling: CastlingRights::ALL,
        en_passant: None,
        halfmoves: 0,
        fullmoves: 1,
    };

    /// The same with colors exchanged and the board turned.
    #[must_use]
    pub fn mirrored(&self) -> Self {
        Self {
            board: self.board.mirrored(),
            turn: !self.turn,
            castling: self.castling.mirrored(),
            en_passant: self.en_passant.map(Square::mirrored),
            ..*self
        }
    }
}

impl Default for Setup {
    fn default() -> Self {
        Self::START
    }
}
