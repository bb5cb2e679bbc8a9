//! The story: chapters made of steps, read from text files of our own.

mod fault;
mod path;
mod reader;
mod step;
#[cfg(test)]
mod tests;

use std::sync::LazyLock;

pub use fault::{StoryError, StoryFault};
pub use path::{Bookmark, Choices};
pub use step::{Answer, Beat, Choice, Condition, StoryStep};

/// All chapters in order.
#[derive(Debug, PartialEq, Eq)]
pub struct Story {
    /// The chapters.
    pub chapters: Vec<Chapter>,
}

/// A part of the story between two rests.
#[derive(Debug, PartialEq, Eq)]
pub struct Chapter {
    /// What it is called.
    pub title: String,
    /// What happens, with what happens only on some paths.
    pub steps: Vec<StoryStep>,
}

macro_rules! files {
    ($($name:literal),* $(,)?) => {
        [$(($name, include_str!(concat!("../story/", $name)))),*]
    };
}

const FILES: [(&str, &str); 16] = files![
    "01-the-long-evening.txt",
    "02-the-bramble-gate.txt",
    "03-low-roads.txt",
    "04-no-time.txt",
    "05-the-charge.txt",
    "06-lost-and-found.txt",
    "07-the-river.txt",
    "08-knock-knock.txt",
    "09-the-oldest-resident.txt",
    "10-a-friend-in-red.txt",
    "11-first-snow.txt",
    "12-night-post.txt",
    "13-the-listener.txt",
    "14-three-questions.txt",
    "15-the-tower.txt",
    "16-the-eighth-row.txt",
];

static STORY: LazyLock<Story> =
    LazyLock::new(|| Story::parse(&FILES).expect("a test reads every file"));

impl Story {
    /// The story that is told.
    #[must_use]
    pub fn told() -> &'static Self {
        &STORY
    }

    /// Reads files, one chapter each: their names and their texts.
    ///
    /// # Errors
    /// The first fault, with its file and line.
    pub fn parse(files: &[(&str, &str)]) -> Result<Self, StoryError> {
        reader::read(files)
    }
}

/// A text as the player reads it: with their name in its place.
#[must_use]
pub fn spoken(text: &str, name: &str) -> String {
    text.replace(NAME_SLOT, name)
}

/// Where the player's name goes.
const NAME_SLOT: &str = "{name}";
