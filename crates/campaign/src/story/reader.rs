//! Reads the story's text files, line by line.
//!
//! ```text
//! chapter: The Long Evening          the title, first
//! place: clearing                    also picture, lesson, drill, battle
//! Plain lines are told by nobody.
//! rook/worried: Words of somebody, with a mood if it is not calm.
//! choice road: A question            its options right below
//! - pond: An answer
//! - tunnel: Another answer
//! when road pond                     until `end`, only for those who chose so
//! end
//! ```

use super::fault::{StoryError, StoryFault};
use super::step::{Answer, Beat, Choice, Condition, StoryStep};
use super::{Chapter, NAME_SLOT, Story};
use crate::animal::Animal;
use crate::battle::Battle;
use crate::face::Mood;
use crate::lesson::Lesson;
use crate::picture::Picture;
use crate::place::Place;
use crate::speaker::Speaker;

pub(super) fn read(files: &[(&str, &str)]) -> Result<Story, StoryError> {
    let mut reader = Reader::default();
    for &(file, text) in files {
        let mut last = 1;
        for (index, line) in text.lines().enumerate() {
            last = index + 1;
            let read = reader.line(line.trim_end());
            read.map_err(|fault| error(file, last, fault))?;
        }
        let ended = reader.end_of_file();
        ended.map_err(|fault| error(file, last, fault))?;
    }
    Ok(Story {
        chapters: reader.chapters,
    })
}

fn error(file: &str, line: usize, fault: StoryFault) -> StoryError {
    StoryError {
        file: file.to_owned(),
        line,
        fault,
    }
}

/// What has been read so far.
#[derive(Default)]
struct Reader {
    chapters: Vec<Chapter>,
    /// The chapter of this file, once it has its title.
    chapter: Option<Chapter>,
    when: Option<Condition>,
    /// Every choice so far, with its options.
    choices: Vec<(String, Vec<String>)>,
}

impl Reader {
    fn line(&mut self, line: &str) -> Result<(), StoryFault> {
        if line.is_empty() {
            return self.close_choice();
        }
        if let Some(option) = line.strip_prefix("- ") {
            return self.option(option);
        }
        self.close_choice()?;
        if line == "end" {
            return self.when.take().map(drop).ok_or(StoryFault::StrayEnd);
        }
        if let Some(condition) = line.strip_prefix("when ") {
            return self.condition(condition);
        }
        match head(line) {
            Some((head, rest)) => self.directive(head, rest.trim()),
            None => self.add(Beat::Tell(slotted(line)?)),
        }
    }

