//! SAN: a move as players write it. Read leniently, written minimally.

mod error;
mod parse;
mod resolve;
mod write;

pub use error::{IllegalSan, ParseSanError, SanError};

use crate::{File, Move, MoveKind, Position, Promotion, Rank, Role, Square, Wing};

/// A move as it was written: what it says, not yet which move that is.
///
/// Signs of check, mate and praise are read over and not kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum San {
    /// `O-O` or `O-O-O`.
    Castle(Wing),
    /// Any other move.
    Normal(NormalSan),
}

/// A move other than castling as it was written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct NormalSan {
    /// What moves.
    pub role: Role,
    /// The file it comes from, if said.
    pub file: Option<File>,
    /// The rank it comes from, if said.
    pub rank: Option<Rank>,
    /// Whether it says that something is taken.
    pub takes: bool,
    /// Where it goes.
    pub to: Square,
    /// What the pawn becomes, if said.
    pub promotion: Option<Promotion>,
}

impl San {
    /// How a legal move of this position is written, with no more said than needed.
    #[must_use]
    pub fn of(position: &Position, mv: Move) -> Self {
        if let MoveKind::Castle(wing) = mv.kind() {
            return Self::Castle(wing);
        }
        let role = position.board().role_at(mv.from()).unwrap_or(Role::Pawn);
        let (file, rank) = write::origin_said(position, role, mv);
        Self::Normal(NormalSan {
            role,
            file,
            rank,
            takes: mv.is_capture(),
            to: mv.to(),
            promotion: mv.promotion(),
        })
    }
}

impl Position {
    /// The legal move that a text in SAN names.
    ///
    /// Signs of check (`+ ++ #`) and praise (`! ?`), `0-0` for `O-O`, `e.p.` and a missing
    /// `=` are forgiven.
    ///
    /// # Errors
    /// [`SanError::Syntax`] if the text is no SAN, [`SanError::Illegal`] if it names no
    /// move of this position, or several.
    pub fn parse_san(&self, text: &str) -> Result<Move, SanError> {
        Ok(text.parse::<San>()?.resolve(self)?)
    }
}
