//! A guest turns out to have an account.

use std::time::Duration;

use rookery_store::{
    EventSeq, GameEdit, GameFilter, Look, Merged, NewSession, NewShareLink, Review, ReviewKey,
    Scope, SecretHash, StoredProgress, UserId,
};

use crate::contract::{Bench, NOW, finished, json, later, on_both};
use crate::events::event;

async fn play(bench: &Bench, owner: UserId, games: usize) -> Vec<rookery_play::GameId> {
    let mut ids = Vec::new();
    for _ in 0..games {
        let put = finished(owner, "e2e4");
        ids.insert(0, put.id);
        bench.store.put_game(put, NOW).await.unwrap();
    }
    ids
}

fn at(reached: i64) -> StoredProgress {
    let body = json(&reached.to_string());
    StoredProgress {
        reached,
        body,
        changed: NOW,
    }
}

on_both! {
    async fn games_and_all_that_hangs_on_them_move(bench: Bench) {
        let (guest, rita) = (bench.guest().await, bench.user("Rita").await.id);
        let old = play(&bench, rita, 3).await;
        let new = play(&bench, guest, 2).await;
        let key = ReviewKey { game: new[0], engine_version: "1".to_owned(), node_budget: 9 };
        let review = Review { key: key.clone(), body: vec![1], created: NOW };
        assert!(bench.store.put_review(guest, review.clone()).await.unwrap());
        let hash = SecretHash::of(b"s");
        let link = NewShareLink { user: guest, game: new[0], hash: hash.clone(), expires: later(9) };
        bench.store.create_share_link(link, NOW).await.unwrap().unwrap();

        let merged = bench.store.merge_guest(guest, rita).await.unwrap();
        assert_eq!(merged, Some(Merged { games: 2, events: 0 }));
        assert_eq!(bench.store.user(guest).await.unwrap(), None);
        let list = bench.store.games(rita, &GameFilter::default(), None, 9).await.unwrap().games;
        let ids: Vec<_> = list.iter().map(|game| game.id).collect();
        assert_eq!(ids, [new, old].concat());
        assert!(list.iter().all(|game| game.owner == rita));
        assert_eq!(bench.store.review(&key).await.unwrap(), Some(review));
        assert_eq!(bench.store.share_link(&hash, NOW).await.unwrap().unwrap().user, rita);
        let later_games = play(&bench, rita, 1).await;
        let list = bench.store.games(rita, &GameFilter::default(), None, 1).await.unwrap().games;
        assert_eq!(list[0].id, later_games[0]);
    }

    async fn who_looked_at_the_guest_is_told_to_the_account(bench: Bench) {
        let (guest, rita) = (bench.guest().await, bench.user("Rita").await.id);
        let admin = bench.user("Ada").await.id;
        let look = bench.store.append_look(admin, guest, Look::Game, Duration::ZERO, NOW);
        look.await.unwrap();
        bench.store.merge_guest(guest, rita).await.unwrap();
        let acts = bench.store.acts_on(rita, None, 9).await.unwrap();
        assert_eq!(acts.iter().map(|act| &*act.entry.act).collect::<Vec<_>>(), ["look_game"]);
    }

    async fn events_move_once_and_after_those_already_known(bench: Bench) {
        let (guest, rita) = (bench.guest().await, bench.user("Rita").await.id);
        let (both, mine, theirs) = (event(1), event(2), event(3));
        let events = vec![mine.clone(), both.clone()];
        bench.store.append_events(rita, events, NOW).await.unwrap();
        let known = bench.store.events(rita, EventSeq(0), 9).await.unwrap()[1].seq;
        bench.store.append_events(guest, vec![both, theirs.clone()], NOW).await.unwrap();
        let merged = bench.store.merge_guest(guest, rita).await.unwrap();
        assert_eq!(merged, Some(Merged { games: 0, events: 1 }));
        let new = bench.store.events(rita, known, 9).await.unwrap();
        assert_eq!(new.iter().map(|event| &event.event).collect::<Vec<_>>(), [&theirs]);
        bench.store.append_events(rita, vec![event(4)], NOW).await.unwrap();
        assert_eq!(bench.store.events(rita, new[0].seq, 9).await.unwrap().len(), 1);
    }

    async fn the_furthest_progress_is_kept(bench: Bench) {
        let cases = [
            (None, None, None),
            (Some(3), None, Some(3)),
            (None, Some(3), Some(3)),
            (Some(5), Some(3), Some(5)),
            (Some(3), Some(5), Some(5)),
            (Some(4), Some(4), Some(4)),
        ];
        for (number, (of_guest, of_account, expected)) in cases.into_iter().enumerate() {
            let guest = bench.guest().await;
            let account = bench.user(&format!("user{number}")).await.id;
            for (who, reached) in [(guest, of_guest), (account, of_account)] {
                if let Some(reached) = reached {
                    bench.store.put_progress(who, at(reached)).await.unwrap();
                }
            }
            bench.store.merge_guest(guest, account).await.unwrap().unwrap();
            let kept = bench.store.progress(account).await.unwrap();
            assert_eq!(kept, expected.map(at), "case {number}");
        }
    }

    async fn preferences_of_the_account_win(bench: Bench) {
        let (guest, rita) = (bench.guest().await, bench.user("Rita").await.id);
        bench.store.put_preferences(guest, json("1"), NOW).await.unwrap();
        bench.store.merge_guest(guest, rita).await.unwrap().unwrap();
        assert_eq!(bench.store.preferences(rita).await.unwrap().unwrap().body, json("1"));
        let guest = bench.guest().await;
        bench.store.put_preferences(guest, json("2"), NOW).await.unwrap();
        bench.store.merge_guest(guest, rita).await.unwrap().unwrap();
        assert_eq!(bench.store.preferences(rita).await.unwrap().unwrap().body, json("1"));
    }

    async fn the_guests_sessions_end(bench: Bench) {
        let (guest, rita) = (bench.guest().await, bench.user("Rita").await.id);
        let device = String::new();
        let new = NewSession { user: guest, scope: Scope::User, device, expires: later(9) };
        let session = bench.store.create_session(new, NOW).await.unwrap();
        bench.store.merge_guest(guest, rita).await.unwrap().unwrap();
        assert_eq!(bench.store.session(session.id, NOW).await.unwrap(), None);
    }

    async fn only_a_guest_merges_and_only_into_an_account(bench: Bench) {
        let (guest, other) = (bench.guest().await, bench.guest().await);
        let (rita, olaf) = (bench.user("Rita").await.id, bench.user("Olaf").await.id);
        let nobody = UserId::new(NOW);
        let pairs = [
            (guest, other), (rita, olaf), (rita, guest), (guest, guest),
            (rita, rita), (nobody, rita), (guest, nobody),
        ];
        for (from, to) in pairs {
            assert_eq!(bench.store.merge_guest(from, to).await.unwrap(), None);
        }
        for id in [guest, other, rita, olaf] {
            assert!(bench.store.user(id).await.unwrap().is_some());
        }
    }

    async fn names_of_games_that_clash_stay_readable(bench: Bench) {
        let (guest, rita) = (bench.guest().await, bench.user("Rita").await.id);
        for owner in [guest, rita] {
            let put = finished(owner, "e2e4");
            bench.store.put_game(put.clone(), NOW).await.unwrap();
            let edit = GameEdit { title: Some("My best".to_owned()), ..GameEdit::default() };
            bench.store.edit_game(owner, put.id, edit, NOW).await.unwrap();
        }
        bench.store.merge_guest(guest, rita).await.unwrap().unwrap();
        let page = bench.store.games(rita, &GameFilter::default(), None, 9).await.unwrap();
        let titles: Vec<_> = page.games.iter().map(|game| &*game.title).collect();
        assert_eq!(titles, ["My best", "My best"]);
    }
}
