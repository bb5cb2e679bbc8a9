//! Reading, deciding and fighting through the story, and the laws of merging.

use proptest::prelude::*;
use rookery_play::BattleVerdict;
use rookery_rules::Color;

use super::{AdventureProgress, Fight, Journey, StoryStop};
use crate::battle::{BATTLES, Battle};
use crate::story::{Beat, Bookmark, Story};

fn fight(at: u64, battle: &str, verdict: BattleVerdict) -> Fight {
    Fight {
        at,
        battle: battle.to_owned(),
        verdict,
    }
}

/// Reads on until something holds.
fn read(progress: &mut AdventureProgress) -> StoryStop {
    loop {
        if let Err(held) = progress.go_on(Story::told()) {
            return held;
        }
    }
}

#[test]
fn somebody_new_reads_up_to_the_first_battle() {
    let mut progress = AdventureProgress::default();
    let held = read(&mut progress);
    assert_eq!(
        held,
        StoryStop::Battle(Battle::from_key("dormouse").unwrap())
    );
    let line = progress.line(Story::told());
    progress
        .fights
        .insert("a".into(), fight(1, "dormouse", BattleVerdict::Drawn));
    assert_eq!(read(&mut progress), held);
    progress
        .fights
        .insert("b".into(), fight(2, "dormouse", BattleVerdict::Met));
    assert_eq!(
        read(&mut progress),
        StoryStop::Battle(Battle::from_key("hedgehog").unwrap())
    );
    assert!(progress.line(Story::told()) > line);
}

#[test]
fn the_whole_story_can_be_played_to_its_end_with_a_lost_battle_on_the_way() {
    let mut progress = AdventureProgress::default();
    let mut at = 0;
    for _ in 0..100 {
        at += 1;
        match read(&mut progress) {
            StoryStop::Battle(battle) => {
                let lost =
                    battle.key == "boar" && progress.difficulty(battle).help < crate::Help::Hints;
                let verdict = if lost {
                    BattleVerdict::Lost
                } else {
                    BattleVerdict::Met
                };
                progress
                    .fights
                    .insert(format!("{at}"), fight(at, battle.key, verdict));
            }
            StoryStop::Choice => {
                assert!(!progress.choose(Story::told(), "nowhere"));
                let options = ["pond", "trees", "trust", "sett", "rook"];
                let mut taken = options.iter();
                assert!(taken.any(|option| progress.choose(Story::told(), option)));
            }
            StoryStop::End => break,
        }
    }
    assert!(progress.is_finished(Story::told()));
    assert_eq!(progress.journey.choices["crown"], "rook");
    assert_eq!(progress.feathers(), 15);
}

#[test]
fn what_a_page_claims_is_held_back_by_the_stored_games() {
    let far = Bookmark {
        chapter: 9,
        step: 3,
    };
    let mut progress = AdventureProgress {
        journey: Journey {
            at: far,
            ..Journey::default()
        },
        ..AdventureProgress::default()
    };
    let story = Story::told();
    let held = progress.line(story);
    assert_eq!(held.chapter, 0);
    let step = story.step(held, &progress.journey.choices).unwrap();
    assert!(matches!(step.beat, Beat::Battle(_)));
    for battle in &BATTLES {
        progress
            .fights
            .insert(battle.key.into(), fight(1, battle.key, BattleVerdict::Won));
    }
    // All battles are won, but nothing was decided.
    assert_eq!(progress.line(story).chapter, 1);
    assert!(story.waits_for_choice(progress.line(story), &progress.journey.choices));
}

#[test]
fn seven_losses_open_the_way() {
    let mut progress = AdventureProgress::default();
    let battle = Battle::from_key("dormouse").unwrap();
    for at in 0..7 {
        assert!(!progress.has_passed(battle));
        progress
            .fights
            .insert(at.to_string(), fight(at, "dormouse", BattleVerdict::Lost));
    }
    assert!(progress.has_passed(battle));
    assert_eq!(progress.feathers(), 0);
}

