//! The story that is told, on every path, and every fault that a text can have.

use std::collections::{BTreeMap, HashSet};

use super::{Beat, Bookmark, Choices, Story, StoryFault, spoken};
use crate::battle::BATTLES;
use crate::lesson::LESSONS;
use crate::picture::PICTURES;
use crate::place::PLACES;

/// Every way to decide.
fn paths(story: &Story) -> Vec<Choices> {
    let steps = story.chapters.iter().flat_map(|chapter| &chapter.steps);
    let mut paths = vec![BTreeMap::new()];
    for step in steps {
        if let Beat::Choose(choice) = &step.beat {
            let with = |path: &Choices| {
                let options = choice.options.iter();
                let path = path.clone();
                options.map(move |option| {
                    let mut path = path.clone();
                    path.insert(choice.key.clone(), option.key.clone());
                    path
                })
            };
            paths = paths.iter().flat_map(with).collect();
        }
    }
    paths
}

fn beats(story: &Story) -> impl Iterator<Item = &Beat> {
    let steps = story.chapters.iter().flat_map(|chapter| &chapter.steps);
    steps.map(|step| &step.beat)
}

#[test]
fn every_chapter_has_its_words_on_every_path() {
    let story = Story::told();
    assert!(story.chapters.len() >= 12);
    for choices in paths(story) {
        for chapter in &story.chapters {
            let texts = chapter.path(&choices).filter_map(|step| step.beat.text());
            let words: usize = texts.map(|text| text.split_whitespace().count()).sum();
            assert!((200..=500).contains(&words), "{}: {words}", chapter.title);
        }
    }
}

#[test]
fn every_path_reaches_the_end() {
    let story = Story::told();
    let paths = paths(story);
    assert_eq!(paths.len(), 64);
    for choices in &paths {
        let mut at = Bookmark::default();
        assert!(story.step(at, choices).is_some());
        while let Some(next) = story.next(at, choices) {
            assert!(next > at);
            at = next;
        }
        assert_eq!(usize::from(at.chapter), story.chapters.len() - 1);
        let last = story.chapters.last().unwrap().steps.len() - 1;
        assert_eq!(usize::from(at.step), last);
    }
}

#[test]
fn a_choice_is_waited_for() {
    let story = Story::told();
    let mut at = Bookmark::default();
    let mut choices = Choices::new();
    while let Some(next) = story.next(at, &choices) {
        at = next;
    }
    assert!(story.waits_for_choice(at, &choices));
    choices.insert("road".to_owned(), "pond".to_owned());
    assert!(story.next(at, &choices).is_some());
}

#[test]
fn choices_change_the_opponent() {
    let story = Story::told();
    let met = |choices: &Choices| {
        let steps = story
            .chapters
            .iter()
            .flat_map(|chapter| chapter.path(choices));
        let battle = steps.filter_map(|step| match step.beat {
            Beat::Battle(battle) => Some(battle.key),
            _ => None,
        });
        battle.collect::<Vec<_>>()
    };
    let different: HashSet<_> = paths(story).iter().map(met).collect();
    assert_eq!(different.len(), 16);
    assert!(different.iter().all(|battles| battles.len() == 15));
}

#[test]
fn everything_that_was_made_for_the_story_is_told() {
    let story = Story::told();
    let told = |wanted: &dyn Fn(&Beat) -> bool| beats(story).any(wanted);
    for one in &BATTLES {
        assert!(told(
            &|beat| matches!(beat, Beat::Battle(battle) if *battle == one)
        ));
        assert!(
            told(&|beat| *beat == Beat::Drill(one.opponent)),
            "{}",
            one.key
        );
    }
    for one in &PLACES {
        assert!(told(
            &|beat| matches!(beat, Beat::Place(place) if *place == one)
        ));
    }
    for one in &PICTURES {
        assert!(told(
            &|beat| matches!(beat, Beat::Picture(picture) if *picture == one)
        ));
    }
    for one in &LESSONS {
        assert!(told(
            &|beat| matches!(beat, Beat::Lesson(lesson) if *lesson == one)
        ));
    }
}

#[test]
fn a_boss_is_taught_right_before_its_battle() {
    for choices in paths(Story::told()) {
        for chapter in &Story::told().chapters {
            let mut taught = None;
            for step in chapter.path(&choices) {
                match step.beat {
                    Beat::Drill(animal) => taught = Some(animal),
                    Beat::Battle(battle) => assert_eq!(taught, Some(battle.opponent)),
                    _ => {}
                }
            }
        }
    }
}

#[test]
fn the_name_of_the_player_is_spoken() {
    assert_eq!(spoken("Stand up, {name}.", "Ada"), "Stand up, Ada.");
    for chapter in &Story::told().chapters {
        let mut texts = chapter.steps.iter().filter_map(|step| step.beat.text());
        assert!(
            texts.any(|text| text.contains("{name}")),
            "{}",
            chapter.title
        );
    }
}

fn check(text: &str, line: usize, fault: StoryFault) {
    let error = Story::parse(&[("some.txt", text)]).expect_err(text);
    assert_eq!((error.line, &error.fault), (line, &fault), "{text}");
    assert!(error.to_string().starts_with(&format!("some.txt:{line}: ")));
}

#[test]
fn every_fault_is_found_in_its_line() {
    use StoryFault::{Empty, NoChoice, NoMood, NoTitle, Slot, StrayOption, TwoTitles, Unknown};
    let missing = |what, key: &str| StoryFault::Missing {
        what,
        key: key.to_owned(),
    };
    check("", 1, NoTitle);
    check("Once.", 1, NoTitle);
    check("chapter: A\n\nchapter: B", 3, TwoTitles);
    check("chapter: A\nwolf: Hello.", 2, Unknown("wolf".into()));
    check("chapter: A\nfox/angry: Hello.", 2, NoMood("angry".into()));
    check("chapter: A\nfox:", 2, Empty);
    check("chapter: A\nplace: moon", 2, missing("place", "moon"));
    check("chapter: A\npicture: moon", 2, missing("picture", "moon"));
    check("chapter: A\nlesson: moon", 2, missing("lesson", "moon"));
    check("chapter: A\ndrill: moon", 2, missing("animal", "moon"));
    check("chapter: A\nbattle: moon", 2, missing("battle", "moon"));
    check("chapter: A\nHello, {friend}.", 2, Slot);
    check("chapter: A\n- a: Yes.", 2, StrayOption);
    check("chapter: A\nchoice c: Yes?\n- a: Yes.\n", 3, NoChoice);
}

#[test]
fn every_fault_after_a_choice_is_found_in_its_line() {
    use StoryFault::{Nested, NoEnd, NotYet, StrayEnd, Taken};
    let after = |rest: &str| format!("chapter: A\nchoice c: Yes?\n- a: Yes.\n- b: No.\n{rest}");
    assert!(Story::parse(&[("some.txt", &after(""))]).is_ok());
    check(&after("- a: Why?"), 5, Taken("a".into()));
    check(&after("choice c: No?"), 5, Taken("c".into()));
    check(&after("when c d"), 5, NotYet("c d".into()));
    check(&after("when d a"), 5, NotYet("d a".into()));
    check(&after("when c a"), 5, NoEnd);
    check(&after("when c a\nwhen c b"), 6, Nested);
    check(&after("when c a\nchoice d: Hm?"), 6, Nested);
    check(&after("end"), 5, StrayEnd);
}
