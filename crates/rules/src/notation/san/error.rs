//! What can be wrong with a move in SAN: the text, or the move it names.

use arrayvec::ArrayVec;

use crate::{File, Rank, Role, Square, Wing};

/// Why a text names no legal move.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SanError {
    /// The text is no SAN.
    #[error(transparent)]
    Syntax(#[from] ParseSanError),
    /// It is, but there is no such move here, or more than one.
    #[error(transparent)]
    Illegal(#[from] IllegalSan),
}

/// Why a text is no SAN.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the messages say it")]
pub enum ParseSanError {
    #[error("the move is empty")]
    Empty,
    #[error("'{0}' says no square to move to, such as e4")]
    NoTarget(String),
    #[error("'{0}' is no move: a pawn becomes a queen (Q), rook (R), bishop (B) or knight (N)")]
    Promotion(String),
    #[error("'{0}' is no move: '{1}' does not belong there")]
    Stray(String, char),
}

/// Why a well-written move is not one of the position's.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the messages say it")]
pub enum IllegalSan {
    #[error("no {role}{} can move to {to}", origin(*.file, *.rank))]
    NoMove {
        role: Role,
        file: Option<File>,
        rank: Option<Rank>,
        to: Square,
    },
    #[error("a {role} move to {to} would leave the king in check")]
    KingInDanger { role: Role, to: Square },
    #[error("{} castling is not possible here", .0.name())]
    NoCastle(Wing),
    #[error("there is nothing to take on {0}")]
    NothingToTake(Square),
    #[error("say what the pawn becomes on {0}, such as {0}=Q")]
    PromotionMissing(Square),
    #[error("nothing is promoted on {0}")]
    PromotionImpossible(Square),
    #[error("more than one {role} can move to {to}: say which, from {}", listed(.from))]
    Ambiguous {
        role: Role,
        to: Square,
        from: ArrayVec<Square, 16>,
    },
}

fn origin(file: Option<File>, rank: Option<Rank>) -> String {
    match (file, rank) {
        (Some(file), Some(rank)) => format!(" on {file}{rank}"),
        (Some(file), None) => format!(" on the {file}-file"),
        (None, Some(rank)) => format!(" on rank {rank}"),
        (None, None) => String::new(),
    }
}

fn listed(squares: &[Square]) -> String {
    let names: Vec<_> = squares.iter().map(Square::to_string).collect();
    names.join(" or ")
}
