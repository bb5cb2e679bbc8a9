//! Attempts that the server judges, attempts that devices tell of, and what they add up to.

use futures_util::future::join_all;
use rookery_puzzles::JudgedMode;
use rookery_rating::{Grade, Graded, Rater};
use rookery_store::{
    AttemptId, AttemptMode, AttemptSeq, Closing, NewOpening, Passed, PuzzleSearch, Reported,
    StepOutcome, TriedPuzzle, UserId,
};

use crate::contract::{Bench, NOW, later, on_both};
use crate::puzzles::{keep, puzzle, report};

/// Ten points for the one who wins.
fn ten(solver: Graded, puzzle: Graded, solved: bool, _: i64) -> (Grade, Grade) {
    let change = if solved { 10_000 } else { -10_000 };
    let moved = |grade: Grade, change| Grade {
        rating: grade.rating + change,
        ..grade
    };
    (moved(solver.grade, change), moved(puzzle.grade, -change))
}

pub(crate) const RATER: Rater = Rater {
    newcomer: Grade::NEWCOMER,
    rate: ten,
};

pub(crate) async fn begin(bench: &Bench, user: UserId, mode: JudgedMode, id: &str) -> AttemptId {
    let puzzle = bench.store.puzzle(id).await.unwrap().unwrap().number;
    let id = AttemptId::new(NOW);
    let theme = String::new();
    let new = NewOpening {
        id,
        mode,
        puzzle,
        theme,
    };
    let opened = bench.store.begin_attempt(user, new, NOW).await.unwrap();
    opened.opening.id
}

pub(crate) fn closing(id: AttemptId, step: i64, solved: bool) -> Closing {
    Closing {
        id,
        step,
        solved,
        rater: RATER,
    }
}

pub(crate) async fn close(bench: &Bench, user: UserId, closing: Closing) -> StepOutcome {
    bench
        .store
        .close_attempt(user, closing, later(30))
        .await
        .unwrap()
}

/// Plays one rated attempt from its beginning to its end.
pub(crate) async fn play(bench: &Bench, user: UserId, puzzle: &str, solved: bool) -> AttemptId {
    let id = begin(bench, user, JudgedMode::Rated, puzzle).await;
    close(bench, user, closing(id, 0, solved)).await;
    id
}

async fn rating(bench: &Bench, user: UserId) -> Option<i64> {
    let solver = bench.store.solver(user).await.unwrap();
    solver.map(|solver| solver.graded.grade.points())
}

