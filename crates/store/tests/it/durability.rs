//! What was acknowledged is kept, whoever shared the commit and however the server ends.

use std::fs;

use futures_util::FutureExt;
use futures_util::future::join_all;
use rookery_store::{Database, Role, Store, StoreError, UserId};

use crate::contract::{Bench, NOW, finished, on_both, sign_up};

on_both! {
    async fn what_was_acknowledged_is_there_after_reopening(bench: Bench) {
        let rita = bench.user("Rita").await;
        let puts: Vec<_> = (0..20).map(|_| finished(rita.id, "e2e4")).collect();
        let writes = puts.iter().map(|put| bench.store.put_game(put.clone(), NOW));
        for outcome in join_all(writes).await {
            outcome.unwrap();
        }
        let bench = bench.reopen().await;
        for put in puts {
            assert_eq!(bench.store.game(put.id).await.unwrap().unwrap().content, put.content);
        }
    }

    async fn one_bad_write_spoils_no_other(bench: Bench) {
        bench.user("Rita").await;
        let names = ["a", "rita", "b", "RITA", "c", "a"];
        let writes = names.map(|name| bench.store.create_user(Role::User, sign_up(name), NOW));
        let outcomes = join_all(writes).await;
        let taken = |outcome: &Result<_, _>| {
            matches!(outcome, Err(StoreError::NameTaken | StoreError::EmailTaken))
        };
        let refused: Vec<_> = outcomes.iter().map(taken).collect();
        // On PostgreSQL either of the two who want `a` may be first.
        assert_eq!(refused[1..5], [true, false, true, false], "{outcomes:?}");
        assert_ne!(refused[0], refused[5], "{outcomes:?}");
        let bench = bench.reopen().await;
        for name in ["a", "b", "c"] {
            assert!(bench.store.credentials(name).await.unwrap().is_some(), "{name}");
        }
    }

    async fn a_closed_store_refuses(bench: Bench) {
        let rita = bench.user("Rita").await.id;
        bench.store.ping().await.unwrap();
        bench.store.close().await;
        bench.store.close().await;
        let error = bench.store.ping().await.unwrap_err();
        assert!(matches!(error, StoreError::Closed), "{error:?}");
        let error = bench.store.mark_seen(rita, NOW).await.unwrap_err();
        assert!(matches!(error, StoreError::Closed), "{error:?}");
    }
}

#[tokio::test]
async fn a_write_in_the_queue_happens_even_if_its_asker_gave_up() {
    let bench = Bench::sqlite().await;
    let put = finished(bench.guest().await, "e2e4");
    let asked = bench.store.put_game(put.clone(), NOW).now_or_never();
    assert!(asked.is_none(), "nothing is acknowledged at once");
    let bench = bench.reopen().await;
    assert!(bench.store.game(put.id).await.unwrap().is_some());
}

#[tokio::test]
async fn writes_that_wait_together_share_a_commit() {
    let bench = Bench::sqlite().await;
    let guest = bench.guest().await;
    let before = bench.store.activity();
    let writes = (0..100).map(|_| bench.store.put_game(finished(guest, "e2e4"), NOW));
    for outcome in join_all(writes).await {
        outcome.unwrap();
    }
    let after = bench.store.activity();
    assert_eq!(after.writes - before.writes, 100);
    assert_eq!(after.commits - before.commits, 1);
}

#[tokio::test]
async fn a_bad_write_does_not_cost_a_commit_of_its_own() {
    let bench = Bench::sqlite().await;
    bench.user("Rita").await;
    let before = bench.store.activity().commits;
    let names = ["a", "rita", "b"];
    let writes = names.map(|name| bench.store.create_user(Role::User, sign_up(name), NOW));
    let outcomes = join_all(writes).await;
    assert_eq!(outcomes.iter().filter(|outcome| outcome.is_ok()).count(), 2);
    assert_eq!(bench.store.activity().commits - before, 1);
}

#[tokio::test]
async fn more_writes_than_can_wait_are_refused_and_the_rest_is_kept() {
    let bench = Bench::sqlite().await;
    let writes = (0..5000).map(|_| bench.store.create_guest("Guest", NOW));
    let outcomes = join_all(writes).await;
    let busy = |outcome: &&Result<_, _>| matches!(outcome, Err(StoreError::Busy));
    let refused = outcomes.iter().filter(busy).count();
    assert!(refused > 0);
    let kept: Vec<UserId> = outcomes.into_iter().flatten().map(|user| user.id).collect();
    assert_eq!(kept.len() + refused, 5000);
    let last = kept.last().copied().unwrap();
    assert!(bench.store.user(last).await.unwrap().is_some());
    bench.store.create_guest("Guest", NOW).await.unwrap();
}

/// The files as they are at the moment of the acknowledgement, with the store still open,
/// are what a crash would leave behind.
#[tokio::test]
async fn what_was_acknowledged_survives_a_crash() {
    let bench = Bench::sqlite().await;
    let folder = bench.folder.as_ref().unwrap().path();
    let guest = bench.guest().await;
    for round in 0..10 {
        let put = finished(guest, "e2e4");
        bench.store.put_game(put.clone(), NOW).await.unwrap();
        let crashed = folder.join(format!("crash{round}.db"));
        fs::copy(folder.join("rookery.db"), &crashed).unwrap();
        let log = format!("{}-wal", crashed.display());
        fs::copy(folder.join("rookery.db-wal"), log).unwrap();
        let store = Store::open(&Database::Sqlite(crashed), NOW).await.unwrap();
        assert!(store.game(put.id).await.unwrap().is_some(), "round {round}");
        store.close().await;
    }
}

#[cfg(unix)]
#[tokio::test]
async fn the_files_are_for_our_eyes_only() {
    use std::os::unix::fs::PermissionsExt;

    let bench = Bench::sqlite().await;
    bench.guest().await;
    let folder = bench.folder.as_ref().unwrap().path();
    let mut names = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let entry = entry.unwrap();
        let mode = entry.metadata().unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "{:?}", entry.file_name());
        names.push(entry.file_name().into_string().unwrap());
    }
    names.sort();
    assert_eq!(names, ["rookery.db", "rookery.db-shm", "rookery.db-wal"]);
}
