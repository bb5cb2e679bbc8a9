//! How a game ended, in types and in words.

use std::fmt;

use crate::Color;

/// The end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// This side won.
    Win(Color, WinReason),
    /// Nobody won.
    Draw(DrawReason),
}

/// What won a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WinReason {
    /// The king is attacked and cannot be saved.
    Checkmate,
    /// The other side gave up.
    Resignation,
    /// The other side ran out of time.
    Time,
    /// The other side left.
    Abandonment,
}

/// What drew a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DrawReason {
    /// No legal move, and no check.
    Stalemate,
    /// Neither side can mate with what is left.
    InsufficientMaterial,
    /// The position came up three times.
    ThreefoldRepetition,
    /// The position came up five times.
    FivefoldRepetition,
    /// Fifty moves of each side without capture or pawn move.
    FiftyMoves,
    /// Seventy-five moves of each side without capture or pawn move.
    SeventyFiveMoves,
    /// The players agreed.
    Agreement,
    /// One side ran out of time, but the other could not mate at all.
    TimeWithoutMatingMaterial,
    /// One side left, but the other could not mate at all.
    AbandonmentWithoutMatingMaterial,
}

impl Outcome {
    /// Who won; `None` for a draw.
    #[must_use]
    pub const fn winner(self) -> Option<Color> {
        match self {
            Self::Win(winner, _) => Some(winner),
            Self::Draw(_) => None,
        }
    }

    /// Whether nobody won.
    #[must_use]
    pub const fn is_draw(self) -> bool {
        matches!(self, Self::Draw(_))
    }

    /// The score as it is written: `1-0`, `0-1` or `1/2-1/2`.
    #[must_use]
    pub const fn result(self) -> &'static str {
        match self.winner() {
            Some(Color::White) => "1-0",
            Some(Color::Black) => "0-1",
            None => "1/2-1/2",
        }
    }
}

impl fmt::Display for Outcome {
    /// A short sentence without its full stop: "White wins by checkmate".
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Win(winner, reason) => write!(f, "{winner} wins {reason}"),
            Self::Draw(reason) => write!(f, "Draw {reason}"),
        }
    }
}

impl fmt::Display for WinReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Checkmate => "by checkmate",
            Self::Resignation => "by resignation",
            Self::Time => "on time",
            Self::Abandonment => "because the opponent left",
        })
    }
}

impl fmt::Display for DrawReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Stalemate => "by stalemate",
            Self::InsufficientMaterial => "because neither side can mate",
            Self::ThreefoldRepetition => "by threefold repetition",
            Self::FivefoldRepetition => "by fivefold repetition",
            Self::FiftyMoves => "by the fifty-move rule",
            Self::SeventyFiveMoves => "by the seventy-five-move rule",
            Self::Agreement => "by agreement",
            Self::TimeWithoutMatingMaterial => "because time ran out but the opponent cannot mate",
            Self::AbandonmentWithoutMatingMaterial => {
                "because a player left but the opponent cannot mate"
            }
        })
    }
}
