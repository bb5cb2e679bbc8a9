//! The server is killed, or asked to stop, while many write: nothing that it acknowledged is lost,
//! nothing is kept twice, and it serves again.

use rookery_store::{Database, Store};

use crate::app::Ground;
use crate::people::now;
use crate::process::{Home, Process};
use crate::storm::Storm;

/// Many write; after some hundred acknowledged writes the server ends in this way.
async fn weather(ground: Ground, rounds: usize, end: fn(Process)) {
    let home = Home::on(ground);
    let mut server = home.start();
    let mut storm = Storm::gather(server.address).await;
    for round in 0..rounds {
        let (address, enough) = (server.address, storm.after(60 + 37 * round % 200));
        let end = async {
            enough.await;
            tokio::task::spawn_blocking(move || end(server))
                .await
                .unwrap();
        };
        let (answers, ()) = tokio::join!(storm.rage(address), end);
        assert!(
            answers.iter().all(|answer| answer.status == 503),
            "{answers:?}"
        );
        if home.postgres.is_none() {
            let file = Database::Sqlite(home.data.path().join("rookery.db"));
            let store = Store::open(&file, now()).await.unwrap();
            assert_eq!(store.faults().await.unwrap(), [""; 0]);
            store.close().await;
        }
        server = home.start();
        storm.check(server.address).await;
    }
}

fn rounds() -> usize {
    let is_full = std::env::var_os("ROOKERY_FULL").is_some();
    if is_full { 50 } else { 3 }
}

fn stop(server: Process) {
    let status = server.terminate();
    assert!(status.success(), "{status}");
}

#[tokio::test]
async fn a_kill_loses_nothing_on_sqlite() {
    weather(Ground::Sqlite, rounds(), Process::kill).await;
}

#[tokio::test]
async fn a_kill_loses_nothing_on_postgres() {
    weather(Ground::Postgres, rounds(), Process::kill).await;
}

#[tokio::test]
async fn a_stop_loses_nothing_on_sqlite() {
    weather(Ground::Sqlite, 1, stop).await;
}

#[tokio::test]
async fn a_stop_loses_nothing_on_postgres() {
    weather(Ground::Postgres, 1, stop).await;
}
