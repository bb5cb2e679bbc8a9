//! Puzzles come in, get their places, and are found by those who have not had them.

use std::collections::BTreeSet;

use rookery_puzzles::PuzzleSource;
use rookery_store::{AttemptId, AttemptMode, NewAttempt, NewPuzzle, Passed, PuzzleSearch, UserId};

use crate::contract::{Bench, NOW, on_both};

pub(crate) fn puzzle(id: &str, rating: i64, themes: &str) -> NewPuzzle {
    NewPuzzle {
        id: id.to_owned(),
        source: PuzzleSource::Lichess,
        fen: "r3k3/8/8/3N4/8/8/7r/4K3 b - - 0 1".to_owned(),
        moves: "h2h3 d5c7 e8d7 c7a8".to_owned(),
        themes: themes.to_owned(),
        rating,
        deviation: 100,
        plays: 7,
    }
}

pub(crate) async fn keep(bench: &Bench, puzzles: Vec<NewPuzzle>) -> u64 {
    let kept = bench.store.take_puzzles(puzzles).await.unwrap();
    bench.store.place_puzzles(|_| ()).await.unwrap();
    kept
}

pub(crate) fn report(puzzle: &str, solved: bool) -> NewAttempt {
    NewAttempt {
        id: AttemptId::new(NOW),
        puzzle: puzzle.to_owned(),
        mode: AttemptMode::Practice,
        solved,
        tries: 2,
        hints: 0,
        millis: 5_000,
        happened: NOW,
    }
}

fn search(user: UserId, lowest: i64, highest: i64) -> PuzzleSearch {
    PuzzleSearch {
        user,
        theme: None,
        lowest,
        highest,
        from: vec![lowest],
        chance: 0,
        passed: Passed::Solved,
    }
}

async fn found(bench: &Bench, search: &PuzzleSearch) -> Option<String> {
    let found = bench.store.find_puzzle(search).await.unwrap();
    found.map(|found| found.puzzle.id)
}

