//! Opponents that people have made.

use rookery_play::OpponentId;
use rookery_store::{OpponentPut, OwnOpponent, SecretHash, StoreError, UserId, fresh};

use crate::contract::{NOW, json, later, on_both};

on_both! {
    async fn an_opponent_is_kept_changed_and_deleted(bench: Bench) {
        let (rita, olaf) = (bench.user("Rita").await.id, bench.user("Olaf").await.id);
        let store = &bench.store;
        let id = fresh::<OpponentId>(NOW);
        let kept = OwnOpponent { id, body: json("1"), created: NOW, changed: NOW, shared_until: None };
        let put = store.put_own_opponent(rita, id, json("1"), 2, NOW).await.unwrap();
        assert_eq!(put, OpponentPut::Created(kept.clone()));
        let changed = OwnOpponent { body: json("2"), changed: later(1), ..kept };
        let put = store.put_own_opponent(rita, id, json("2"), 1, later(1)).await.unwrap();
        assert_eq!(put, OpponentPut::Changed(changed.clone()));
        assert_eq!(store.own_opponents(rita).await.unwrap(), [changed]);
        assert_eq!(store.own_opponents(olaf).await.unwrap(), []);
        assert!(!store.delete_own_opponent(olaf, id).await.unwrap());
        assert!(store.delete_own_opponent(rita, id).await.unwrap());
        assert_eq!(store.own_opponents(rita).await.unwrap(), []);
        let nobody = store.put_own_opponent(UserId::new(NOW), id, json("1"), 2, NOW).await;
        assert!(matches!(nobody, Err(StoreError::UserGone)), "{nobody:?}");
    }

    async fn there_are_only_so_many(bench: Bench) {
        let rita = bench.user("Rita").await.id;
        for at in 0..3 {
            let put = bench.store.put_own_opponent(rita, fresh::<OpponentId>(NOW), json("1"), 2, NOW);
            assert_eq!(put.await.unwrap() == OpponentPut::Full, at == 2);
        }
    }

    async fn a_link_hands_it_on_until_it_ends_or_is_taken_back(bench: Bench) {
        let (rita, olaf) = (bench.user("Rita").await.id, bench.user("Olaf").await.id);
        let store = &bench.store;
        let (id, hash) = (fresh::<OpponentId>(NOW), SecretHash::of(b"s"));
        store.put_own_opponent(rita, id, json("1"), 2, NOW).await.unwrap();
        let link = Some((hash.clone(), later(9)));
        assert!(!store.link_own_opponent(olaf, id, link.clone()).await.unwrap());
        assert!(store.link_own_opponent(rita, id, link).await.unwrap());
        let shared = store.shared_opponent(&hash, later(8)).await.unwrap().unwrap();
        assert_eq!((shared.id, shared.shared_until), (id, Some(later(9))));
        assert_eq!(store.shared_opponent(&hash, later(9)).await.unwrap(), None);
        assert!(store.link_own_opponent(rita, id, None).await.unwrap());
        assert_eq!(store.shared_opponent(&hash, NOW).await.unwrap(), None);
    }

    async fn a_link_that_has_ended_is_cleared_away_and_the_opponent_stays(bench: Bench) {
        let rita = bench.user("Rita").await.id;
        let store = &bench.store;
        let ids = [fresh::<OpponentId>(NOW), fresh::<OpponentId>(NOW), fresh::<OpponentId>(NOW)];
        for (id, ends) in ids.into_iter().zip([Some(9), Some(99), None]) {
            store.put_own_opponent(rita, id, json("1"), 9, NOW).await.unwrap();
            let link = ends.map(|ends| (SecretHash::of(id.to_string().as_bytes()), later(ends)));
            store.link_own_opponent(rita, id, link).await.unwrap();
        }
        assert_eq!(store.purge_expired(later(8)).await.unwrap().opponent_links, 0);
        assert_eq!(store.purge_expired(later(9)).await.unwrap().opponent_links, 1);
        let mut kept = store.own_opponents(rita).await.unwrap();
        kept.sort_by_key(|one| ids.iter().position(|id| *id == one.id));
        let kept: Vec<_> = kept.iter().map(|one| one.shared_until).collect();
        assert_eq!(kept, [None, Some(later(99)), None]);
        let ended = SecretHash::of(ids[0].to_string().as_bytes());
        assert_eq!(store.shared_opponent(&ended, NOW).await.unwrap(), None);
    }

    async fn what_a_guest_made_moves_to_the_account(bench: Bench) {
        let (guest, rita) = (bench.guest().await, bench.user("Rita").await.id);
        let (both, new) = (fresh::<OpponentId>(NOW), fresh::<OpponentId>(NOW));
        for (user, id, body) in [(rita, both, "1"), (guest, both, "2"), (guest, new, "3")] {
            bench.store.put_own_opponent(user, id, json(body), 9, NOW).await.unwrap();
        }
        bench.store.merge_guest(guest, rita).await.unwrap().unwrap();
        let mut bodies: Vec<_> = bench.store.own_opponents(rita).await.unwrap();
        bodies.sort_by_key(|one| one.body.to_string());
        let bodies: Vec<_> = bodies.iter().map(|one| one.body.as_str()).collect();
        assert_eq!(bodies, ["1", "3"]);
    }
}
