//! What can be wrong with a move in SAN: the text, or the move it names.

use arrayvec::ArrayVec;

use crate::{Role, Square, Wing};

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
    #[error("a pawn cannot become a '{1}' ('{0}')")]
    Promotion(String, char),
    #[error("'{0}' is no move: '{1}' does not belong there")]
    Stray(String, char),
}

/// Why a well-written move is not one of the position's.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the messages say it")]
pub enum IllegalSan {
    #[error("no such {role} can move to {to}")]
    NoMove { role: Role, to: Square },
    #[error("a {role} move to {to} would leave the king in check")]
    KingInDanger { role: Role, to: Square },
    #[error("{} castling is not possible here", wing_name(.0))]
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

fn wing_name(wing: &Wing) -> &'static str {
    match wing {
        Wing::King => "king-side",
        Wing::Queen => "queen-side",
    }
}

fn listed(squares: &[Square]) -> String {
    let names: Vec<_> = squares.iter().map(Square::to_string).collect();
    names.join(" or ")
}
