//! How far a traveler is, on one device and on several.

use rookery_rules::Color;

use super::*;

/// Somebody who stands before the first battle.
fn at_dormouse() -> Traveler {
    let mut traveler = Traveler::new(AdventureProgress::default());
    while !matches!(traveler.task(), Task::Fight(_)) {
        assert!(traveler.go_on());
    }
    traveler
}

fn fight(traveler: &mut Traveler, id: &str, loser: Color) {
    let Task::Fight(battle) = traveler.task() else {
        panic!("there is no battle");
    };
    let mut game = battle.begin();
    assert!(!traveler.fought(id.to_owned(), battle, &game, 1));
    game.resign(loser).unwrap();
    assert!(traveler.fought(id.to_owned(), battle, &game, 1));
}

#[test]
fn one_begins_with_words() {
    let traveler = Traveler::new(AdventureProgress::default());
    assert!(traveler.beat().text().is_some());
    assert_eq!(traveler.place().unwrap().key, "clearing");
    assert_eq!(
        traveler.picture().unwrap().key,
        "clearing",
        "there is something to see at once"
    );
    assert!(traveler.heard(3).is_empty());
}

#[test]
fn a_win_opens_the_way_and_a_loss_does_not() {
    let mut traveler = at_dormouse();
    assert!(!traveler.go_on());
    fight(&mut traveler, "a", Color::White);
    assert!(matches!(traveler.task(), Task::Fight(_)));
    fight(&mut traveler, "b", Color::Black);
    assert_eq!(traveler.task(), Task::Read);
    assert!(traveler.go_on());
}

#[test]
fn back_and_on_again_leads_to_the_same_line() {
    let mut traveler = at_dormouse();
    let here = traveler.at();
    for _ in 0..5 {
        assert!(traveler.go_back());
    }
    assert!(traveler.is_behind() && traveler.at() < here);
    let kept = traveler.progress().clone();
    while traveler.is_behind() {
        assert!(traveler.go_on());
    }
    assert_eq!((traveler.at(), traveler.progress()), (here, &kept));
    traveler.reread(0);
    assert!(!traveler.go_back(), "nothing comes before the first line");
    traveler.catch_up();
    assert_eq!(traveler.at(), here);
}

#[test]
fn skipping_stops_where_something_is_to_be_done() {
    let mut traveler = Traveler::new(AdventureProgress::default());
    traveler.skip();
    assert!(matches!(traveler.beat(), Beat::Lesson(_)));
    assert_eq!(traveler.picture().unwrap().key, "stone-board");
    traveler.go_on();
    traveler.skip();
    assert!(matches!(traveler.beat(), Beat::Lesson(_)), "the next one");
}

#[test]
fn what_is_kept_is_read_and_merged() {
    let mut far = at_dormouse();
    fight(&mut far, "b", Color::Black);
    far.go_on();
    let kept = Traveler::read(&far.write()).unwrap();
    let mut near = Traveler::new(AdventureProgress::default());
    near.meet(kept);
    assert_eq!(near.at(), far.at());
    assert_eq!(Traveler::read("{}").unwrap(), AdventureProgress::default());
    assert_eq!(Traveler::read("odd"), None);
}

#[test]
fn a_decision_is_made_once() {
    let mut traveler = at_dormouse();
    let mut number = 0;
    loop {
        match traveler.task() {
            Task::Read => assert!(traveler.go_on()),
            Task::Fight(battle) => {
                number += 1;
                fight(&mut traveler, &number.to_string(), !battle.side);
            }
            Task::Choose(choice) => {
                assert!(!traveler.choose("nowhere"));
                assert!(traveler.choose(&choice.options[0].key));
            }
            Task::Nothing => break,
        }
    }
    assert!(traveler.is_finished());
    assert_eq!(
        usize::from(traveler.chapters_read()),
        story().chapters.len()
    );
}

#[test]
fn a_line_that_others_decisions_pass_by_is_not_looked_at() {
    let finish = |option: usize| {
        let mut traveler = at_dormouse();
        for number in 0.. {
            match traveler.task() {
                Task::Read => assert!(traveler.go_on()),
                Task::Fight(battle) => fight(&mut traveler, &number.to_string(), !battle.side),
                Task::Choose(choice) => {
                    let option = option.min(choice.options.len() - 1);
                    assert!(traveler.choose(&choice.options[option].key));
                }
                Task::Nothing => break,
            }
        }
        traveler
    };
    let (one, other) = (finish(0), finish(usize::MAX));
    let both = one.progress().clone().merge(other.progress().clone());
    let (mut late, further) = match both.journey == one.progress().journey {
        true => (other, one),
        false => (one, other),
    };
    let is_own = |at: &Bookmark| further.path().all(|(there, _)| there != *at);
    let own = late.path().map(|(at, _)| at).find(is_own);
    late.earlier = Some(own.expect("a decision changes something"));
    late.meet(further.progress().clone());
    assert!(!late.is_behind());
    late.beat();
    assert!(late.go_back());
    let behind = late.at();
    late.meet(AdventureProgress::default());
    assert_eq!(late.at(), behind, "what is still there stays");
}

#[test]
fn a_chapter_ends_with_its_feather() {
    let end = |traveler: &mut Traveler| {
        while traveler.chapter_end().is_none() {
            assert_eq!(traveler.at().chapter, 0);
            assert!(traveler.go_on());
        }
        let end = traveler.chapter_end().unwrap();
        assert!(traveler.go_on());
        assert_eq!(traveler.at().chapter, 1, "it was the last line");
        assert_eq!(traveler.chapter_end(), None);
        end
    };
    let mut winner = at_dormouse();
    fight(&mut winner, "a", Color::Black);
    let earned = ChapterEnd {
        chapter: 1,
        feathers: 1,
        earned: 1,
    };
    assert_eq!(end(&mut winner), earned);

    let mut patient = at_dormouse();
    for id in ["a", "b", "c", "d", "e", "f", "g"] {
        fight(&mut patient, id, Color::White);
    }
    assert_eq!(
        end(&mut patient),
        ChapterEnd {
            earned: 0,
            ..earned
        }
    );
}
