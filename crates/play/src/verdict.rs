//! What a game was worth: to its owner, and as a battle.

use rookery_rules::pgn::GameResult;

use crate::ending::Ending;
use crate::side::Side;
use crate::word::words;

words! {
    /// How a game went for its owner, which is what people ask lists for.
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

words! {
    /// What a battle was worth, as its judge said.
    pub enum BattleVerdict {
        /// Lost.
        Lost = "lost",
        /// Drawn: counts as neither.
        Drawn = "drawn",
        /// Won, though not as the battle asked.
        Won = "won",
        /// Just what the battle asked for.
        Met = "met",
    }
}

impl BattleVerdict {
    /// Whether the story goes on.
    #[must_use]
    pub const fn goes_on(self) -> bool {
        matches!(self, Self::Won | Self::Met)
    }
}

impl Verdict {
    /// Of a game that ended like this, or goes on, for whoever had this side.
    #[must_use]
    pub fn of(finished: bool, ending: Option<Ending>, side: Side) -> Self {
        let result = ending.map(|ending| ending.result);
        match (finished, result, side.color()) {
            (false, ..) => Self::Unfinished,
            (true, Some(GameResult::Draw), _) => Self::Draw,
            (true, Some(GameResult::Win(winner)), Some(own)) if winner == own => Self::Win,
            (true, Some(GameResult::Win(_)), Some(_)) => Self::Loss,
            (true, ..) => Self::Other,
        }
    }
}

#[cfg(test)]
mod tests {
    use rookery_rules::Color;

    use super::*;

    #[test]
    fn a_game_is_judged_from_its_owners_side() {
        let won = Some(Ending::of(GameResult::Win(Color::Black)));
        let draw = Some(Ending::of(GameResult::Draw));
        for (finished, ending, side, verdict) in [
            (true, won, Side::Black, Verdict::Win),
            (true, won, Side::White, Verdict::Loss),
            (true, won, Side::Neither, Verdict::Other),
            (true, draw, Side::Neither, Verdict::Draw),
            (true, None, Side::White, Verdict::Other),
            (false, None, Side::White, Verdict::Unfinished),
        ] {
            assert_eq!(Verdict::of(finished, ending, side), verdict);
        }
    }
}
