//! Battles, and what the sheet adds up.

use rookery_play::{BattleVerdict, Ending, GameSource, Occasion, RunId, Verdict};
use rookery_rules::Color;
use rookery_rules::pgn::GameResult;
use rookery_store::{Fight, GamePut, PutOutcome, Revision, UserId, fresh};

use crate::contract::{NOW, finished, later, on_both, unfinished};

fn battle(owner: UserId, key: &str, verdict: BattleVerdict, ended: u64) -> GamePut {
    let mut put = finished(owner, "e2e4 e7e5");
    put.content.occasion = Some(Occasion::Battle(key.to_owned()));
    put.content.ended = Some(later(ended));
    put.index.fought = Some(verdict);
    put
}

on_both! {
    async fn fights_come_from_decided_battles_the_oldest_first(bench: Bench) {
        let (rita, olaf) = (bench.user("Rita").await.id, bench.user("Olaf").await.id);
        let won = battle(rita, "fox", BattleVerdict::Met, 9);
        let lost = battle(rita, "fox", BattleVerdict::Lost, 3);
        let mut open = unfinished(rita, "e2e4");
        open.content.occasion = Some(Occasion::Battle("fox".to_owned()));
        open.index.fought = Some(BattleVerdict::Met);
        let mut undecided = battle(rita, "fox", BattleVerdict::Won, 4);
        undecided.index.fought = None;
        let theirs = battle(olaf, "fox", BattleVerdict::Won, 1);
        for put in [won.clone(), lost.clone(), open, undecided, finished(rita, "d2d4"), theirs] {
            bench.store.put_game(put, NOW).await.unwrap();
        }
        let fight = |put: &GamePut, verdict, at| Fight {
            game: put.id,
            battle: "fox".to_owned(),
            verdict,
            at: later(at),
        };
        assert_eq!(bench.store.fights(rita).await.unwrap(), [
            fight(&lost, BattleVerdict::Lost, 3),
            fight(&won, BattleVerdict::Met, 9),
        ]);
    }

    async fn what_a_game_was_played_for_is_read_back_and_part_of_it(bench: Bench) {
        let rita = bench.user("Rita").await.id;
        let mut put = unfinished(rita, "e2e4");
        put.content.occasion = Some(Occasion::Survival(fresh::<RunId>(NOW)));
        bench.store.put_game(put.clone(), NOW).await.unwrap();
        let kept = bench.store.game(put.id).await.unwrap().unwrap();
        assert_eq!(kept.content, put.content);
        assert!(matches!(bench.store.put_game(put.clone(), NOW).await.unwrap(), PutOutcome::Same(_)));

        // Another device goes another way: its game was played for the same.
        let mut other = put.clone();
        other.content.moves = "d2d4".to_owned();
        let PutOutcome::Branched(branch) = bench.store.put_game(other, NOW).await.unwrap() else {
            panic!("it went another way");
        };
        let branch = bench.store.game(branch.id).await.unwrap().unwrap();
        assert_eq!(branch.content.occasion, put.content.occasion);

        // And one that goes on stays what it was.
        put.expected = Some(Revision(1));
        put.content.moves = "e2e4 e7e5".to_owned();
        bench.store.put_game(put.clone(), NOW).await.unwrap();
        let kept = bench.store.game(put.id).await.unwrap().unwrap();
        assert_eq!(kept.content, put.content);
    }

    async fn the_sheet_looks_at_finished_games_against_engines(bench: Bench) {
        let (rita, olaf) = (bench.user("Rita").await.id, bench.user("Olaf").await.id);
        let mut win = finished(rita, "e2e4 e7e5");
        win.content.claimed = Some(Ending::of(GameResult::Win(Color::White)));
        let mut local = finished(rita, "e2e4");
        local.content.source = GameSource::Local;
        let fought = battle(rita, "fox", BattleVerdict::Drawn, 60);
        let puts = [win, local, fought, unfinished(rita, "c2c4"), finished(olaf, "d2d4")];
        for put in puts {
            bench.store.put_game(put, NOW).await.unwrap();
        }
        let mut games = bench.store.sheet_games(rita).await.unwrap();
        games.sort_by_key(|game| game.occasion.is_some());
        let [fun, battle] = &games[..] else {
            panic!("{games:?}");
        };
        assert_eq!((fun.verdict, fun.fought, fun.plies), (Verdict::Win, None, 2));
        assert_eq!((fun.started, fun.ended), (NOW, Some(later(60))));
        assert_eq!(fun.opponent.as_str(), r#"{"kind":"engine","id":"rook"}"#);
        assert_eq!((battle.verdict, battle.fought), (Verdict::Draw, Some(BattleVerdict::Drawn)));
        assert_eq!(battle.occasion, Some(Occasion::Battle("fox".to_owned())));
    }

    async fn what_a_guest_fought_moves_to_the_account(bench: Bench) {
        let (guest, rita) = (bench.guest().await, bench.user("Rita").await.id);
        bench.store.put_game(battle(guest, "fox", BattleVerdict::Won, 3), NOW).await.unwrap();
        bench.store.merge_guest(guest, rita).await.unwrap().unwrap();
        assert_eq!(bench.store.fights(rita).await.unwrap().len(), 1);
        assert_eq!(bench.store.sheet_games(rita).await.unwrap().len(), 1);
    }
}
