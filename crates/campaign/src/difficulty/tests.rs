//! The staircase and the help, and modeled players who go through the whole story.

use super::*;
use crate::battle::BATTLES as ALL;

fn played(battle: usize, verdict: BattleVerdict) -> Played {
    Played {
        battle: &ALL[battle],
        verdict,
    }
}

#[test]
fn a_beginner_begins_at_the_bottom() {
    let first = Difficulty::of(&ALL[0], &[]);
    assert_eq!((first.rung.get(), first.help), (200, Help::None));
}

#[test]
fn help_comes_step_by_step_and_there_is_always_a_way_through() {
    let raven = &ALL[18];
    let mut history = vec![played(0, BattleVerdict::Met); 6];
    let mut seen = Vec::new();
    for _ in 0..10 {
        seen.push(Difficulty::of(raven, &history));
        history.push(played(18, BattleVerdict::Lost));
        history.push(played(18, BattleVerdict::Drawn));
    }
    use Help::{Advice, Easier, Hints, None, Passage};
    let help: Vec<_> = seen.iter().map(|one| one.help).collect();
    let expected = [
        None, None, Advice, Easier, Hints, Hints, Hints, Passage, Passage, Passage,
    ];
    assert_eq!(help, expected);
    assert!(seen.is_sorted_by(|a, b| a.rung >= b.rung));
    assert!(seen[3].rung < seen[2].rung);
    assert_eq!(seen[9].rung, Rating::LOWEST);
}

#[test]
fn help_ends_with_the_battle() {
    let lost = [played(2, BattleVerdict::Lost); 5];
    assert_eq!(Difficulty::of(&ALL[2], &lost).help, Help::Hints);
    assert!(Help::Hints.grants_favors() && Help::Passage.grants_favors());
    assert!(!Help::None.grants_favors() && !Help::Easier.grants_favors());
    assert_eq!(Difficulty::of(&ALL[4], &lost).help, Help::None);
    let won = [&lost[..], &[played(2, BattleVerdict::Won)]].concat();
    assert_eq!(Difficulty::of(&ALL[2], &won).help, Help::None);
}

#[test]
fn a_strong_player_meets_stronger_versions() {
    let history: Vec<_> = (0..18).map(|one| played(one, BattleVerdict::Met)).collect();
    let rung = |n: usize| Difficulty::of(&ALL[n], &history[..n]).rung.get();
    assert!(rung(3) >= 500 && rung(8) >= 1000 && rung(18) >= 2200);
    // Still itself: a dormouse is no master.
    assert_eq!(Difficulty::of(&ALL[0], &history).rung.get(), 800);
}

#[test]
fn the_staircase_settles_where_four_of_five_are_won() {
    let mut history = vec![played(0, BattleVerdict::Lost)];
    for round in 0..100 {
        let verdict = if round % 5 == 0 {
            BattleVerdict::Lost
        } else {
            BattleVerdict::Met
        };
        history.push(played(7, verdict));
    }
    assert_eq!(level(&history[..96]), level(&history[..51]));
}

/// What became of many people of one strength who went through the whole story.
struct Travelers {
    battles: u32,
    won_at_once: u32,
    lost: u32,
    most_tries: u32,
    walked_past: u32,
}

/// Lets people of a rating play through the story, won and lost as Elo's formula expects it.
fn travelers(rating: f64) -> Travelers {
    let mut seed = 1_u64;
    let mut chance = move || {
        seed = seed
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (seed >> 33) as f64 / f64::from(1_u32 << 31)
    };
    let mut all = Travelers {
        battles: 0,
        won_at_once: 0,
        lost: 0,
        most_tries: 0,
        walked_past: 0,
    };
    let skipped = ["mole", "squirrel", "fox-toll", "heron"];
    for _ in 0..300 {
        let mut history = Vec::new();
        for (index, battle) in ALL.iter().enumerate() {
            if skipped.contains(&battle.key) {
                continue;
            }
            all.battles += 1;
            for tries in 1.. {
                let next = Difficulty::of(battle, &history);
                if next.help == Help::Passage {
                    all.walked_past += 1;
                    break;
                }
                let gap = f64::from(next.rung.get()) - rating;
                let won = chance() < 1.0 / (1.0 + 10_f64.powf(gap / 400.0));
                history.push(played(
                    index,
                    if won {
                        BattleVerdict::Met
                    } else {
                        BattleVerdict::Lost
                    },
                ));
                all.most_tries = all.most_tries.max(tries);
                all.won_at_once += u32::from(won && tries <= 2);
                all.lost += u32::from(!won);
                if won {
                    break;
                }
            }
        }
    }
    all
}

#[test]
fn nobody_meets_a_wall_and_everybody_meets_resistance() {
    for rating in [400.0, 800.0, 1200.0, 1600.0] {
        let all = travelers(rating);
        let share = |part: u32| f64::from(part) / f64::from(all.battles);
        println!(
            "{rating}: without help {:.2}, lost {:.2} a battle, most tries {}, walked past {:.3}",
            share(all.won_at_once),
            share(all.lost),
            all.most_tries,
            share(all.walked_past)
        );
        assert!(share(all.walked_past) < 0.01, "{rating}");
        assert!(all.most_tries <= 7, "{rating}");
        assert!(share(all.lost) > 0.05, "{rating}");
        assert!(rating < 800.0 || share(all.won_at_once) > 0.8, "{rating}");
    }
}
