//! UCI moves: from, to and promotion, as engines exchange them.

use std::fmt;
use std::str::FromStr;

use crate::{Move, Position, Promotion, Role, Square, Wing};

/// A move as UCI writes it, such as `e2e4` or `e7e8q`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct UciMove {
    /// Where it comes from.
    pub from: Square,
    /// Where it goes.
    pub to: Square,
    /// What a pawn becomes.
    pub promotion: Option<Promotion>,
}

/// Why a text names no legal move.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum UciError {
    /// The text is no UCI move.
    #[error(transparent)]
    Syntax(#[from] ParseUciError),
    /// It is, but not a legal one here.
    #[error(transparent)]
    Illegal(#[from] IllegalUci),
}

/// Why a text is no UCI move.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the messages say it")]
pub enum ParseUciError {
    #[error("'{0}' is no move: two squares are needed, such as e2e4")]
    Squares(String),
    #[error("'{0}' is no move: a pawn becomes n, b, r or q")]
    Promotion(String),
    #[error("0000 passes the turn, which chess does not allow")]
    NullMove,
}

/// Why a well-written move is not one of the position's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the messages say it")]
pub enum IllegalUci {
    #[error("{0} is not a legal move here")]
    NoMove(UciMove),
    #[error("{0} needs to say what the pawn becomes, such as {0}q")]
    PromotionMissing(UciMove),
}

impl UciMove {
    /// The legal move of the position that this names. Castling may also be written as
    /// the king taking its own rook.
    ///
    /// # Errors
    /// [`IllegalUci`] if there is none.
    pub fn resolve(self, position: &Position) -> Result<Move, IllegalUci> {
        let wanted = self.castling_normalized(position);
        let mut moves = position.moves();
        moves.retain(|mv| mv.from() == wanted.from && mv.to() == wanted.to);
        let exact = moves.iter().find(|mv| mv.promotion() == wanted.promotion);
        match (exact, moves.is_empty(), wanted.promotion) {
            (Some(&mv), ..) => Ok(mv),
            (None, false, None) => Err(IllegalUci::PromotionMissing(self)),
            _ => Err(IllegalUci::NoMove(self)),
        }
    }

    fn castling_normalized(self, position: &Position) -> Self {
        let us = position.turn();
        let on = |role| position.board().of(us, role);
        let takes_own_rook = on(Role::King).contains(self.from) && on(Role::Rook).contains(self.to);
        let wing = Wing::ALL
            .into_iter()
            .find(|wing| takes_own_rook && wing.rook_from(us) == self.to)
            .filter(|&wing| position.castling().has(us, wing));
        Self {
            to: wing.map_or(self.to, |wing| wing.king_to(us)),
            ..self
        }
    }
}

impl Position {
    /// The legal move that a text in UCI notation names.
    ///
    /// # Errors
    /// [`UciError::Syntax`] if the text is no such move, [`UciError::Illegal`] if it is
    /// not legal here.
    pub fn parse_uci(&self, text: &str) -> Result<Move, UciError> {
        Ok(text.parse::<UciMove>()?.resolve(self)?)
    }
}

impl From<Move> for UciMove {
    fn from(mv: Move) -> Self {
        Self {
            from: mv.from(),
            to: mv.to(),
            promotion: mv.promotion(),
        }
    }
}

impl FromStr for UciMove {
    type Err = ParseUciError;

    fn from_str(text: &str) -> Result<Self, ParseUciError> {
        if text == "0000" {
            return Err(ParseUciError::NullMove);
        }
        let square = |range| text.get(range).and_then(|name: &str| name.parse().ok());
        let (Some(from), Some(to)) = (square(0..2), square(2..4)) else {
            return Err(ParseUciError::Squares(text.to_owned()));
        };
        let promotion = match &text[4..] {
            "" => None,
            "n" => Some(Promotion::Knight),
            "b" => Some(Promotion::Bishop),
            "r" => Some(Promotion::Rook),
            "q" => Some(Promotion::Queen),
            _ => return Err(ParseUciError::Promotion(text.to_owned())),
        };
        Ok(Self {
            from,
            to,
            promotion,
        })
    }
}

impl fmt::Display for UciMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from, self.to)?;
        match self.promotion {
            Some(to) => write!(f, "{}", to.role().letter().to_ascii_lowercase()),
            None => Ok(()),
        }
    }
}
