//! How far a learner has come.

use rookery_store::{LARGEST_PROGRESS, StoreError, StoredProgress};

use crate::contract::{NOW, json, on_both};

fn at(reached: i64) -> StoredProgress {
    StoredProgress {
        reached,
        body: json(&format!("{{\"chapter\":{reached}}}")),
        changed: NOW,
    }
}

on_both! {
    async fn progress_only_moves_forward(bench: Bench) {
        let rita = bench.user("Rita").await.id;
        assert_eq!(bench.store.progress(rita).await.unwrap(), None);
        assert!(bench.store.put_progress(rita, at(3)).await.unwrap());
        assert!(bench.store.put_progress(rita, at(5)).await.unwrap());
        assert!(!bench.store.put_progress(rita, at(4)).await.unwrap());
        assert_eq!(bench.store.progress(rita).await.unwrap(), Some(at(5)));
    }

    async fn equal_progress_may_say_more(bench: Bench) {
        let rita = bench.user("Rita").await.id;
        bench.store.put_progress(rita, at(3)).await.unwrap();
        let more = StoredProgress { body: json("\"stars\""), ..at(3) };
        assert!(bench.store.put_progress(rita, more.clone()).await.unwrap());
        assert_eq!(bench.store.progress(rita).await.unwrap(), Some(more));
    }

    async fn progress_has_a_limit(bench: Bench) {
        let rita = bench.user("Rita").await.id;
        let body = json(&format!("\"{}\"", "x".repeat(LARGEST_PROGRESS)));
        let error = bench.store.put_progress(rita, StoredProgress { body, ..at(1) }).await.unwrap_err();
        assert!(matches!(error, StoreError::TooLarge { .. }), "{error:?}");
    }
}
