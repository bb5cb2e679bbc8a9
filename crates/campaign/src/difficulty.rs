//! How hard a battle is for somebody who has played before: a staircase that settles where four games
//! of five are won, and help for those who lose again and again.

use rookery_analysis::Rating;
use rookery_play::BattleVerdict;

use crate::battle::Battle;

/// A battle that was played to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    /// Which one.
    pub battle: &'static Battle,
    /// What it was worth.
    pub verdict: BattleVerdict,
}

/// What the next try is like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Difficulty {
    /// How well the opponent plays.
    pub rung: Rating,
    /// What the player is given.
    pub help: Help,
}

/// Help, each with all that comes before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Help {
    /// None is needed.
    None,
    /// The guide says again what beats this opponent.
    Advice,
    /// The opponent plays on a lower rung.
    Easier,
    /// Hints and taking back are allowed.
    Hints,
    /// The story may go on without a win.
    Passage,
}

impl Help {
    /// Whether hints and taking back are allowed.
    #[must_use]
    pub fn grants_favors(self) -> bool {
        self >= Self::Hints
    }
}

/// A win in a row without any loss so far: a strong player is not kept waiting.
const STRIDE: u16 = 120;
/// A win after that. One to four with a loss, so that four games of five are won.
const STEP: u16 = 40;
/// A loss.
const FALL: u16 = 160;
/// How much easier each loss makes the same battle, from the third on.
const RELIEF: u16 = 150;
/// How far above its own rung an animal plays against a strong player.
const STRETCH: u16 = 600;

impl Difficulty {
    /// The next try of a battle, after these games of the adventure, oldest first.
    #[must_use]
    pub fn of(battle: &Battle, history: &[Played]) -> Self {
        let losses = losses_in_a_row(battle, history);
        let help = match losses {
            0 | 1 => Help::None,
            2 => Help::Advice,
            3 => Help::Easier,
            4..=6 => Help::Hints,
            _ => Help::Passage,
        };
        let own = battle.opponent.character().rung.get();
        let highest = (own + STRETCH).min(Rating::HIGHEST.get());
        let fitting = level(history).clamp(battle.easiest, highest);
        let relief = RELIEF * losses.saturating_sub(2).min(12);
        let rung = fitting.saturating_sub(relief).max(Rating::LOWEST.get());
        Self {
            rung: Rating::new(rung).unwrap_or(Rating::LOWEST),
            help,
        }
    }
}

/// Where the staircase stands.
fn level(history: &[Played]) -> u16 {
    let (lowest, highest) = (Rating::LOWEST.get(), Rating::HIGHEST.get());
    let mut level = lowest;
    let mut up = STRIDE;
    for played in history {
        match played.verdict {
            BattleVerdict::Won | BattleVerdict::Met => level += up,
            BattleVerdict::Drawn => {}
            BattleVerdict::Lost => {
                level = level.saturating_sub(FALL);
                up = STEP;
            }
        }
        level = level.clamp(lowest, highest);
    }
    level
}

/// Losses of this battle since it was last won; draws count as neither.
fn losses_in_a_row(battle: &Battle, history: &[Played]) -> u16 {
    let tries = history.iter().rev().filter(|one| one.battle == battle);
    let since = tries.take_while(|one| !one.verdict.goes_on());
    let losses = since
        .filter(|one| one.verdict == BattleVerdict::Lost)
        .count();
    u16::try_from(losses).unwrap_or(u16::MAX)
}

#[cfg(test)]
mod tests;
