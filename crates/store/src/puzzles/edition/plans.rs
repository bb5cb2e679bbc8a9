//! How the databases find the puzzles that ship among millions, and take their places away: by an
//! index each time.

use rookery_testkit::postgres::Postgres;

use super::*;
use crate::query_plan::{fill, plan};
use crate::store::Question;
use crate::{Database, Timestamp};

const NOW: Timestamp = Timestamp::from_millis(1_700_000_000_000);

const MANY: &str = "SET LOCAL statement_timeout = 0; \
    INSERT INTO puzzles SELECT n, 'p' || n, CASE WHEN n % 100 = 0 THEN 'own' ELSE 'lichess' END, \
        'fen', 'moves', '', 1500, 100, 7 FROM generate_series(1, 20000) n; \
    INSERT INTO puzzle_places SELECT t, n % 2400 + 400, n \
        FROM generate_series(1, 20000) n, generate_series(0, 4) t; \
    ANALYZE puzzles; ANALYZE puzzle_places";

async fn plans(store: &Store) -> [String; 2] {
    let removal = Change::Remove.sql(store.dialect()).to_string();
    let those = |question: Question<'static>| {
        let puzzles = "281474976710656,281474976710657";
        question.bind(puzzles).bind(0_i64)
    };
    [
        plan(store, OWN, |question| question).await,
        plan(store, &removal, those).await,
    ]
}

#[tokio::test]
async fn sqlite_looks_only_at_those_that_ship() {
    let folder = tempfile::tempdir().unwrap();
    let database = Database::Sqlite(folder.path().join("rookery.db"));
    let store = Store::open(&database, NOW).await.unwrap();
    let [own, removal] = plans(&store).await;
    assert!(own.contains("USING INDEX puzzles_shipped"), "{own}");
    let part = "SEARCH puzzle_places USING PRIMARY KEY (theme=? AND rating=? AND puzzle=?)";
    assert!(removal.contains(part), "{removal}");
    assert!(!removal.contains("SCAN puzzle_places"), "{removal}");
    store.close().await;
}

#[tokio::test]
async fn postgres_does_the_same_among_many() {
    let database = Database::Postgres(Postgres::shared().database());
    let store = Store::open(&database, NOW).await.unwrap();
    fill(&store, MANY).await;
    let [own, removal] = plans(&store).await;
    assert!(own.contains("puzzles_shipped"), "{own}");
    assert!(removal.contains("puzzle_places_pkey"), "{removal}");
    assert!(!removal.contains("Seq Scan"), "{removal}");
    store.close().await;
}
