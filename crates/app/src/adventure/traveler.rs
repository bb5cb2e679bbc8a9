//! Somebody on the way through the story: how far they are, and the line they look at. What may be
//! read next is asked of the campaign.

#[cfg(test)]
mod tests;

use rookery_campaign::{
    AdventureProgress, Battle, Beat, Bookmark, Choice, Fight, Help, Picture, Place, Story,
    StoryStep, StoryStop,
};
use rookery_rules::Game;

/// Everything the pages of the adventure know.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Traveler {
    progress: AdventureProgress,
    /// An earlier line that is read again.
    earlier: Option<Bookmark>,
}

/// What there is to do at a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// Read on.
    Read,
    /// Decide first.
    Choose(&'static Choice),
    /// Play first.
    Fight(&'static Battle),
    /// The story is told.
    Nothing,
}

/// What a chapter was worth that is read to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChapterEnd {
    /// Which one, from 1.
    pub chapter: usize,
    /// How many feathers can be earned in it.
    pub feathers: usize,
    /// How many of them were.
    pub earned: usize,
}

impl Traveler {
    /// Somebody who has come so far, at the line that comes next.
    pub fn new(progress: AdventureProgress) -> Self {
        let mut traveler = Self {
            progress,
            earlier: None,
        };
        traveler.pass_silent();
        traveler
    }

    /// Reads what was kept; anything else is nothing.
    pub fn read(text: &str) -> Option<AdventureProgress> {
        serde_json::from_str(text).ok()
    }

    /// The text to keep.
    pub fn write(&self) -> String {
        serde_json::to_string(&self.progress).expect("progress is JSON")
    }

    /// How far they are, and what they decided and played.
    pub fn progress(&self) -> &AdventureProgress {
        &self.progress
    }

    /// Learns what another device knows.
    pub fn meet(&mut self, other: AdventureProgress) {
        let own = std::mem::take(&mut self.progress);
        self.progress = own.merge(other);
        self.pass_silent();
        // Other decisions lead past other lines.
        let line = self.progress.line(story());
        let is_there = |at: &Bookmark| *at < line && self.lines().any(|(one, _)| one == *at);
        self.earlier = self.earlier.filter(is_there);
    }

    /// The line that is looked at.
    pub fn at(&self) -> Bookmark {
        self.earlier.unwrap_or_else(|| self.progress.line(story()))
    }

    /// Whether an earlier line is read again.
    pub fn is_behind(&self) -> bool {
        self.earlier.is_some()
    }

