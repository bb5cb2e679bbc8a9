//! What engines said about games.

use rookery_play::GameId;
use rookery_store::{LARGEST_REVIEW, Review, ReviewKey, StoreError, fresh};

use crate::contract::{NOW, finished, later, on_both};

fn review(game: GameId, version: &str, nodes: u32) -> Review {
    let (engine_version, node_budget) = (version.to_owned(), nodes);
    Review {
        key: ReviewKey {
            game,
            engine_version,
            node_budget,
        },
        body: vec![0, 1, 254, 255],
        created: NOW,
    }
}

on_both! {
    async fn a_review_is_kept_for_each_engine_and_effort(bench: Bench) {
        let rita = bench.user("Rita").await.id;
        let put = finished(rita, "e2e4");
        bench.store.put_game(put.clone(), NOW).await.unwrap();
        let first = review(put.id, "1.0", 10_000);
        let mut stronger = review(put.id, "1.0", u32::MAX);
        stronger.created = later(1);
        for review in [&first, &stronger] {
            assert!(bench.store.put_review(rita, review.clone()).await.unwrap());
        }
        assert_eq!(bench.store.review(&first.key).await.unwrap(), Some(first.clone()));
        assert_eq!(bench.store.reviews(put.id).await.unwrap(), [stronger, first]);
        let other = review(put.id, "1.1", 10_000);
        assert_eq!(bench.store.review(&other.key).await.unwrap(), None);
    }

    async fn a_review_replaces_the_one_with_its_key(bench: Bench) {
        let rita = bench.user("Rita").await.id;
        let put = finished(rita, "e2e4");
        bench.store.put_game(put.clone(), NOW).await.unwrap();
        bench.store.put_review(rita, review(put.id, "1.0", 10)).await.unwrap();
        let mut new = review(put.id, "1.0", 10);
        new.body = Vec::new();
        assert!(bench.store.put_review(rita, new.clone()).await.unwrap());
        assert_eq!(bench.store.reviews(put.id).await.unwrap(), [new]);
    }

    async fn only_the_owner_of_a_game_reviews_it(bench: Bench) {
        let (rita, olaf) = (bench.user("Rita").await.id, bench.user("Olaf").await.id);
        let put = finished(rita, "e2e4");
        bench.store.put_game(put.clone(), NOW).await.unwrap();
        assert!(!bench.store.put_review(olaf, review(put.id, "1.0", 10)).await.unwrap());
        let nowhere = review(fresh::<GameId>(NOW), "1.0", 10);
        assert!(!bench.store.put_review(rita, nowhere).await.unwrap());
        assert_eq!(bench.store.reviews(put.id).await.unwrap(), []);
    }

    async fn a_review_has_a_limit_and_goes_with_its_game(bench: Bench) {
        let rita = bench.user("Rita").await.id;
        let put = finished(rita, "e2e4");
        bench.store.put_game(put.clone(), NOW).await.unwrap();
        let mut large = review(put.id, "1.0", 10);
        large.body = vec![7; LARGEST_REVIEW];
        assert!(bench.store.put_review(rita, large.clone()).await.unwrap());
        large.body.push(7);
        let error = bench.store.put_review(rita, large).await.unwrap_err();
        assert!(matches!(error, StoreError::TooLarge { .. }), "{error:?}");
        bench.store.delete_game(rita, put.id).await.unwrap();
        assert_eq!(bench.store.reviews(put.id).await.unwrap(), []);
    }
}
