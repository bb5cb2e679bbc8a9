//! The way through the story that follows from decisions.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{Beat, Chapter, Story, StoryStep};

/// What was decided: the key of each choice with the key of its option.
pub type Choices = BTreeMap<String, String>;

/// A line of the story. A later one is greater.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(deny_unknown_fields)]
pub struct Bookmark {
    /// The chapter, from 0.
    pub chapter: u16,
    /// The step in it, from 0, counting those of every path.
    pub step: u16,
}

impl StoryStep {
    /// Whether it happens to somebody who decided so.
    #[must_use]
    pub fn happens(&self, choices: &Choices) -> bool {
        let made = |choice: &str| choices.get(choice);
        let when = self.when.as_ref();
        when.is_none_or(|when| made(&when.choice) == Some(&when.option))
    }
}

impl Chapter {
    /// The steps that happen to somebody who decided so.
    pub fn path<'s>(&'s self, choices: &'s Choices) -> impl Iterator<Item = &'s StoryStep> {
        self.steps.iter().filter(|step| step.happens(choices))
    }
}

impl Story {
    /// What happens here, if it is in the story and on the path.
    #[must_use]
    pub fn step(&self, at: Bookmark, choices: &Choices) -> Option<&StoryStep> {
        let chapter = self.chapters.get(usize::from(at.chapter))?;
        let step = chapter.steps.get(usize::from(at.step))?;
        step.happens(choices).then_some(step)
    }

    /// The next step on the path; none at the end, and none at a choice that has not been made.
    #[must_use]
    pub fn next(&self, at: Bookmark, choices: &Choices) -> Option<Bookmark> {
        if self.waits_for_choice(at, choices) {
            return None;
        }
        self.steps_from(at, choices).nth(1).map(|(at, _)| at)
    }

    /// Whether the player has to decide here first.
    #[must_use]
    pub fn waits_for_choice(&self, at: Bookmark, choices: &Choices) -> bool {
        match self.step(at, choices).map(|step| &step.beat) {
            Some(Beat::Choose(choice)) => {
                let made = choices.get(&choice.key);
                !choice
                    .options
                    .iter()
                    .any(|option| Some(&option.key) == made)
            }
            _ => false,
        }
    }

    /// The steps on the path from here on, with where they are. What lies behind a choice that has
    /// not been made is left out.
    pub fn steps_from<'s>(
        &'s self,
        from: Bookmark,
        choices: &'s Choices,
    ) -> impl Iterator<Item = (Bookmark, &'s StoryStep)> {
        let chapters = (0_u16..).zip(&self.chapters);
        let all = chapters.flat_map(|(chapter, one)| {
            let steps = (0_u16..).zip(&one.steps);
            steps.map(move |(step, one)| (Bookmark { chapter, step }, one))
        });
        let mut waits = false;
        let on_path = all.filter(move |&(at, step)| at >= from && step.happens(choices));
        on_path.take_while(move |&(at, _)| {
            let goes_on = !waits;
            waits = self.waits_for_choice(at, choices);
            goes_on
        })
    }
}