    /// What happens there.
    pub fn beat(&self) -> &'static Beat {
        let choices = &self.progress.journey.choices;
        let step = story().step(self.at(), choices);
        &step.expect("a line is on the path").beat
    }

    /// What there is to do there.
    pub fn task(&self) -> Task {
        if self.is_behind() {
            return Task::Read;
        }
        let mut ahead = self.progress.clone();
        match ahead.go_on(story()) {
            Ok(()) => Task::Read,
            Err(StoryStop::Battle(battle)) => Task::Fight(battle),
            Err(StoryStop::End) => Task::Nothing,
            Err(StoryStop::Choice) => match self.beat() {
                Beat::Choose(choice) => Task::Choose(choice),
                _ => Task::Nothing,
            },
        }
    }

    /// Turns to the next line; whether there was one.
    pub fn go_on(&mut self) -> bool {
        if let Some(earlier) = self.earlier {
            let next = self.lines().find(|(at, _)| *at > earlier).map(|(at, _)| at);
            self.earlier = next.filter(|next| *next < self.progress.line(story()));
            return true;
        }
        let is_on = self.progress.go_on(story()).is_ok();
        self.pass_silent();
        is_on
    }

    /// Looks at the line before; whether there is one.
    pub fn go_back(&mut self) -> bool {
        let here = self.at();
        let before = self.lines().take_while(|(at, _)| *at < here).last();
        let found = before.map(|(at, _)| at);
        if found.is_some() {
            self.earlier = found;
        }
        found.is_some()
    }

    /// Goes on to where something has to be done, at most to the next chapter.
    pub fn skip(&mut self) {
        let chapter = self.at().chapter;
        while self.beat().text().is_some() && self.go_on() && self.at().chapter == chapter {}
    }

    /// Reads a chapter again that was begun.
    pub fn reread(&mut self, chapter: u16) {
        let first = self.lines().find(|(at, _)| at.chapter == chapter);
        let line = self.progress.line(story());
        self.earlier = first.map(|(at, _)| at).filter(|at| *at < line);
    }

    /// Back to the line that comes next.
    pub fn catch_up(&mut self) {
        self.earlier = None;
    }

    /// Decides; whether that was an answer.
    pub fn choose(&mut self, option: &str) -> bool {
        let is_made = self.progress.choose(story(), option);
        if is_made {
            self.go_on();
        }
        is_made
    }

    /// A battle was played; whether it is over.
    pub fn fought(&mut self, id: String, battle: &Battle, game: &Game, at: u64) -> bool {
        let fight = Fight::of(battle, game, at);
        let is_over = fight.is_some();
        if let Some(fight) = fight {
            self.progress.fights.entry(id).or_insert(fight);
        }
        is_over
    }

    /// What the player is given in the next try of a battle.
    pub fn help(&self, battle: &Battle) -> Help {
        self.progress.difficulty(battle).help
    }

    /// Where the line that is looked at happens, if that was said.
    pub fn place(&self) -> Option<&'static Place> {
        self.latest(|beat| match beat {
            Beat::Place(place) => Some(*place),
            _ => None,
        })
    }

    /// What there is to see at the line that is looked at: the last picture of its place.
    pub fn picture(&self) -> Option<&'static Picture> {
        self.latest(|beat| match beat {
            Beat::Place(_) => Some(None),
            Beat::Picture(picture) => Some(Some(*picture)),
            _ => None,
        })
        .flatten()
    }

    /// The lines of the same scene before the one that is looked at, at most so many.
    pub fn heard(&self, most: usize) -> Vec<&'static Beat> {
        let here = self.at();
        let before = self.path().take_while(|(at, _)| *at < here);
        let before = before.filter(|(at, _)| at.chapter == here.chapter);
        let mut heard: Vec<_> = before.map(|(_, step)| &step.beat).collect();
        let scene = heard.iter().rposition(|beat| beat.text().is_none());
        heard.drain(..scene.map_or(0, |scene| scene + 1));
        heard.drain(..heard.len().saturating_sub(most));
        heard
    }

    /// What the chapter was worth, at its last line; nothing where no battle was on the way.
    pub fn chapter_end(&self) -> Option<ChapterEnd> {
        let here = self.at();
        let is_here = |at: &Bookmark| at.chapter == here.chapter;
        let is_last = |(at, step): (Bookmark, &StoryStep)| at <= here || is_silent(&step.beat);
        let battles = || {
            let steps = self.path().filter(|(at, _)| is_here(at));
            steps.filter_map(|(_, step)| match step.beat {
                Beat::Battle(battle) => Some(battle),
                _ => None,
            })
        };
        let ends =
            self.beat().text().is_some() && self.path().filter(|(at, _)| is_here(at)).all(is_last);
        let won = |battle: &&'static Battle| self.progress.has_feather(battle);
        let end = ChapterEnd {
            chapter: usize::from(here.chapter) + 1,
            feathers: battles().count(),
            earned: battles().filter(won).count(),
        };
        (ends && end.feathers > 0).then_some(end)
    }

    /// How many chapters have been read to their end.
    pub fn chapters_read(&self) -> u16 {
        let story = story();
        let line = self.progress.line(story);
        line.chapter + u16::from(self.progress.is_finished(story))
    }

    /// Whether anything was read yet.
    pub fn has_begun(&self) -> bool {
        let line = self.progress.line(story());
        self.lines().next().is_some_and(|(first, _)| first < line)
    }

    /// The number and the title of the chapter that goes on.
    pub fn latest_chapter(&self) -> (usize, &'static str) {
        chapter(self.progress.line(story()))
    }

    /// The same for the one that is looked at.
    pub fn chapter(&self) -> (usize, &'static str) {
        chapter(self.at())
    }

    /// Whether the story is told to its end.
    pub fn is_finished(&self) -> bool {
        self.progress.is_finished(story())
    }

    /// Places and pictures say nothing; one reads on.
    fn pass_silent(&mut self) {
        while is_silent(self.here()) && self.progress.go_on(story()).is_ok() {}
    }

    fn here(&self) -> &'static Beat {
        let choices = &self.progress.journey.choices;
        let step = story().step(self.progress.line(story()), choices);
        &step.expect("a line is on the path").beat
    }

    /// What stays for a while, and was said last.
    fn latest<T>(&self, of: impl Fn(&'static Beat) -> Option<T>) -> Option<T> {
        let here = self.at();
        let until = self.path().take_while(|(at, _)| *at <= here);
        until.filter_map(|(_, step)| of(&step.beat)).last()
    }

    /// Every line that can be looked at, up to the one that comes next.
    fn lines(&self) -> impl Iterator<Item = (Bookmark, &'static StoryStep)> {
        let line = self.progress.line(story());
        (self.path())
            .take_while(move |(at, _)| *at <= line)
            .filter(move |(_, step)| !is_silent(&step.beat))
    }

    fn path(&self) -> impl Iterator<Item = (Bookmark, &'static StoryStep)> {
        let choices = &self.progress.journey.choices;
        let steps: Vec<_> = (story().steps_from(Bookmark::default(), choices))
            .map(|(at, _)| at)
            .collect();
        steps.into_iter().filter_map(move |at| {
            let chapter = story().chapters.get(usize::from(at.chapter))?;
            Some((at, chapter.steps.get(usize::from(at.step))?))
        })
    }
}

/// The story that everybody travels through.
pub fn story() -> &'static Story {
    Story::told()
}

/// Whether there is nothing to read or to do.
fn is_silent(beat: &Beat) -> bool {
    matches!(beat, Beat::Place(_) | Beat::Picture(_))
}

fn chapter(at: Bookmark) -> (usize, &'static str) {
    let index = usize::from(at.chapter);
    let chapter = story().chapters.get(index);
    (index + 1, chapter.map_or("", |chapter| &*chapter.title))
}