on_both! {
    async fn a_puzzle_is_read_back_and_kept_once(bench: Bench) {
        let fork = puzzle("fork1", 1500, "fork short");
        assert_eq!(keep(&bench, vec![fork.clone(), fork.clone()]).await, 1);
        let mut other = fork.clone();
        other.rating = 900;
        assert_eq!(keep(&bench, vec![other]).await, 0, "what is there stays");
        let kept = bench.store.puzzle("fork1").await.unwrap().unwrap();
        assert_eq!(kept.puzzle, fork);
        assert_eq!(bench.store.numbered_puzzle(kept.number).await.unwrap(), Some(kept));
        assert_eq!(bench.store.puzzle("none").await.unwrap(), None);
        assert_eq!(bench.store.puzzle("\0").await.unwrap(), None);
        assert_eq!(bench.store.puzzle_themes().await.unwrap(), ["fork", "short"]);
    }

    async fn what_has_no_place_is_not_served(bench: Bench) {
        let rita = bench.user("Rita").await.id;
        bench.store.take_puzzles(vec![puzzle("fork1", 1500, "fork")]).await.unwrap();
        assert_eq!(found(&bench, &search(rita, 0, 3000)).await, None);
        assert_eq!(bench.store.place_puzzles(|_| ()).await.unwrap(), 1);
        assert_eq!(found(&bench, &search(rita, 0, 3000)).await.as_deref(), Some("fork1"));
        assert_eq!(bench.store.place_puzzles(|_| ()).await.unwrap(), 0, "once is enough");
    }

    async fn a_range_ends_with_its_last_puzzle(bench: Bench) {
        let rita = bench.user("Rita").await.id;
        let puzzles = (0..20).map(|number| puzzle(&format!("p{number}"), 1000 + 10 * number, "pin"));
        keep(&bench, puzzles.collect()).await;
        let mut from = 1030;
        let mut had = Vec::new();
        while let Some(next) = bench.store.find_puzzle(&search(rita, from, 1100)).await.unwrap() {
            assert!((from..=1100).contains(&next.puzzle.rating), "{next:?}");
            from = next.puzzle.rating;
            let solved = vec![report(&next.puzzle.id, true)];
            bench.store.report_attempts(rita, solved, NOW).await.unwrap();
            had.push(next.puzzle.id);
        }
        assert_eq!(had, ["p3", "p4", "p5", "p6", "p7", "p8", "p9", "p10"]);
        assert!(bench.store.has_puzzles(&search(rita, 1030, 1100)).await.unwrap());
        assert!(!bench.store.has_puzzles(&search(rita, 1191, 3000)).await.unwrap());
        assert!(!bench.store.has_puzzles(&search(rita, 1031, 1039)).await.unwrap());
        let olaf = bench.user("Olaf").await.id;
        assert_eq!(found(&bench, &search(olaf, 1030, 1100)).await.as_deref(), Some("p3"));
    }

    async fn a_theme_finds_only_its_own(bench: Bench) {
        let rita = bench.user("Rita").await.id;
        keep(&bench, vec![puzzle("a", 1000, "pin"), puzzle("b", 1200, "fork pin")]).await;
        let mut forks = search(rita, 0, 3000);
        forks.theme = Some("fork".to_owned());
        assert_eq!(found(&bench, &forks).await.as_deref(), Some("b"));
        forks.highest = 1199;
        assert_eq!(found(&bench, &forks).await, None);
        forks.theme = Some("skewer".to_owned());
        assert_eq!(found(&bench, &forks).await, None, "nobody has that theme");
    }

    async fn what_was_tried_can_be_spared_too(bench: Bench) {
        let rita = bench.user("Rita").await.id;
        keep(&bench, vec![puzzle("a", 1000, ""), puzzle("b", 1100, "")]).await;
        bench.store.report_attempts(rita, vec![report("a", false)], NOW).await.unwrap();
        let mut wanted = search(rita, 0, 3000);
        assert_eq!(found(&bench, &wanted).await.as_deref(), Some("a"), "not solved yet");
        wanted.passed = Passed::Tried;
        assert_eq!(found(&bench, &wanted).await.as_deref(), Some("b"));
        bench.store.report_attempts(rita, vec![report("b", true)], NOW).await.unwrap();
        assert_eq!(found(&bench, &wanted).await, None);
        wanted.passed = Passed::Nothing;
        assert!(found(&bench, &wanted).await.is_some());
    }

    async fn chance_decides_among_equals_and_none_is_out_of_reach(bench: Bench) {
        let rita = bench.user("Rita").await.id;
        let puzzles = (0..300).map(|number| puzzle(&format!("p{number}"), 1500, "pin"));
        keep(&bench, puzzles.collect()).await;
        let mut seen = BTreeSet::new();
        for chance in 0..300 {
            let mut wanted = search(rita, 1500, 1500);
            wanted.chance = chance * 7919;
            seen.extend(found(&bench, &wanted).await);
        }
        assert!(seen.len() > 100, "{}", seen.len());
        // All but one of them are solved: more than many windows hold.
        for chunk in (0..300).filter(|number| *number != 123).collect::<Vec<_>>().chunks(100) {
            let solved = chunk.iter().map(|number| report(&format!("p{number}"), true));
            bench.store.report_attempts(rita, solved.collect(), NOW).await.unwrap();
        }
        for chance in [0, 122, 200] {
            let mut wanted = search(rita, 1500, 1500);
            wanted.chance = chance;
            assert_eq!(found(&bench, &wanted).await.as_deref(), Some("p123"));
        }
    }

    async fn a_day_has_one_puzzle_for_everyone(bench: Bench) {
        assert_eq!(bench.store.daily_puzzle(1, 99, 1000, 2000).await.unwrap(), None);
        let puzzles = (0..50).map(|number| puzzle(&format!("p{number}"), 1000 + 10 * number, ""));
        keep(&bench, puzzles.collect()).await;
        let mut days = BTreeSet::new();
        for day in 0..20 {
            let lot = (day as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
            let first = bench.store.daily_puzzle(day, lot, 1000, 1500).await.unwrap().unwrap();
            keep(&bench, vec![puzzle(&format!("later{day}"), 1000 + day, "")]).await;
            let again = bench.store.daily_puzzle(day, lot, 1000, 1500).await.unwrap().unwrap();
            assert_eq!(first, again);
            days.insert(first.puzzle.id);
        }
        assert!(days.len() > 10, "{days:?}");
    }

    async fn puzzles_taken_at_once_are_kept_once(bench: Bench) {
        let part = |start: usize| {
            let puzzles = (start..start + 60).map(|number| puzzle(&format!("p{number}"), 1500, "pin"));
            bench.store.take_puzzles(puzzles.collect())
        };
        let counts = futures_util::future::join_all([0, 20, 40, 60].map(part)).await;
        let new: u64 = counts.into_iter().map(Result::unwrap).sum();
        assert_eq!(new, 120);
        assert_eq!(bench.store.place_puzzles(|_| ()).await.unwrap(), 120);
    }
}
