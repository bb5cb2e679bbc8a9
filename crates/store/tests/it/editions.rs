//! Puzzles that ship, from one edition to the next, and files whose import was interrupted.

use rookery_puzzles::{JudgedMode, PuzzleSource};
use rookery_store::{NewPuzzle, Passed, PuzzleSearch, UserId};

use crate::attempts::{begin, close, closing};
use crate::contract::{Bench, on_both};
use crate::migrations::tamper;
use crate::puzzles::{keep, puzzle};

/// Each has a rating of its own.
fn own(id: &str, rating: i64) -> NewPuzzle {
    NewPuzzle {
        source: PuzzleSource::Own,
        ..puzzle(id, rating, "fork short")
    }
}

/// A new edition comes; returns how many puzzles it leaves out.
async fn ship(bench: &Bench, edition: &[(&str, i64)]) -> u64 {
    let puzzles = edition.iter().map(|&(id, rating)| own(id, rating));
    bench.store.take_puzzles(puzzles.collect()).await.unwrap();
    let names = edition.iter().map(|(id, _)| (*id).to_owned()).collect();
    bench.store.serve_edition(&names).await.unwrap()
}

/// Everything that is handed out with this theme, the easiest first.
async fn with_theme(bench: &Bench, user: UserId, theme: Option<&str>) -> Vec<String> {
    let mut search = PuzzleSearch {
        user,
        theme: theme.map(str::to_owned),
        lowest: 0,
        highest: 3000,
        from: vec![0],
        chance: 0,
        passed: Passed::Nothing,
    };
    let mut served = Vec::new();
    while let Some(found) = bench.store.find_puzzle(&search).await.unwrap() {
        search.lowest = found.puzzle.rating + 1;
        search.from = vec![search.lowest];
        served.push(found.puzzle.id);
    }
    served
}

/// Everything that is handed out, by whatever theme it is asked for.
async fn served(bench: &Bench, user: UserId) -> Vec<String> {
    let all = with_theme(bench, user, None).await;
    for theme in ["fork", "short"] {
        assert_eq!(with_theme(bench, user, Some(theme)).await, all, "{theme}");
    }
    all
}

on_both! {
    async fn what_an_edition_leaves_out_is_not_served_until_it_is_back(bench: Bench) {
        let rita = bench.user("Rita").await.id;
        keep(&bench, vec![puzzle("file", 2000, "fork short")]).await;
        let first = [("a", 1000), ("b", 1100), ("c", 1200)];
        assert_eq!(ship(&bench, &first).await, 0);
        assert_eq!(served(&bench, rita).await, ["a", "b", "c", "file"]);
        let attempt = begin(&bench, rita, JudgedMode::Rated, "a").await;

        let second = [("b", 1100), ("d", 1300)];
        assert_eq!(ship(&bench, &second).await, 2);
        assert_eq!(ship(&bench, &second).await, 2, "once more changes nothing");
        assert_eq!(served(&bench, rita).await, ["b", "d", "file"]);
        // Whoever was at it goes on; its rating moves, and it stays out.
        close(&bench, rita, closing(attempt, 0, true)).await;
        assert_eq!(served(&bench, rita).await, ["b", "d", "file"]);
        assert_eq!(bench.store.puzzle("a").await.unwrap().unwrap().puzzle.rating, 990);
        let solved = bench.store.solved_puzzles(rita, None, 9).await.unwrap();
        assert_eq!(solved[0].puzzle.puzzle.id, "a");

        assert_eq!(ship(&bench, &[("a", 1000), ("d", 1300)]).await, 2);
        assert_eq!(served(&bench, rita).await, ["a", "d", "file"]);
    }

    async fn an_import_that_was_interrupted_goes_on_and_nothing_left_out_comes_back(bench: Bench) {
        let rita = bench.user("Rita").await.id;
        ship(&bench, &[("a", 1000), ("b", 1100)]).await;
        ship(&bench, &[("b", 1100)]).await;
        keep(&bench, vec![puzzle("x", 1500, "fork short"), puzzle("y", 1600, "fork short")]).await;
        assert_eq!(bench.store.unplaced_puzzles().await.unwrap(), 0);
        // As if it had ended after the first of several commits.
        let crash = "DELETE FROM puzzle_places WHERE theme > 0 AND rating >= 1500; \
            DELETE FROM puzzle_places WHERE rating = 1600; \
            UPDATE puzzle_marks SET value = 0 WHERE name = 'placed'";
        tamper(&bench, crash).await;
        let bench = bench.reopen().await;
        assert_eq!(with_theme(&bench, rita, None).await, ["b", "x"]);
        assert!(bench.store.unplaced_puzzles().await.unwrap() >= 2);
        assert_eq!(bench.store.place_puzzles(|_| ()).await.unwrap(), 2);
        assert_eq!(served(&bench, rita).await, ["b", "x", "y"]);
        assert_eq!(bench.store.unplaced_puzzles().await.unwrap(), 0);
    }

    async fn after_a_restore_everything_but_what_was_left_out_is_served(bench: Bench) {
        let rita = bench.user("Rita").await.id;
        keep(&bench, vec![puzzle("x", 1500, "fork short")]).await;
        ship(&bench, &[("a", 1000), ("b", 1100)]).await;
        ship(&bench, &[("b", 1100)]).await;
        // An archive holds neither places nor marks.
        tamper(&bench, "DELETE FROM puzzle_places; DELETE FROM puzzle_marks; DELETE FROM puzzle_themes").await;
        let bench = bench.reopen().await;
        ship(&bench, &[("b", 1100)]).await;
        bench.store.place_puzzles(|_| ()).await.unwrap();
        assert_eq!(served(&bench, rita).await, ["b", "x"]);
    }
}