#[test]
fn a_game_becomes_a_fight_once_it_is_decided() {
    let battle = Battle::from_key("dormouse").unwrap();
    let mut game = battle.begin();
    assert_eq!(Fight::of(battle, &game, 5), None);
    game.resign(Color::White).unwrap();
    assert_eq!(
        Fight::of(battle, &game, 5),
        Some(fight(5, "dormouse", BattleVerdict::Lost))
    );
}

#[test]
fn the_stored_form_is_small_and_stable() {
    let mut progress = AdventureProgress::default();
    progress.journey.at = Bookmark {
        chapter: 3,
        step: 12,
    };
    progress
        .journey
        .choices
        .insert("road".into(), "pond".into());
    progress
        .fights
        .insert("g1".into(), fight(7, "frog", BattleVerdict::Met));
    let text = serde_json::to_string(&progress).unwrap();
    assert_eq!(
        text,
        r#"{"journey":{"at":{"chapter":3,"step":12},"choices":{"road":"pond"}},"fights":{"g1":{"at":7,"battle":"frog","verdict":"met"}}}"#
    );
    assert_eq!(
        serde_json::from_str::<AdventureProgress>(&text).unwrap(),
        progress
    );
    assert_eq!(
        serde_json::from_str::<AdventureProgress>("{}").unwrap(),
        AdventureProgress::default()
    );
    assert!(serde_json::from_str::<AdventureProgress>(r#"{"cheat":1}"#).is_err());
}

fn fights() -> impl Strategy<Value = Fight> {
    let verdicts = [
        BattleVerdict::Lost,
        BattleVerdict::Drawn,
        BattleVerdict::Won,
        BattleVerdict::Met,
    ];
    let battles = (0..BATTLES.len()).prop_map(|index| BATTLES[index].key);
    (0..50_u64, battles, prop::sample::select(verdicts.to_vec()))
        .prop_map(|(at, battle, verdict)| fight(at, battle, verdict))
}

fn progresses() -> impl Strategy<Value = AdventureProgress> {
    let options = [
        ("road", "pond"),
        ("road", "tunnel"),
        ("river", "trees"),
        ("trust", "doubt"),
        ("odd", "x"),
    ];
    let owned = |(key, option): (&str, &str)| (key.to_owned(), option.to_owned());
    let choices = prop::collection::btree_set(prop::sample::select(options.to_vec()), 0..4)
        .prop_map(move |chosen| chosen.into_iter().map(owned).collect());
    let fights = prop::collection::btree_map("[a-f]", fights(), 0..6);
    (0..20_u16, 0..40_u16, choices, fights).prop_map(|(chapter, step, choices, fights)| {
        AdventureProgress {
            journey: Journey {
                at: Bookmark { chapter, step },
                choices,
            },
            fights,
        }
    })
}

proptest! {
    #[test]
    fn merging_is_commutative_associative_and_idempotent(
        a in progresses(), b in progresses(), c in progresses()
    ) {
        let merged = |a: &AdventureProgress, b: &AdventureProgress| a.clone().merge(b.clone());
        prop_assert_eq!(merged(&a, &b), merged(&b, &a));
        prop_assert_eq!(merged(&merged(&a, &b), &c), merged(&a, &merged(&b, &c)));
        prop_assert_eq!(merged(&a, &a), a.clone());
        prop_assert_eq!(merged(&a, &AdventureProgress::default()), a);
    }

    #[test]
    fn a_merge_is_no_step_back(a in progresses(), b in progresses()) {
        let both = a.clone().merge(b.clone());
        prop_assert!(both.journey >= a.journey && both.journey >= b.journey);
        prop_assert!(both.fights.len() >= a.fights.len().max(b.fights.len()));
    }

    #[test]
    fn the_line_is_on_the_path_and_never_beyond_the_claim(progress in progresses()) {
        let story = Story::told();
        let line = progress.line(story);
        prop_assert!(line <= progress.journey.at);
        prop_assert!(story.step(line, &progress.journey.choices).is_some());
        let mut again = progress;
        again.journey.at = line;
        prop_assert_eq!(again.line(story), line);
    }

    #[test]
    fn what_is_written_is_read_back(progress in progresses()) {
        let text = serde_json::to_string(&progress).unwrap();
        prop_assert_eq!(serde_json::from_str::<AdventureProgress>(&text).unwrap(), progress);
    }
}
