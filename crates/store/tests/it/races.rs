//! Many at once want what only one can have.

use futures_util::future::join_all;
use rookery_store::{
    CodePurpose, EventSeq, GameFilter, KeyId, NewCode, PutOutcome, Revision, SecretHash,
    SigningKey, StoreError,
};

use crate::contract::{NOW, finished, later, on_both, sign_up, unfinished};
use crate::events::event;

on_both! {
    async fn one_of_many_gets_a_name(bench: Bench) {
        let mut guests = Vec::new();
        for _ in 0..8 {
            guests.push(bench.guest().await);
        }
        let tries = guests.iter().map(|&guest| bench.store.sign_up(guest, sign_up("Rita"), NOW));
        let outcomes = join_all(tries).await;
        let won = outcomes.iter().filter(|outcome| matches!(outcome, Ok(Some(_)))).count();
        assert_eq!(won, 1);
        let lost = |outcome: &&Result<_, _>| {
            matches!(outcome, Err(StoreError::NameTaken | StoreError::EmailTaken))
        };
        assert_eq!(outcomes.iter().filter(lost).count(), 7, "{outcomes:?}");
    }

    async fn a_code_works_for_one_of_many(bench: Bench) {
        let hash = SecretHash::of(b"code");
        let (purpose, user, email, expires) = (CodePurpose::SetUp, None, None, later(9));
        let new = NewCode { purpose, user, email, hash: hash.clone(), expires };
        bench.store.create_code(new, NOW).await.unwrap();
        let tries = (0..8).map(|_| bench.store.use_code(purpose, hash.clone(), NOW));
        let outcomes = join_all(tries).await;
        let won = outcomes.into_iter().filter(|outcome| outcome.as_ref().unwrap().is_some());
        assert_eq!(won.count(), 1);
    }

    async fn servers_that_start_together_agree_on_a_key(bench: Bench) {
        let propose = |byte| {
            let (id, secret, created) = (KeyId::new(NOW), vec![byte; 32], NOW);
            bench.store.signing_key_or(SigningKey { id, secret, created })
        };
        let keys = join_all((0..8).map(propose)).await;
        let keys: Vec<_> = keys.into_iter().map(Result::unwrap).collect();
        assert!(keys.iter().all(|key| *key == keys[0]), "{keys:?}");
    }

    async fn one_of_many_owners_gets_an_id(bench: Bench) {
        let put = finished(bench.guest().await, "e2e4");
        let mut puts = Vec::new();
        for _ in 0..8 {
            let mut other = put.clone();
            other.owner = bench.guest().await;
            puts.push(other);
        }
        let tries = puts.into_iter().map(|put| bench.store.put_game(put, NOW));
        let outcomes: Vec<_> = join_all(tries).await.into_iter().map(Result::unwrap).collect();
        let won = outcomes.iter().filter(|outcome| matches!(outcome, PutOutcome::Created(_)));
        assert_eq!(won.count(), 1, "{outcomes:?}");
        let lost = outcomes.iter().filter(|outcome| **outcome == PutOutcome::NotYours);
        assert_eq!(lost.count(), 7, "{outcomes:?}");
    }

    async fn of_many_devices_one_goes_on_and_the_others_branch(bench: Bench) {
        let rita = bench.user("Rita").await.id;
        let put = unfinished(rita, "e2e4");
        bench.store.put_game(put.clone(), NOW).await.unwrap();
        let device = |number| {
            let mut put = put.clone();
            put.expected = Some(Revision(1));
            put.content.moves = format!("e2e4 e7e{}", 5 + number % 2);
            bench.store.put_game(put, NOW)
        };
        let outcomes = join_all((0..8).map(device)).await;
        let outcomes: Vec<_> = outcomes.into_iter().map(Result::unwrap).collect();
        let count = |wanted: fn(&PutOutcome) -> bool| {
            outcomes.iter().filter(|outcome| wanted(outcome)).count()
        };
        assert_eq!(count(|outcome| matches!(outcome, PutOutcome::Updated(_))), 1);
        assert_eq!(count(|outcome| matches!(outcome, PutOutcome::Same(_))), 3);
        assert_eq!(count(|outcome| matches!(outcome, PutOutcome::Branched(_))), 4);
        let list = bench.store.games(rita, &GameFilter::default(), None, 99).await.unwrap();
        assert_eq!(list.games.len(), 2, "the same branch is kept once");
    }

    async fn uploads_that_overlap_are_kept_once_and_in_order(bench: Bench) {
        let rita = bench.user("Rita").await.id;
        let events: Vec<_> = (0..40).map(event).collect();
        let part = |start| bench.store.append_events(rita, events[start..start + 15].to_vec(), NOW);
        let added = join_all([0, 5, 10, 15, 20, 25].map(part)).await;
        let added: u64 = added.into_iter().map(Result::unwrap).sum();
        let kept = bench.store.events(rita, EventSeq(0), 99).await.unwrap();
        assert_eq!((added, kept.len()), (40, 40));
    }

    async fn games_uploaded_during_a_merge_are_moved_or_refused(bench: Bench) {
        let (guest, rita) = (bench.guest().await, bench.user("Rita").await.id);
        let uploads = (0..10).map(|_| bench.store.put_game(finished(guest, "e2e4"), NOW));
        let merge = bench.store.merge_guest(guest, rita);
        let (uploads, merged) = tokio::join!(join_all(uploads), merge);
        merged.unwrap().unwrap();
        let kept = uploads.iter().filter(|upload| upload.is_ok()).count();
        let refused = |upload: &&Result<_, _>| matches!(upload, Err(StoreError::UserGone));
        assert_eq!(kept + uploads.iter().filter(refused).count(), 10, "{uploads:?}");
        let list = bench.store.games(rita, &GameFilter::default(), None, 99).await.unwrap();
        assert_eq!(list.games.len(), kept);
    }
}
