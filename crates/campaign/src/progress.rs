//! How far somebody is: the line they read, what they decided and the battles they fought. It holds
//! only what was said and stored; what follows from it is asked of the story.

#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use rookery_play::BattleVerdict;
use rookery_rules::Game;
use serde::{Deserialize, Serialize};

use crate::battle::Battle;
use crate::difficulty::{Difficulty, Help, Played};
use crate::story::{Beat, Bookmark, Choices, Story, StoryStep};

/// A person's adventure so far.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AdventureProgress {
    /// As told by the device that has come furthest.
    #[serde(default)]
    pub journey: Journey,
    /// Stored games that were battles, by the id of the game.
    #[serde(default)]
    pub fights: BTreeMap<String, Fight>,
}

/// Where a device says it is. A later line is greater, whatever was decided on the way.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Journey {
    /// The line.
    pub at: Bookmark,
    /// What was decided.
    #[serde(default)]
    pub choices: Choices,
}

/// A battle that was played to its end.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fight {
    /// When, in milliseconds since 1970: orders the fights.
    pub at: u64,
    /// The key of the battle.
    pub battle: String,
    /// What it was worth.
    pub verdict: BattleVerdict,
}

/// Why the story does not go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StoryStop {
    /// This battle has to be fought first.
    Battle(&'static Battle),
    /// Something has to be decided first.
    Choice,
    /// It is told.
    End,
}

impl Fight {
    /// What a stored game counts as; none while it is undecided, or if it began elsewhere.
    #[must_use]
    pub fn of(battle: &Battle, game: &Game, at: u64) -> Option<Self> {
        Some(Self {
            at,
            battle: battle.key.to_owned(),
            verdict: battle.judge(game)?,
        })
    }
}

impl AdventureProgress {
    /// What two devices know together: the furthest line with its decisions, and all fights. The
    /// order does not matter, and nothing counts twice.
    #[must_use]
    pub fn merge(self, other: Self) -> Self {
        let mut fights = self.fights;
        for (id, fight) in other.fights {
            let known = fights.entry(id).or_insert_with(|| fight.clone());
            if *known < fight {
                *known = fight;
            }
        }
        Self {
            journey: self.journey.max(other.journey),
            fights,
        }
    }

    /// The line to read on: the one the device names, but never beyond a battle that no stored game
    /// has passed, nor beyond a decision that was not made.
    #[must_use]
    pub fn line(&self, story: &Story) -> Bookmark {
        let mut reached = Bookmark::default();
        for (at, step) in story.steps_from(Bookmark::default(), &self.journey.choices) {
            if at > self.journey.at {
                break;
            }
            reached = at;
            if self.stopped_by(step).is_some() {
                break;
            }
        }
        reached
    }

    /// Turns to the next line.
    ///
    /// # Errors
    /// If something has to be done first, or the story is told; nothing changes then.
    pub fn go_on(&mut self, story: &Story) -> Result<(), StoryStop> {
        let here = self.line(story);
        let choices = &self.journey.choices;
        if let Some(step) = story.step(here, choices)
            && let Some(battle) = self.stopped_by(step)
        {
            return Err(StoryStop::Battle(battle));
        }
        if story.waits_for_choice(here, choices) {
            return Err(StoryStop::Choice);
        }
        self.journey.at = story.next(here, choices).ok_or(StoryStop::End)?;
        Ok(())
    }

    /// Decides here; false if there is nothing to decide, or no such answer.
    pub fn choose(&mut self, story: &Story, option: &str) -> bool {
        let here = self.line(story);
        let choices = &mut self.journey.choices;
        if !story.waits_for_choice(here, choices) {
            return false;
        }
        let Some(Beat::Choose(choice)) = story.step(here, choices).map(|step| &step.beat) else {
            return false;
        };
        let known = choice.options.iter().any(|one| one.key == option);
        if known {
            choices.insert(choice.key.clone(), option.to_owned());
        }
        known
    }

    /// Whether the last line has been reached.
    #[must_use]
    pub fn is_finished(&self, story: &Story) -> bool {
        let here = self.line(story);
        let choices = &self.journey.choices;
        !story.waits_for_choice(here, choices) && story.next(here, choices).is_none()
    }

    /// The fights, oldest first, without those of battles that we do not know.
    #[must_use]
    pub fn history(&self) -> Vec<Played> {
        let mut fights: Vec<_> = self.fights.iter().collect();
        fights.sort_by_key(|&(id, fight)| (fight.at, id));
        let known = |(_, fight): (&String, &Fight)| {
            Some(Played {
                battle: Battle::from_key(&fight.battle)?,
                verdict: fight.verdict,
            })
        };
        fights.into_iter().filter_map(known).collect()
    }

    /// What the next try of a battle is like.
    #[must_use]
    pub fn difficulty(&self, battle: &Battle) -> Difficulty {
        Difficulty::of(battle, &self.history())
    }

    /// Whether the story goes on behind a battle: it was won, or lost often enough.
    #[must_use]
    pub fn has_passed(&self, battle: &Battle) -> bool {
        let mut tries = self.fights.values().filter(|one| one.battle == battle.key);
        tries.any(|fight| fight.verdict.goes_on()) || self.difficulty(battle).help == Help::Passage
    }

    /// Whether a battle was fought just as it asked for, which earns a feather.
    #[must_use]
    pub fn has_feather(&self, battle: &Battle) -> bool {
        let mut tries = self.fights.values().filter(|one| one.battle == battle.key);
        tries.any(|fight| fight.verdict == BattleVerdict::Met)
    }

    /// How many battles were fought just as they asked for: a feather each.
    #[must_use]
    pub fn feathers(&self) -> usize {
        let met = self
            .fights
            .values()
            .filter(|one| one.verdict == BattleVerdict::Met);
        let mut keys: Vec<_> = met.map(|fight| &fight.battle).collect();
        keys.sort_unstable();
        keys.dedup();
        keys.len()
    }

    fn stopped_by(&self, step: &StoryStep) -> Option<&'static Battle> {
        match step.beat {
            Beat::Battle(battle) if !self.has_passed(battle) => Some(battle),
            _ => None,
        }
    }
}
