//! How the databases list what someone tried: along the index of their records, solved or not.

use rookery_testkit::postgres::Postgres;

use super::*;
use crate::Database;
use crate::query_plan::{fill, plan};
use crate::store::Question;

const NOW: Timestamp = Timestamp::from_millis(1_700_000_000_000);

const MANY: &str = "SET LOCAL statement_timeout = 0; \
    INSERT INTO puzzles SELECT n, 'p' || n, 'lichess', 'fen', 'moves', '', 1500, 100, 7 \
        FROM generate_series(1, 20000) n; \
    INSERT INTO puzzle_records SELECT u.id, n, 1500, n % 2, 1, 1000, n, 0 \
        FROM generate_series(1, 20000) n, users u; \
    ANALYZE puzzles; ANALYZE puzzle_records";

async fn plan_for(store: &Store, user: UserId, sql: &str) -> String {
    let bind = |question: Question<'static>| question.bind(user).bind(15_000_i64).bind(50_i64);
    plan(store, sql, bind).await
}

#[tokio::test]
async fn sqlite_walks_the_index_once_for_each_kind() {
    let folder = tempfile::tempdir().unwrap();
    let database = Database::Sqlite(folder.path().join("rookery.db"));
    let store = Store::open(&database, NOW).await.unwrap();
    for (sql, walks) in [(SOLVED, 1), (TRIED, 2)] {
        let plan = plan_for(&store, UserId::new(NOW), sql).await;
        let walk =
            "SEARCH r USING INDEX puzzle_records_user_seq (user_id=? AND solved=? AND seq<?)";
        assert_eq!(plan.matches(walk).count(), walks, "{plan}");
        for part in ["SEARCH o USING", "SEARCH p USING INTEGER PRIMARY KEY"] {
            assert!(plan.contains(part), "{plan}");
        }
        for table in ["SCAN r", "SCAN o", "SCAN p"] {
            assert!(!plan.contains(table), "{plan}");
        }
    }
    store.close().await;
}

#[tokio::test]
async fn postgres_does_the_same_for_one_who_tried_many() {
    let database = Database::Postgres(Postgres::shared().database());
    let store = Store::open(&database, NOW).await.unwrap();
    let user = store.create_guest("Guest", NOW).await.unwrap().id;
    fill(&store, MANY).await;
    for (sql, walks) in [(SOLVED, 1), (TRIED, 2)] {
        let plan = plan_for(&store, user, sql).await;
        let walked = plan.matches("puzzle_records_user_seq").count();
        assert_eq!(walked, walks, "{plan}");
        for table in ["Seq Scan on puzzle_records", "Seq Scan on puzzles"] {
            assert!(!plan.contains(table), "{plan}");
        }
    }
    store.close().await;
}
