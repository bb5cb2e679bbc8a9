//! How the databases look through a window: along one index, and one look into another for each.

use rookery_testkit::postgres::Postgres;

use super::*;
use crate::query_plan::{fill, plan};
use crate::store::Question;
use crate::{Database, Timestamp};

const NOW: Timestamp = Timestamp::from_millis(1_700_000_000_000);

const MANY: &str = "SET LOCAL statement_timeout = 0; \
    INSERT INTO puzzle_places SELECT t, n % 2400 + 400, n \
        FROM generate_series(1, 20000) n, generate_series(0, 4) t; \
    INSERT INTO puzzle_records SELECT u.id, n, 1500, n % 2, 1, 1000, n, 0 \
        FROM generate_series(1, 5000) n, users u; \
    ANALYZE puzzle_places; ANALYZE puzzle_records";

async fn plan_of_a_look(store: &Store, user: UserId) -> String {
    let bind = |question: Question<'static>| {
        let window = question.bind(0_i64).bind(1500_i64).bind(7_i64);
        window.bind(1600_i64).bind(WINDOW).bind(user)
    };
    plan(store, LOOK, bind).await
}

#[tokio::test]
async fn a_window_is_cut_out_of_the_index_and_nothing_is_scanned() {
    let folder = tempfile::tempdir().unwrap();
    let database = Database::Sqlite(folder.path().join("rookery.db"));
    let store = Store::open(&database, NOW).await.unwrap();
    let plan = plan_of_a_look(&store, UserId::new(NOW)).await;
    for part in [
        "SEARCH puzzle_places USING PRIMARY KEY (theme=? AND (rating,puzzle)>(?,?) AND rating<?)",
        "SEARCH r USING INDEX sqlite_autoindex_puzzle_records_1 (user_id=? AND puzzle=?)",
    ] {
        assert!(plan.contains(part), "{plan}");
    }
    // The window itself is walked, and nothing else.
    let scans = plan.lines().filter(|line| line.starts_with("SCAN"));
    assert_eq!(scans.collect::<Vec<_>>(), ["SCAN w"], "{plan}");
    store.close().await;
}

#[tokio::test]
async fn postgres_does_the_same_with_many_places() {
    let database = Database::Postgres(Postgres::shared().database());
    let store = Store::open(&database, NOW).await.unwrap();
    let user = store.create_guest("Guest", NOW).await.unwrap().id;
    fill(&store, MANY).await;
    let plan = plan_of_a_look(&store, user).await;
    assert!(plan.contains("puzzle_places_pkey"), "{plan}");
    assert!(plan.contains("puzzle_records_pkey"), "{plan}");
    assert!(!plan.contains("Seq Scan"), "{plan}");
    store.close().await;
}
