//! How the databases list what someone tried: along the index of their records, solved or not.

use rookery_testkit::postgres::Postgres;
use sqlx::AssertSqlSafe;

use super::*;
use crate::Database;

const NOW: Timestamp = Timestamp::from_millis(1_700_000_000_000);

const MANY: &str = "SET LOCAL statement_timeout = 0; \
    INSERT INTO puzzles SELECT n, 'p' || n, 'lichess', 'fen', 'moves', '', 1500, 100, 7 \
        FROM generate_series(1, 20000) n; \
    INSERT INTO puzzle_records SELECT u.id, n, 1500, n % 2, 1, 1000, n, 0 \
        FROM generate_series(1, 20000) n, users u; \
    ANALYZE puzzles; ANALYZE puzzle_records";

struct PlanLine(String);

impl Record for PlanLine {
    fn read(row: &AnyRow) -> Result<Self, StoreError> {
        row.text("detail")
            .or_else(|_| row.text("QUERY PLAN"))
            .map(Self)
    }
}

async fn plan(store: &Store, user: UserId, explain: &str, sql: &str) -> String {
    let question = sqlx::query(AssertSqlSafe(format!("{explain} {sql}")));
    let question = question.bind(user).bind(15_000_i64).bind(50_i64);
    let lines: Vec<PlanLine> = store.all(question).await.unwrap();
    let lines: Vec<_> = lines.into_iter().map(|line| line.0).collect();
    lines.join("\n")
}

#[tokio::test]
async fn sqlite_walks_the_index_once_for_each_kind() {
    let folder = tempfile::tempdir().unwrap();
    let database = Database::Sqlite(folder.path().join("rookery.db"));
    let store = Store::open(&database, NOW).await.unwrap();
    for (sql, walks) in [(SOLVED, 1), (TRIED, 2)] {
        let plan = plan(&store, UserId::new(NOW), "EXPLAIN QUERY PLAN", sql).await;
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
    let fill = store.write((), |db, ()| {
        Box::pin(async move { Ok(crate::dialect::run(db, MANY).await?) })
    });
    fill.await.unwrap();
    for (sql, walks) in [(SOLVED, 1), (TRIED, 2)] {
        let plan = plan(&store, user, "EXPLAIN", sql).await;
        let walked = plan.matches("puzzle_records_user_seq").count();
        assert_eq!(walked, walks, "{plan}");
        for table in ["Seq Scan on puzzle_records", "Seq Scan on puzzles"] {
            assert!(!plan.contains(table), "{plan}");
        }
    }
    store.close().await;
}
