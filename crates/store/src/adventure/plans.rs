//! How the databases look for fights, sheets and scores: along an index, in one person's games.

use rookery_testkit::postgres::Postgres;

use super::*;
use crate::query_plan::{fill, plan, steps};
use crate::store::Question;
use crate::{Database, survival};

const NOW: Timestamp = Timestamp::from_millis(1_700_000_000_000);

/// Many people, and one of them with ten thousand games, every second against an engine.
const MANY: &str = "SET LOCAL statement_timeout = 0; \
    INSERT INTO users (id, role, display, display_folded, created, seen) \
        SELECT 'user ' || n, 'user', 'x', 'x', 0, 0 FROM generate_series(1, 5000) n; \
    INSERT INTO games (id, owner, seq, rev, source, side, finished, result, verdict, plies, \
        opponent_kind, opponent_id, opponent_styles, title, tags, names, search, client_started, \
        received, changed, played, born, occasion, occasion_key, fought) \
        SELECT 'game ' || n, 'user ' || CASE WHEN n <= 10000 THEN 1 ELSE n % 199 + 2 END, n, 1, \
        CASE WHEN n % 2 = 0 THEN 'engine' ELSE 'import' END, 'white', 1, '1-0', 'win', 9, \
        'engine', '', '', '', '', '', '', 0, 0, 0, 0, n, \
        CASE n % 20 WHEN 0 THEN 'battle' WHEN 2 THEN 'survival' END, 'fox', 'met' \
        FROM generate_series(1, 60000) n; \
    INSERT INTO game_bodies (game_id, format, start_fen, moves, clocks, opponent, tree) \
        SELECT g.id, 1, '', '', '', '{}', '[]' FROM games g; \
    INSERT INTO survival_scores SELECT 'user ' || n, n % 2, n, n, n FROM generate_series(1, 5000) n; \
    ANALYZE users; ANALYZE games; ANALYZE game_bodies; ANALYZE survival_scores";

fn of(owner: &'static str) -> impl FnOnce(Question<'static>) -> Question<'static> {
    move |question| question.bind(owner)
}

fn of_all(question: Question<'static>) -> Question<'static> {
    question.bind(50_i64).bind(0_i64)
}

#[tokio::test]
async fn sqlite_reads_only_the_games_of_one_person() {
    let folder = tempfile::tempdir().unwrap();
    let database = Database::Sqlite(folder.path().join("rookery.db"));
    let store = Store::open(&database, NOW).await.unwrap();
    let occasion = "SEARCH g USING INDEX games_owner_occasion (owner=? AND occasion=?)";
    for (sql, walk) in [
        (FIGHTS, occasion),
        (survival::GAMES, occasion),
        (
            SHEET,
            "SEARCH g USING INDEX games_owner_over (owner=? AND source=? AND finished=?)",
        ),
    ] {
        let plan = plan(&store, sql, of("user 1")).await;
        assert!(plan.starts_with(walk), "{plan}");
        assert!(!plan.contains("SCAN"), "{plan}");
    }
    let plan = plan(&store, survival::RANKS, of_all).await;
    let walk = "SEARCH survival_scores USING INDEX survival_scores_best (shown=? AND score>?)";
    assert!(plan.contains(walk), "{plan}");
    store.close().await;
}

#[tokio::test]
async fn postgres_reads_only_the_games_of_one_person() {
    let database = Database::Postgres(Postgres::shared().database());
    let store = Store::open(&database, NOW).await.unwrap();
    fill(&store, MANY).await;
    for sql in [FIGHTS, survival::GAMES, SHEET] {
        let plan = plan(&store, sql, of("user 7")).await;
        assert!(plan.contains("games_owner_"), "{plan}");
        assert!(!plan.contains("Seq Scan"), "{plan}");
    }
    let ranks = plan(&store, survival::RANKS, of_all).await;
    let walk = "Index Scan using survival_scores_best on survival_scores";
    assert!(ranks.contains(walk), "{ranks}");
    store.close().await;
}

#[tokio::test]
async fn of_ten_thousand_games_those_that_count_are_read_in_one_go() {
    let database = Database::Postgres(Postgres::shared().database());
    let store = Store::open(&database, NOW).await.unwrap();
    fill(&store, MANY).await;
    let explain = "EXPLAIN (ANALYZE, COSTS OFF, TIMING OFF, SUMMARY OFF)";
    let plan = steps(&store, explain, SHEET, of("user 1")).await;
    let games = plan.lines().find(|line| line.contains(" on games g"));
    assert!(games.unwrap().contains("rows=5000"), "{plan}");
    assert!(plan.contains("games_owner_over"), "{plan}");
    assert!(!plan.contains("Rows Removed"), "{plan}");
    // Nothing is asked again for each game.
    let parts = plan.matches("loops=").count();
    assert_eq!(plan.matches("loops=1)").count(), parts, "{plan}");
    store.close().await;
}
