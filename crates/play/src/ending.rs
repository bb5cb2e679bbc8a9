//! How a game ended, in two words that keep their spelling for ever.

use rookery_rules::pgn::GameResult;
use rookery_rules::{Color, DrawReason, Outcome, WinReason};

use crate::word::words;

words! {
    /// Why a game ended.
    pub enum EndReason {
        /// The king could not be saved.
        Checkmate = "checkmate",
        /// A side gave up.
        Resignation = "resignation",
        /// A side ran out of time.
        Time = "time",
        /// A side left.
        Abandonment = "abandonment",
        /// No legal move, and no check.
        Stalemate = "stalemate",
        /// Neither side could mate with what was left.
        InsufficientMaterial = "insufficient_material",
        /// The position came up three times.
        ThreefoldRepetition = "threefold_repetition",
        /// The position came up five times.
        FivefoldRepetition = "fivefold_repetition",
        /// Fifty moves of each side without capture or pawn move.
        FiftyMoves = "fifty_moves",
        /// Seventy-five moves of each side without capture or pawn move.
        SeventyFiveMoves = "seventy_five_moves",
        /// The players agreed.
        Agreement = "agreement",
    }
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ending {
    /// Who won. `*` for a game that was ended without a result.
    pub result: GameResult,
    /// Why; an imported game may not say.
    pub reason: Option<EndReason>,
}

impl From<Outcome> for Ending {
    fn from(outcome: Outcome) -> Self {
        let reason = match outcome {
            Outcome::Win(_, reason) => match reason {
                WinReason::Checkmate => EndReason::Checkmate,
                WinReason::Resignation => EndReason::Resignation,
                WinReason::Time => EndReason::Time,
                WinReason::Abandonment => EndReason::Abandonment,
            },
            Outcome::Draw(reason) => match reason {
                DrawReason::Stalemate => EndReason::Stalemate,
                DrawReason::InsufficientMaterial => EndReason::InsufficientMaterial,
                DrawReason::ThreefoldRepetition => EndReason::ThreefoldRepetition,
                DrawReason::FivefoldRepetition => EndReason::FivefoldRepetition,
                DrawReason::FiftyMoves => EndReason::FiftyMoves,
                DrawReason::SeventyFiveMoves => EndReason::SeventyFiveMoves,
                DrawReason::Agreement => EndReason::Agreement,
                DrawReason::TimeWithoutMatingMaterial => EndReason::Time,
                DrawReason::AbandonmentWithoutMatingMaterial => EndReason::Abandonment,
            },
        };
        Self {
            result: outcome.into(),
            reason: Some(reason),
        }
    }
}

impl Ending {
    /// Whether only moves can bring it: claiming it without them is a lie.
    #[must_use]
    pub const fn needs_moves(self) -> bool {
        match self.reason {
            Some(
                EndReason::Checkmate
                | EndReason::Stalemate
                | EndReason::InsufficientMaterial
                | EndReason::ThreefoldRepetition
                | EndReason::FivefoldRepetition
                | EndReason::FiftyMoves
                | EndReason::SeventyFiveMoves,
            ) => true,
            Some(
                EndReason::Resignation
                | EndReason::Time
                | EndReason::Abandonment
                | EndReason::Agreement,
            )
            | None => false,
        }
    }

    /// The result alone.
    #[must_use]
    pub const fn of(result: GameResult) -> Self {
        Self {
            result,
            reason: None,
        }
    }

    /// Who won.
    #[must_use]
    pub const fn winner(self) -> Option<Color> {
        match self.result {
            GameResult::Win(winner) => Some(winner),
            GameResult::Draw | GameResult::Unknown => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_outcome_keeps_its_winner_and_its_reason() {
        let mate = Ending::from(Outcome::Win(Color::Black, WinReason::Checkmate));
        assert_eq!(mate.result.as_str(), "0-1");
        assert_eq!(mate.reason, Some(EndReason::Checkmate));
        assert_eq!(mate.winner(), Some(Color::Black));
        let draw = Ending::from(Outcome::Draw(DrawReason::TimeWithoutMatingMaterial));
        assert_eq!((draw.result, draw.winner()), (GameResult::Draw, None));
    }
}
