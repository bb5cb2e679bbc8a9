#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod animal;
mod battle;
pub mod cast;
mod character;
mod crown;
mod difficulty;
mod drill;
mod exercise;
mod face;
mod guide;
mod lesson;
mod objective;
mod picture;
mod place;
mod poster;
mod progress;
#[cfg(test)]
mod proof;
mod sheet;
mod speaker;
mod story;
mod survival;
mod temper;
mod voice;
mod weakness;

pub use animal::Animal;
pub use battle::{BATTLES, Battle};
pub use cast::CAST;
pub use character::Character;
pub use crown::Crown;
pub use difficulty::{Difficulty, Help, Played};
pub use exercise::Exercise;
pub use face::{Beak, Eyes, Face, Features, Mood, Mouth, Shape, Still, Tone};
pub use guide::{GUIDE_FACE, GUIDE_NAME};
pub use lesson::{LESSONS, Lesson, Part, Task, TaskState};
pub use objective::Objective;
pub use picture::{PICTURES, Picture};
pub use place::{MAP_FILE, PLACES, Place};
pub use poster::Poster;
pub use progress::{AdventureProgress, Fight, Journey, StoryStop};
pub use sheet::{COUNTED, GameResult, GameTotals, Kind, STYLES_OVERLAP, Sheet, SheetGame};
pub use speaker::Speaker;
pub use story::{
    Answer, Beat, Bookmark, Chapter, Choice, Choices, Condition, Story, StoryError, StoryFault,
    StoryStep, spoken,
};
pub use survival::{NextOpponent, Survival};
pub use temper::Temper;
pub use voice::{Cue, Voice};
pub use weakness::WeaknessWords;

pub use rookery_analysis::{ParseWeaknessError, Weakness};