on_both! {
    async fn both_sides_of_a_first_attempt_move(bench: Bench) {
        let rita = bench.user("Rita").await.id;
        keep(&bench, vec![puzzle("fork1", 1400, "fork")]).await;
        let id = play(&bench, rita, "fork1", true).await;
        assert_eq!(rating(&bench, rita).await, Some(1510));
        let kept = bench.store.puzzle("fork1").await.unwrap().unwrap().puzzle;
        assert_eq!((kept.rating, kept.plays), (1390, 8));
        // The list and the sums tell that number too.
        let tried = bench.store.tried_puzzles(rita, None, 9).await.unwrap();
        assert_eq!(tried[0].puzzle.puzzle.rating, 1390);
        let bands = bench.store.band_tallies(rita).await.unwrap();
        assert_eq!(bands.iter().map(|band| band.from).collect::<Vec<_>>(), [1200]);
        let told = bench.store.attempt(rita, id).await.unwrap().unwrap();
        assert_eq!((told.before, told.after), (Some(1500), Some(1510)));
        assert_eq!((told.attempt.mode, told.attempt.millis), (AttemptMode::Rated, 30_000));
        // It is found where it belongs now, and nowhere else.
        let olaf = bench.user("Olaf").await.id;
        for (theme, lowest, is_there) in
            [(None, 1390, true), (None, 1391, false), (Some("fork"), 1390, true), (Some("fork"), 1391, false)]
        {
            let search = PuzzleSearch {
                user: olaf,
                theme: theme.map(str::to_owned),
                lowest,
                highest: 3000,
                from: vec![],
                chance: 0,
                passed: Passed::Solved,
            };
            assert_eq!(bench.store.has_puzzles(&search).await.unwrap(), is_there, "{theme:?} {lowest}");
        }
    }

    async fn a_second_attempt_at_a_puzzle_moves_nothing(bench: Bench) {
        let rita = bench.user("Rita").await.id;
        keep(&bench, vec![puzzle("a", 1400, ""), puzzle("b", 1400, "")]).await;
        play(&bench, rita, "a", false).await;
        play(&bench, rita, "a", true).await;
        assert_eq!(rating(&bench, rita).await, Some(1490));
        bench.store.report_attempts(rita, vec![report("b", true)], NOW).await.unwrap();
        assert_eq!(rating(&bench, rita).await, Some(1490), "practice never counts");
        play(&bench, rita, "b", true).await;
        assert_eq!(rating(&bench, rita).await, Some(1490), "it was known from practice");
        let solver = bench.store.solver(rita).await.unwrap().unwrap();
        assert_eq!(solver.plays, 1);
    }

    async fn help_makes_a_loss_of_it(bench: Bench) {
        let rita = bench.user("Rita").await.id;
        keep(&bench, vec![puzzle("a", 1400, "")]).await;
        let id = begin(&bench, rita, JudgedMode::Rated, "a").await;
        for level in [2, 1] {
            let outcome = bench.store.help_attempt(rita, id, level).await.unwrap();
            assert_eq!(outcome, StepOutcome::Taken);
        }
        close(&bench, rita, closing(id, 0, true)).await;
        assert_eq!(rating(&bench, rita).await, Some(1490));
        let told = bench.store.attempt(rita, id).await.unwrap().unwrap();
        assert_eq!((told.attempt.solved, told.attempt.hints), (true, 2));
        let gone = bench.store.help_attempt(rita, id, 1).await.unwrap();
        assert_eq!(gone, StepOutcome::Overtaken);
    }

    async fn of_many_who_end_an_attempt_one_does(bench: Bench) {
        let rita = bench.user("Rita").await.id;
        keep(&bench, vec![puzzle("a", 1400, "")]).await;
        let id = begin(&bench, rita, JudgedMode::Rated, "a").await;
        let steps = join_all((0..8).map(|_| bench.store.step_attempt(rita, id, 0))).await;
        let taken = steps.into_iter().filter(|step| *step.as_ref().unwrap() == StepOutcome::Taken);
        assert_eq!(taken.count(), 1);
        let ends = join_all((0..8).map(|number| close(&bench, rita, closing(id, 1, number % 2 == 0)))).await;
        let taken = ends.into_iter().filter(|end| *end == StepOutcome::Taken);
        assert_eq!(taken.count(), 1);
        assert_eq!(bench.store.solver(rita).await.unwrap().unwrap().plays, 1);
        assert_eq!(bench.store.attempts(rita, AttemptSeq(0), 9).await.unwrap().len(), 1);
        assert_eq!(bench.store.puzzle("a").await.unwrap().unwrap().puzzle.plays, 8);
    }

    async fn many_people_can_end_attempts_at_one_puzzle_at_once(bench: Bench) {
        keep(&bench, vec![puzzle("a", 1400, "fork")]).await;
        let mut people = Vec::new();
        for _ in 0..6 {
            let guest = bench.guest().await;
            people.push((guest, begin(&bench, guest, JudgedMode::Rated, "a").await));
        }
        let ends = people.iter().map(|(guest, id)| close(&bench, *guest, closing(*id, 0, false)));
        assert!(join_all(ends).await.iter().all(|end| *end == StepOutcome::Taken));
        assert_eq!(bench.store.puzzle("a").await.unwrap().unwrap().puzzle.rating, 1460);
    }

    async fn there_is_one_attempt_of_each_kind(bench: Bench) {
        let (rita, olaf) = (bench.user("Rita").await.id, bench.user("Olaf").await.id);
        keep(&bench, vec![puzzle("a", 1400, ""), puzzle("b", 1400, "")]).await;
        let first = begin(&bench, rita, JudgedMode::Rated, "a").await;
        assert_eq!(begin(&bench, rita, JudgedMode::Rated, "b").await, first);
        assert_ne!(begin(&bench, rita, JudgedMode::Streak, "b").await, first);
        let open = bench.store.open_attempt(rita, JudgedMode::Rated).await.unwrap().unwrap();
        assert_eq!(bench.store.attempt_under_way(rita, first).await.unwrap(), Some(open));
        assert_eq!(bench.store.attempt_under_way(olaf, first).await.unwrap(), None);
        assert_eq!(close(&bench, olaf, closing(first, 0, true)).await, StepOutcome::Overtaken);
        assert_eq!(rating(&bench, olaf).await, None);
    }

    async fn a_streak_ends_with_the_first_wrong_move(bench: Bench) {
        let rita = bench.user("Rita").await.id;
        let puzzles = (0..5).map(|number| puzzle(&format!("p{number}"), 600, ""));
        keep(&bench, puzzles.collect()).await;
        for (number, (solved, streak, best)) in
            [(true, 1, 1), (true, 2, 2), (false, 0, 2), (true, 1, 2)].into_iter().enumerate()
        {
            let id = begin(&bench, rita, JudgedMode::Streak, &format!("p{number}")).await;
            close(&bench, rita, closing(id, 0, solved)).await;
            let solver = bench.store.solver(rita).await.unwrap().unwrap();
            assert_eq!((solver.streak, solver.best_streak, solver.plays), (streak, best, 0));
        }
        assert_eq!(rating(&bench, rita).await, Some(1500), "a streak is not rated");
        // So a rating may still begin elsewhere; after the first attempt that counts it may not.
        for (points, rated) in [(600, 600), (700, 700)] {
            let begins = Grade::settled(points, 500);
            bench.store.begin_rating(rita, begins, NOW).await.unwrap();
            assert_eq!(rating(&bench, rita).await, Some(rated));
        }
        play(&bench, rita, "p4", true).await;
        bench.store.begin_rating(rita, Grade::NEWCOMER, NOW).await.unwrap();
        let solver = bench.store.solver(rita).await.unwrap().unwrap();
        assert_eq!((solver.graded.grade.points(), solver.best_streak), (710, 2));
    }

    async fn what_a_device_tells_twice_counts_once(bench: Bench) {
        let rita = bench.user("Rita").await.id;
        keep(&bench, vec![puzzle("a", 1390, "fork short"), puzzle("b", 1410, "fork")]).await;
        let reports = vec![report("a", false), report("a", true), report("b", false), report("c", true)];
        let told = bench.store.report_attempts(rita, reports.clone(), NOW).await.unwrap();
        assert_eq!(told, Reported { kept: 3, known: 0, strange: 1 });
        let told = bench.store.report_attempts(rita, reports, NOW).await.unwrap();
        assert_eq!(told, Reported { kept: 0, known: 3, strange: 1 });

        let bands = bench.store.band_tallies(rita).await.unwrap();
        let bands: Vec<_> = bands.iter().map(|band| (band.from, band.tally.puzzles, band.tally.solved, band.tally.tries)).collect();
        assert_eq!(bands, [(1200, 1, 1, 4), (1400, 1, 0, 2)]);
        let themes = bench.store.theme_tallies(rita).await.unwrap();
        let themes: Vec<_> = themes.iter().map(|theme| (theme.theme.as_str(), theme.tally.solved, theme.tally.millis)).collect();
        assert_eq!(themes, [("fork", 1, 15_000), ("short", 1, 10_000)]);
        let solved = bench.store.solved_puzzles(rita, None, 9).await.unwrap();
        assert_eq!(solved.len(), 1);
        assert_eq!((solved[0].puzzle.puzzle.id.as_str(), solved[0].tries), ("a", 4));
        let before = Some(solved[0].seq);
        assert_eq!(bench.store.solved_puzzles(rita, before, 9).await.unwrap(), []);
    }

    async fn what_was_tried_is_listed_the_last_first_unless_it_is_being_judged(bench: Bench) {
        let rita = bench.user("Rita").await.id;
        let puzzles = (0..6).map(|number| puzzle(&format!("p{number}"), 1500, ""));
        keep(&bench, puzzles.collect()).await;
        for (number, solved) in [true, false, true, false].into_iter().enumerate() {
            play(&bench, rita, &format!("p{number}"), solved).await;
        }
        bench.store.report_attempts(rita, vec![report("p4", false)], NOW).await.unwrap();
        let tried = bench.store.tried_puzzles(rita, None, 3).await.unwrap();
        let rest = bench.store.tried_puzzles(rita, Some(tried[2].seq), 3).await.unwrap();
        let told = |list: &[TriedPuzzle]| -> Vec<(String, bool)> {
            list.iter().map(|one| (one.puzzle.puzzle.id.clone(), one.solved)).collect()
        };
        let row = |id: &str, solved| (id.to_owned(), solved);
        assert_eq!(told(&tried), [row("p4", false), row("p3", false), row("p2", true)]);
        assert_eq!(told(&rest), [row("p1", false), row("p0", true)]);
        let solved = bench.store.solved_puzzles(rita, None, 9).await.unwrap();
        assert_eq!(told(&solved), [row("p2", true), row("p0", true)]);

        // Practiced on another device, or met again in a streak: not as long as it can be won.
        let open = begin(&bench, rita, JudgedMode::Streak, "p3").await;
        begin(&bench, rita, JudgedMode::Rated, "p2").await;
        let tried = bench.store.tried_puzzles(rita, None, 9).await.unwrap();
        assert_eq!(told(&tried), [row("p4", false), row("p1", false), row("p0", true)]);
        let solved = bench.store.solved_puzzles(rita, None, 9).await.unwrap();
        assert_eq!(told(&solved), [row("p0", true)]);
        close(&bench, rita, closing(open, 0, true)).await;
        let tried = bench.store.tried_puzzles(rita, None, 9).await.unwrap();
        assert_eq!(told(&tried[..2]), [row("p3", true), row("p4", false)]);
    }

    async fn a_curve_is_the_rated_attempts(bench: Bench) {
        let rita = bench.user("Rita").await.id;
        let puzzles = (0..4).map(|number| puzzle(&format!("p{number}"), 1500, ""));
        keep(&bench, puzzles.collect()).await;
        for (number, solved) in [true, true, false].into_iter().enumerate() {
            play(&bench, rita, &format!("p{number}"), solved).await;
        }
        bench.store.report_attempts(rita, vec![report("p3", true)], NOW).await.unwrap();
        let curve = bench.store.rating_curve(rita, None, 2).await.unwrap();
        assert_eq!(curve.iter().map(|point| point.rating).collect::<Vec<_>>(), [1510, 1520]);
        let rest = bench.store.rating_curve(rita, Some(curve[1].seq), 2).await.unwrap();
        assert_eq!(rest.iter().map(|point| point.rating).collect::<Vec<_>>(), [1510]);
    }

    async fn what_a_guest_did_moves_to_an_account_without_a_rating(bench: Bench) {
        let (guest, rita) = (bench.guest().await, bench.user("Rita").await.id);
        keep(&bench, vec![puzzle("a", 1390, "fork"), puzzle("b", 1410, "")]).await;
        play(&bench, guest, "a", true).await;
        let open = begin(&bench, guest, JudgedMode::Rated, "b").await;
        bench.store.report_attempts(rita, vec![report("a", false)], NOW).await.unwrap();
        bench.store.merge_guest(guest, rita).await.unwrap().unwrap();
        assert_eq!(rating(&bench, rita).await, Some(1510));
        assert_eq!(bench.store.rating_curve(rita, None, 9).await.unwrap().len(), 1);
        let solved = bench.store.solved_puzzles(rita, None, 9).await.unwrap();
        assert_eq!((solved.len(), solved[0].tries), (1, 3), "both tried it");
        assert!(bench.store.attempt_under_way(rita, open).await.unwrap().is_some());
        play(&bench, rita, "b", true).await;
        assert_eq!(bench.store.attempts(rita, AttemptSeq(0), 9).await.unwrap().len(), 3);
    }

    async fn an_account_with_a_rating_keeps_it(bench: Bench) {
        let (guest, rita) = (bench.guest().await, bench.user("Rita").await.id);
        keep(&bench, vec![puzzle("a", 1390, ""), puzzle("b", 1410, "")]).await;
        play(&bench, guest, "a", true).await;
        play(&bench, rita, "b", false).await;
        begin(&bench, guest, JudgedMode::Rated, "b").await;
        let mine = begin(&bench, rita, JudgedMode::Rated, "a").await;
        bench.store.merge_guest(guest, rita).await.unwrap().unwrap();
        assert_eq!(rating(&bench, rita).await, Some(1490));
        let curve = bench.store.rating_curve(rita, None, 9).await.unwrap();
        assert_eq!(curve.iter().map(|point| point.rating).collect::<Vec<_>>(), [1490]);
        assert!(bench.store.attempt_under_way(rita, mine).await.unwrap().is_some());
    }
}
