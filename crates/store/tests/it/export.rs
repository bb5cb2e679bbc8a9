//! Everything about one person.

use std::pin::pin;
use std::time::Duration;

use futures_util::TryStreamExt;
use rookery_play::{GameId, OpponentId};
use rookery_store::{
    AttemptSeq, EventSeq, Exported, Look, NewOwnPuzzle, NewSession, NewShareLink, NewSheetLink,
    NewToken, Review, ReviewKey, Scope, SecretHash, StoredProgress, UserId, fresh,
};

use crate::attempts::play;
use crate::contract::{Bench, NOW, finished, json, later, on_both};
use crate::events::event;
use crate::puzzles::{keep, puzzle};

async fn export(bench: &Bench, user: UserId) -> Vec<Exported> {
    let stream = pin!(bench.store.export(user, NOW));
    stream.try_collect().await.unwrap()
}

on_both! {
    async fn an_export_holds_every_kind_of_thing_once(bench: Bench) {
        let rita = bench.user("Rita").await;
        let olaf = bench.user("Olaf").await.id;
        let store = &bench.store;
        let mut expected = vec![Exported::User(rita.clone())];
        store.put_preferences(rita.id, json("{}"), NOW).await.unwrap();
        expected.push(Exported::Preferences(store.preferences(rita.id).await.unwrap().unwrap()));
        let progress = StoredProgress { reached: 1, body: json("{}"), changed: NOW };
        store.put_progress(rita.id, progress.clone()).await.unwrap();
        expected.push(Exported::Progress(progress));
        let device = "phone".to_owned();
        let new = NewSession { user: rita.id, scope: Scope::User, device, expires: later(9) };
        expected.push(Exported::Session(store.create_session(new, NOW).await.unwrap()));
        let hash = SecretHash::of(b"t");
        let name = "script".to_owned();
        let new = NewToken { user: rita.id, name, scope: Scope::Read, hash, expires: None };
        expected.push(Exported::Token(store.create_token(new, NOW).await.unwrap()));
        let put = finished(rita.id, "e2e4");
        let game = put.id;
        store.put_game(put, NOW).await.unwrap();
        store.put_game(finished(olaf, "d2d4"), NOW).await.unwrap();
        let hash = SecretHash::of(b"l");
        let new = NewShareLink { user: rita.id, game, hash, expires: later(9) };
        let link = store.create_share_link(new, NOW).await.unwrap().unwrap();
        expected.push(Exported::ShareLink(link));
        let new = NewSheetLink { user: rita.id, hash: SecretHash::of(b"s"), expires: later(9) };
        expected.push(Exported::SheetLink(store.put_sheet_link(new, NOW).await.unwrap()));
        store.put_survival_score(rita.id, 500, 2, NOW).await.unwrap();
        expected.push(Exported::Survival(store.survival_score(rita.id).await.unwrap().unwrap()));
        store.put_own_opponent(rita.id, fresh::<OpponentId>(NOW), json("1"), 9, NOW).await.unwrap();
        let made = store.own_opponents(rita.id).await.unwrap();
        expected.extend(made.into_iter().map(Exported::Opponent));
        for (target, actor) in [(rita.id, olaf), (olaf, rita.id)] {
            store.append_look(actor, target, Look::Games, Duration::ZERO, NOW).await.unwrap();
        }
        let acts = store.acts_on(rita.id, None, 9).await.unwrap();
        assert_eq!(acts.len(), 1);
        expected.extend(acts.into_iter().map(Exported::Act));
        let key = ReviewKey { game, engine_version: "1".to_owned(), node_budget: 1 };
        let review = Review { key, body: vec![1, 2], created: NOW };
        store.put_review(rita.id, review.clone()).await.unwrap();
        expected.push(Exported::Game(Box::new(store.game(game).await.unwrap().unwrap())));
        expected.push(Exported::Review(review));
        store.append_events(rita.id, vec![event(1)], NOW).await.unwrap();
        store.append_events(olaf, vec![event(2)], NOW).await.unwrap();
        let events = store.events(rita.id, EventSeq(0), 9).await.unwrap();
        expected.extend(events.into_iter().map(Exported::Event));
        keep(&bench, vec![puzzle("a", 1500, "fork")]).await;
        play(&bench, rita.id, "a", true).await;
        play(&bench, olaf, "a", false).await;
        expected.insert(3, Exported::Solver(store.solver(rita.id).await.unwrap().unwrap()));
        let attempts = store.attempts(rita.id, AttemptSeq(0), 9).await.unwrap();
        assert_eq!(attempts.len(), 1);
        expected.extend(attempts.into_iter().map(Exported::Attempt));
        let found = NewOwnPuzzle {
            id: "b".to_owned(),
            game,
            ply: 1,
            fen: "fen".to_owned(),
            moves: "e7e5 d2d4".to_owned(),
            themes: "fork".to_owned(),
            names: "Rita Rook".to_owned(),
        };
        store.keep_hunt(rita.id, game, vec![found], NOW).await.unwrap();
        store.keep_hunt(olaf, fresh::<GameId>(NOW), Vec::new(), NOW).await.unwrap();
        let own = store.own_puzzles(rita.id).await.unwrap();
        assert_eq!(own.len(), 1);
        expected.extend(own.into_iter().map(Exported::OwnPuzzle));
        expected.push(Exported::Hunted(game));
        assert_eq!(export(&bench, rita.id).await, expected);
    }

    async fn a_long_list_is_exported_whole(bench: Bench) {
        let rita = bench.user("Rita").await.id;
        for _ in 0..205 {
            let put = finished(rita, "e2e4");
            bench.store.keep_hunt(rita, put.id, Vec::new(), NOW).await.unwrap();
            bench.store.put_game(put, NOW).await.unwrap();
        }
        let events: Vec<_> = (0..305).map(event).collect();
        bench.store.append_events(rita, events, NOW).await.unwrap();
        let things = export(&bench, rita).await;
        let count = |wanted: fn(&Exported) -> bool| things.iter().filter(|thing| wanted(thing)).count();
        assert_eq!(count(|thing| matches!(thing, Exported::Game(_))), 205);
        assert_eq!(count(|thing| matches!(thing, Exported::Event(_))), 305);
        assert_eq!(count(|thing| matches!(thing, Exported::Hunted(_))), 205);
    }

    async fn nobody_has_nothing(bench: Bench) {
        assert_eq!(export(&bench, UserId::new(NOW)).await, []);
    }
}
