//! One step of the story: something to read, to look at, to decide, to learn or to fight.

use crate::animal::Animal;
use crate::battle::Battle;
use crate::face::Mood;
use crate::lesson::Lesson;
use crate::picture::Picture;
use crate::place::Place;
use crate::speaker::Speaker;

/// Something that happens, always or on some paths.
#[derive(Debug, PartialEq, Eq)]
pub struct StoryStep {
    /// When it happens; always, if there is no condition.
    pub when: Option<Condition>,
    /// What happens.
    pub beat: Beat,
}

/// Only for those who decided so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Condition {
    /// The key of a choice.
    pub choice: String,
    /// The key of the option that was taken.
    pub option: String,
}

/// What happens in a step.
#[derive(Debug, PartialEq, Eq)]
pub enum Beat {
    /// We are somewhere else now.
    Place(&'static Place),
    /// Something to look at.
    Picture(&'static Picture),
    /// Nobody in particular says this.
    Tell(String),
    /// Somebody says this.
    Say {
        /// Who.
        speaker: Speaker,
        /// How they feel.
        mood: Mood,
        /// Their words.
        text: String,
    },
    /// The player decides.
    Choose(Choice),
    /// A lesson for those who have never played; others may skip it.
    Lesson(&'static Lesson),
    /// The guide shows what beats this opponent.
    Drill(Animal),
    /// A game has to be played.
    Battle(&'static Battle),
}

/// A decision that is remembered.
#[derive(Debug, PartialEq, Eq)]
pub struct Choice {
    /// How it is remembered.
    pub key: String,
    /// What is asked.
    pub question: String,
    /// What can be answered.
    pub options: Vec<Answer>,
}

/// One answer to a choice.
#[derive(Debug, PartialEq, Eq)]
pub struct Answer {
    /// How it is remembered.
    pub key: String,
    /// What it says.
    pub text: String,
}

impl Beat {
    /// What is read in it, if anything is.
    #[must_use]
    pub fn text(&self) -> Option<&str> {
        match self {
            Self::Tell(text) | Self::Say { text, .. } => Some(text),
            _ => None,
        }
    }
}
