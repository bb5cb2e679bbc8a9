//! Games ended early because both engines agree on the result.

use rookery_rules::Color;
use serde::{Deserialize, Serialize};

use super::thought::Judgement;

/// A draw is seen where both sides stay this close to zero, in hundredths of a pawn …
const LEVEL: i32 = 8;
/// … for so many moves of each.
const LEVEL_MOVES: usize = 8;
/// A win is seen where both sides agree on it for so many moves of each.
const WON_MOVES: usize = 4;

/// When scores end a game; never, unless asked for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Adjudication {
    /// Level games are drawn from this move on.
    pub(crate) draw_after: Option<u16>,
    /// Games are won for the side that leads by so many hundredths of a pawn.
    pub(crate) resign: Option<u16>,
}

/// What the engines agree on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Agreement {
    Draw,
    Win(Color),
}

impl Adjudication {
    /// What the judgements of both sides in turn, from White's side, say after this move.
    pub(crate) fn agreement(
        self,
        fullmove: u16,
        judgements: &[Option<Judgement>],
    ) -> Option<Agreement> {
        let all = |moves: usize, holds: &dyn Fn(i32) -> bool| {
            let start = judgements.len().checked_sub(2 * moves);
            let last = start.map(|start| &judgements[start..]);
            let seen = |judgement: &Option<Judgement>| {
                judgement.is_some_and(|said| holds(said.centipawns()))
            };
            last.is_some_and(|last| last.iter().all(seen))
        };
        if let Some(lead) = self.resign.map(i32::from) {
            if all(WON_MOVES, &|cp| cp >= lead) {
                return Some(Agreement::Win(Color::White));
            }
            if all(WON_MOVES, &|cp| cp <= -lead) {
                return Some(Agreement::Win(Color::Black));
            }
        }
        let late = self.draw_after.is_some_and(|first| fullmove >= first);
        let level = || all(LEVEL_MOVES, &|cp| cp.abs() <= LEVEL);
        (late && level()).then_some(Agreement::Draw)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOTH: Adjudication = Adjudication {
        draw_after: Some(40),
        resign: Some(1000),
    };

    fn agreement(rules: Adjudication, fullmove: u16, cps: &[i32]) -> Option<Agreement> {
        let judgements: Vec<_> = cps.iter().map(|&cp| Some(Judgement::Cp(cp))).collect();
        rules.agreement(fullmove, &judgements)
    }

    #[test]
    fn level_scores_draw_late_and_only_if_asked_for() {
        let level = [8, -8].repeat(8);
        assert_eq!(agreement(BOTH, 40, &level), Some(Agreement::Draw));
        assert_eq!(agreement(BOTH, 39, &level), None);
        assert_eq!(agreement(BOTH, 40, &level[1..]), None);
        assert_eq!(agreement(BOTH, 40, &[&level[1..], &[9]].concat()), None);
        assert_eq!(agreement(Adjudication::default(), 40, &level), None);
    }

    #[test]
    fn a_win_needs_both_sides_to_see_it() {
        assert_eq!(
            agreement(BOTH, 5, &[1000; 8]),
            Some(Agreement::Win(Color::White))
        );
        assert_eq!(
            agreement(BOTH, 5, &[-1000; 8]),
            Some(Agreement::Win(Color::Black))
        );
        assert_eq!(agreement(BOTH, 5, &[1000, -1000].repeat(4)), None);
        assert_eq!(agreement(BOTH, 5, &[1000; 7]), None);
        let mut judgements = vec![Some(Judgement::Mate(3)); 8];
        assert_eq!(
            BOTH.agreement(9, &judgements),
            Some(Agreement::Win(Color::White))
        );
        judgements[4] = None;
        assert_eq!(BOTH.agreement(9, &judgements), None);
    }
}
