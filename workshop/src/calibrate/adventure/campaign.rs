//! One traveler's way through the whole story.

use anyhow::{Result, bail, ensure};
use rookery_campaign::{
    AdventureProgress, Battle, Beat, Difficulty, Fight, Help, Story, StoryStop,
};
use rookery_play::BattleVerdict;

use super::table::Table;
use crate::dice::Dice;

/// Draws are tried again without end; somebody whose tries are that many has given up.
const PATIENCE: usize = 40;

/// A battle as somebody got past it, or did not.
pub(super) struct Passed {
    pub(super) battle: &'static Battle,
    /// Every try, with how hard it was made.
    pub(super) tries: Vec<(Difficulty, BattleVerdict)>,
    /// The most help that was given; [`Help::Passage`] if it was never won.
    pub(super) help: Help,
}

/// A campaign that is over.
pub(super) struct Campaign {
    pub(super) passed: Vec<Passed>,
    /// Whether the last line of the story was reached.
    pub(super) is_finished: bool,
}

impl Passed {
    /// Whether the first try was won, or what it asked for was met.
    pub(super) fn is_won_at_once(&self) -> bool {
        self.tries.first().is_some_and(|one| one.1.goes_on())
    }

    /// How many tries ended so.
    pub(super) fn ended(&self, verdict: BattleVerdict) -> usize {
        let tries = self.tries.iter();
        tries.filter(|one| one.1 == verdict).count()
    }
}

impl Campaign {
    /// Plays it. Whatever is left to chance follows from the seed.
    pub(super) fn play(table: &mut Table, rating: u16, seed: u64) -> Result<Self> {
        let story = Story::told();
        let mut progress = AdventureProgress::default();
        let mut dice = Dice::new(seed);
        let mut passed = Vec::new();
        loop {
            match progress.go_on(story) {
                Ok(()) => {}
                Err(StoryStop::End) => break,
                Err(StoryStop::Choice) => choose(&mut progress, story, &mut dice)?,
                Err(StoryStop::Battle(battle)) => {
                    let one = fight(table, &mut progress, battle, rating, &mut dice)?;
                    let is_stuck = !progress.has_passed(battle);
                    passed.push(one);
                    if is_stuck {
                        break;
                    }
                }
            }
        }
        Ok(Self {
            passed,
            is_finished: progress.is_finished(story),
        })
    }
}

fn choose(progress: &mut AdventureProgress, story: &Story, dice: &mut Dice) -> Result<()> {
    let here = progress.line(story);
    let step = story.step(here, &progress.journey.choices);
    let Some(Beat::Choose(choice)) = step.map(|step| &step.beat) else {
        bail!("there is nothing to decide");
    };
    let option = dice.below(choice.options.len() as u64) as usize;
    let chosen = progress.choose(story, &choice.options[option].key);
    ensure!(chosen, "an answer of {} is refused", choice.key);
    Ok(())
}

/// Tries a battle until the story goes on.
fn fight(
    table: &mut Table,
    progress: &mut AdventureProgress,
    battle: &'static Battle,
    rating: u16,
    dice: &mut Dice,
) -> Result<Passed> {
    let mut tries = Vec::new();
    while !progress.has_passed(battle) && tries.len() < PATIENCE {
        let difficulty = progress.difficulty(battle);
        let verdict = table.fight(battle, difficulty, rating, dice.number())?;
        tries.push((difficulty, verdict));
        let at = progress.fights.len() as u64;
        let fight = Fight {
            at,
            battle: battle.key.to_owned(),
            verdict,
        };
        progress.fights.insert(format!("{at:05}"), fight);
    }
    let is_won = tries.last().is_some_and(|one| one.1.goes_on());
    let most = tries.iter().map(|one| one.0.help).max();
    let help = match most {
        Some(most) if is_won => most,
        _ => Help::Passage,
    };
    Ok(Passed {
        battle,
        tries,
        help,
    })
}
