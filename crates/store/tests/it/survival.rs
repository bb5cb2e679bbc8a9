//! Runs, and who has come how far.

use rookery_play::{Ending, Occasion, RunId, Verdict};
use rookery_rules::Color;
use rookery_rules::pgn::GameResult;
use rookery_store::{GamePut, Listing, SurvivalScore, UserId, fresh};

use crate::contract::{Bench, NOW, finished, later, on_both, unfinished};

fn of_run(mut put: GamePut, run: RunId, started: u64) -> GamePut {
    put.content.occasion = Some(Occasion::Survival(run));
    put.content.started = later(started);
    put.content.hints = 0;
    put
}

fn won(owner: UserId) -> GamePut {
    let mut put = finished(owner, "e2e4");
    put.content.claimed = Some(Ending::of(GameResult::Win(Color::White)));
    put
}

async fn names(bench: &Bench, after: u32, limit: u32) -> Vec<String> {
    let ranks = bench.store.survival_ranks(after, limit).await.unwrap();
    ranks.into_iter().map(|rank| rank.display).collect()
}

on_both! {
    async fn games_of_runs_come_in_the_order_in_which_they_began(bench: Bench) {
        let rita = bench.user("Rita").await.id;
        let (first, second) = (fresh::<RunId>(NOW), fresh::<RunId>(NOW));
        let mut helped = of_run(won(rita), first, 2);
        helped.content.hints = 3;
        let puts = [
            of_run(unfinished(rita, "e2e4"), second, 9),
            helped,
            of_run(finished(rita, "d2d4"), first, 1),
            finished(rita, "c2c4"),
        ];
        for put in puts {
            bench.store.put_game(put, later(20)).await.unwrap();
        }
        let games = bench.store.survival_games(rita).await.unwrap();
        let told: Vec<_> = games.iter().map(|game| (game.run, game.verdict, game.hints)).collect();
        assert_eq!(told, [
            (first, Verdict::Draw, 0),
            (first, Verdict::Win, 3),
            (second, Verdict::Unfinished, 0),
        ]);
    }

    async fn a_score_stands_since_it_was_reached(bench: Bench) {
        let rita = bench.user("Rita").await.id;
        assert_eq!(bench.store.survival_score(rita).await.unwrap(), None);
        bench.store.put_survival_score(rita, 500, 2, NOW).await.unwrap();
        bench.store.put_survival_score(rita, 500, 2, later(5)).await.unwrap();
        bench.store.list_survival_score(rita, Listing::Shown, later(5)).await.unwrap();
        let score = SurvivalScore { shown: true, score: 500, beaten: 2, reached: NOW };
        assert_eq!(bench.store.survival_score(rita).await.unwrap(), Some(score));
        bench.store.put_survival_score(rita, 900, 3, later(6)).await.unwrap();
        let score = SurvivalScore { shown: true, score: 900, beaten: 3, reached: later(6) };
        assert_eq!(bench.store.survival_score(rita).await.unwrap(), Some(score));
    }

    async fn only_those_who_want_it_are_listed_the_best_first(bench: Bench) {
        for (name, score, reached, listing) in [
            ("Rita", 500, 3, Listing::Shown),
            ("Olaf", 900, 2, Listing::Shown),
            ("Ada", 500, 1, Listing::Shown),
            ("Zoe", 0, 1, Listing::Shown),
            ("Shy", 2000, 1, Listing::Hidden),
        ] {
            let user = bench.user(name).await.id;
            bench.store.put_survival_score(user, score, 2, later(reached)).await.unwrap();
            bench.store.list_survival_score(user, listing, NOW).await.unwrap();
        }
        let listed = ["Olaf the learner", "Ada the learner", "Rita the learner"];
        assert_eq!(names(&bench, 0, 50).await, listed);
        assert_eq!(names(&bench, 0, 2).await, listed[..2]);
        assert_eq!(names(&bench, 2, 2).await, listed[2..]);
        assert_eq!(names(&bench, 3, 2).await, [""; 0]);
    }

    async fn a_guests_score_moves_to_the_account_unseen(bench: Bench) {
        let (guest, rita) = (bench.guest().await, bench.user("Rita").await.id);
        bench.store.put_survival_score(guest, 500, 2, NOW).await.unwrap();
        bench.store.list_survival_score(guest, Listing::Shown, NOW).await.unwrap();
        bench.store.merge_guest(guest, rita).await.unwrap().unwrap();
        let score = SurvivalScore { shown: false, score: 500, beaten: 2, reached: NOW };
        assert_eq!(bench.store.survival_score(rita).await.unwrap(), Some(score));
        assert_eq!(names(&bench, 0, 9).await, [""; 0]);
    }
}