    fn directive(&mut self, head: &str, rest: &str) -> Result<(), StoryFault> {
        if rest.is_empty() {
            return Err(StoryFault::Empty);
        }
        let missing = |what: &'static str| StoryFault::Missing {
            what,
            key: rest.to_owned(),
        };
        let beat = match head {
            "chapter" => return self.title(rest),
            "place" => Beat::Place(Place::from_key(rest).ok_or_else(|| missing("place"))?),
            "picture" => Beat::Picture(Picture::from_key(rest).ok_or_else(|| missing("picture"))?),
            "lesson" => Beat::Lesson(Lesson::from_key(rest).ok_or_else(|| missing("lesson"))?),
            "drill" => Beat::Drill(Animal::from_key(rest).ok_or_else(|| missing("animal"))?),
            "battle" => Beat::Battle(Battle::from_key(rest).ok_or_else(|| missing("battle"))?),
            _ => match head.strip_prefix("choice ") {
                Some(key) => return self.choice(key, rest),
                None => said(head, rest)?,
            },
        };
        self.add(beat)
    }

    fn title(&mut self, title: &str) -> Result<(), StoryFault> {
        if self.chapter.is_some() {
            return Err(StoryFault::TwoTitles);
        }
        self.chapter = Some(Chapter {
            title: title.to_owned(),
            steps: Vec::new(),
        });
        Ok(())
    }

    fn choice(&mut self, key: &str, question: &str) -> Result<(), StoryFault> {
        if self.when.is_some() {
            return Err(StoryFault::Nested);
        }
        if self.choices.iter().any(|(taken, _)| taken == key) {
            return Err(StoryFault::Taken(key.to_owned()));
        }
        self.choices.push((key.to_owned(), Vec::new()));
        self.add(Beat::Choose(Choice {
            key: key.to_owned(),
            question: question.to_owned(),
            options: Vec::new(),
        }))
    }

    fn option(&mut self, text: &str) -> Result<(), StoryFault> {
        let (key, text) = text.split_once(": ").ok_or(StoryFault::StrayOption)?;
        let steps = self.chapter.as_mut().map(|chapter| &mut chapter.steps);
        let Some(Beat::Choose(choice)) = steps
            .and_then(|steps| steps.last_mut())
            .map(|step| &mut step.beat)
        else {
            return Err(StoryFault::StrayOption);
        };
        if choice.options.iter().any(|option| option.key == key) {
            return Err(StoryFault::Taken(key.to_owned()));
        }
        choice.options.push(Answer {
            key: key.to_owned(),
            text: text.to_owned(),
        });
        let (_, options) = self.choices.last_mut().ok_or(StoryFault::StrayOption)?;
        options.push(key.to_owned());
        Ok(())
    }

    /// After the options comes something else.
    fn close_choice(&self) -> Result<(), StoryFault> {
        match self.choices.last() {
            Some((_, options)) if options.len() < 2 => Err(StoryFault::NoChoice),
            _ => Ok(()),
        }
    }

    fn condition(&mut self, text: &str) -> Result<(), StoryFault> {
        if self.when.is_some() {
            return Err(StoryFault::Nested);
        }
        let not_yet = || StoryFault::NotYet(text.to_owned());
        let (choice, option) = text.split_once(' ').ok_or_else(not_yet)?;
        let made = self.choices.iter().find(|(key, _)| key == choice);
        let (_, options) = made.ok_or_else(not_yet)?;
        if !options.iter().any(|known| known == option) {
            return Err(not_yet());
        }
        self.when = Some(Condition {
            choice: choice.to_owned(),
            option: option.to_owned(),
        });
        Ok(())
    }

    fn add(&mut self, beat: Beat) -> Result<(), StoryFault> {
        let when = self.when.clone();
        let chapter = self.chapter.as_mut().ok_or(StoryFault::NoTitle)?;
        chapter.steps.push(StoryStep { when, beat });
        Ok(())
    }

    fn end_of_file(&mut self) -> Result<(), StoryFault> {
        self.close_choice()?;
        if self.when.is_some() {
            return Err(StoryFault::NoEnd);
        }
        let chapter = self.chapter.take().ok_or(StoryFault::NoTitle)?;
        self.chapters.push(chapter);
        Ok(())
    }
}

/// What stands before the colon, if it is no sentence: sentences begin with a capital letter.
fn head(line: &str) -> Option<(&str, &str)> {
    let (head, rest) = line.split_once(':')?;
    let small = |c: char| c.is_ascii_lowercase() || matches!(c, '/' | ' ' | '-');
    head.chars().all(small).then_some((head, rest))
}

fn said(head: &str, text: &str) -> Result<Beat, StoryFault> {
    let (who, mood) = head.split_once('/').unwrap_or((head, Mood::Calm.key()));
    let speaker = Speaker::from_key(who).ok_or_else(|| StoryFault::Unknown(who.to_owned()))?;
    let mood = Mood::from_key(mood).ok_or_else(|| StoryFault::NoMood(mood.to_owned()))?;
    let text = slotted(text)?;
    Ok(Beat::Say {
        speaker,
        mood,
        text,
    })
}

/// A text whose only slots are those for the name.
fn slotted(text: &str) -> Result<String, StoryFault> {
    if text.replace(NAME_SLOT, "").contains(['{', '}']) {
        return Err(StoryFault::Slot);
    }
    Ok(text.to_owned())
}
