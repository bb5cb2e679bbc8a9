//! How a game went for its owner, which is what people ask lists for.

use rookery_rules::Color;
use rookery_rules::pgn::GameResult;

use super::{GameSummary, Side};
use crate::named::named;

named! {
    /// How a game went for its owner.
    pub enum Verdict {
        /// The owner won.
        Win = "win",
        /// The owner lost.
        Loss = "loss",
        /// Nobody won.
        Draw = "draw",
        /// It still goes on.
        Unfinished = "unfinished",
        /// It is over, but the owner had no side or it has no result.
        Other = "other",
    }
}

impl GameSummary {
    /// How it went for its owner.
    #[must_use]
    pub fn verdict(&self) -> Verdict {
        let result = self.ending().map(|ending| ending.result);
        match (self.finished, result, self.side) {
            (false, ..) => Verdict::Unfinished,
            (true, Some(GameResult::Draw), _) => Verdict::Draw,
            (true, Some(GameResult::Win(Color::White)), Side::White)
            | (true, Some(GameResult::Win(Color::Black)), Side::Black) => Verdict::Win,
            (true, Some(GameResult::Win(_)), Side::White | Side::Black) => Verdict::Loss,
            (true, ..) => Verdict::Other,
        }
    }
}
