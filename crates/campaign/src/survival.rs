//! Survival: one opponent after the other, each a rung higher, until three lives are gone. No taking
//! back and no hints.

use rookery_analysis::Rating;
use serde::{Deserialize, Serialize};

use crate::animal::Animal;
use crate::cast::CAST;
use crate::sheet::GameResult;

/// A run so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Survival {
    /// Opponents beaten.
    beaten: u16,
    /// Games lost.
    lost: u8,
    /// What the beaten were worth.
    score: u32,
}

/// Who comes next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct NextOpponent {
    /// Who it is.
    pub animal: Animal,
    /// How well it plays this time.
    pub rung: Rating,
}

/// Between two opponents.
const STEP: u16 = 100;
/// How many of the animals near a rung may come.
const NEAREST: usize = 4;

impl Survival {
    /// Lives at the beginning.
    pub const LIVES: u8 = 3;

    /// Nobody met yet.
    pub const BEGIN: Self = Self {
        beaten: 0,
        lost: 0,
        score: 0,
    };

    /// A whole run again, from its results.
    #[must_use]
    pub fn replayed(results: impl IntoIterator<Item = GameResult>) -> Self {
        let after = |run: Self, result| run.after(result).unwrap_or(run);
        results.into_iter().fold(Self::BEGIN, after)
    }

    /// The run after one more game; none if it was over already. A draw is tried again and counts as
    /// neither.
    #[must_use]
    pub fn after(self, result: GameResult) -> Option<Self> {
        if self.is_over() {
            return None;
        }
        Some(match result {
            GameResult::Won => Self {
                beaten: self.beaten.saturating_add(1),
                score: self.score.saturating_add(u32::from(self.rung().get())),
                ..self
            },
            GameResult::Drawn => self,
            GameResult::Lost => Self {
                lost: self.lost + 1,
                ..self
            },
        })
    }

    /// Lives left.
    #[must_use]
    pub const fn lives(self) -> u8 {
        Self::LIVES.saturating_sub(self.lost)
    }

    /// Whether no life is left.
    #[must_use]
    pub const fn is_over(self) -> bool {
        self.lives() == 0
    }

    /// Opponents beaten so far.
    #[must_use]
    pub const fn beaten(self) -> u16 {
        self.beaten
    }

    /// The rungs of all who were beaten, added up.
    #[must_use]
    pub const fn score(self) -> u32 {
        self.score
    }

    /// How well the next opponent plays: a rung higher after each win, up to the top of the ladder.
    #[must_use]
    pub fn rung(self) -> Rating {
        let climbed = STEP.saturating_mul(self.beaten);
        let rung = Rating::LOWEST.get().saturating_add(climbed);
        Rating::new(rung).unwrap_or(Rating::HIGHEST)
    }

    /// Who comes next, one of those whose own rung is nearest; the number decides. None when it is
    /// over.
    #[must_use]
    pub fn next_opponent(self, number: u32) -> Option<NextOpponent> {
        if self.is_over() {
            return None;
        }
        let rung = self.rung();
        let mut near: Vec<_> = CAST.iter().collect();
        near.sort_by_key(|one| one.rung.get().abs_diff(rung.get()));
        Some(NextOpponent {
            animal: near[number as usize % NEAREST].animal,
            rung,
        })
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use GameResult::{Drawn, Lost, Won};

    #[test]
    fn rungs_rise_with_every_win_and_only_then() {
        let rungs =
            |results: &[GameResult]| Survival::replayed(results.iter().copied()).rung().get();
        assert_eq!(rungs(&[]), 200);
        assert_eq!(rungs(&[Won]), 300);
        assert_eq!(rungs(&[Won, Drawn, Lost]), 300);
        assert_eq!(rungs(&[Won; 22]), 2400);
        assert_eq!(rungs(&[Won; 500]), 2400);
    }

    #[test]
    fn three_losses_end_it() {
        let run = Survival::replayed([Won, Lost, Drawn, Won, Lost]);
        assert_eq!((run.lives(), run.beaten(), run.score()), (1, 2, 500));
        let over = run.after(Lost).unwrap();
        assert!(over.is_over() && !run.is_over());
        assert_eq!(over.after(Won), None);
        assert_eq!(over.next_opponent(0), None);
        assert_eq!(Survival::replayed([Lost, Lost, Lost, Won]).score(), 0);
    }

    #[test]
    fn opponents_vary_and_fit_the_rung() {
        let run = Survival::replayed([Won; 8]);
        let met: HashSet<_> = (0..20).filter_map(|n| run.next_opponent(n)).collect();
        assert_eq!(met.len(), NEAREST);
        for one in met {
            assert_eq!(one.rung.get(), 1000);
            assert!(one.animal.character().rung.get().abs_diff(1000) <= 300);
        }
    }

    #[test]
    fn a_run_is_written_and_read_back() {
        let run = Survival::replayed([Won, Lost]);
        let text = serde_json::to_string(&run).unwrap();
        assert_eq!(text, r#"{"beaten":1,"lost":1,"score":200}"#);
        assert_eq!(serde_json::from_str::<Survival>(&text).unwrap(), run);
    }
}
