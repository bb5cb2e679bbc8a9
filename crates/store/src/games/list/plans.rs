//! How the databases look for games: along one index, whatever is asked for.

use rookery_play::Clocks;
use rookery_testkit::postgres::Postgres;

use super::*;
use crate::query_plan::{fill, plan};
use crate::{Database, GameContent, GameIndex, GamePut, Json, UserId};

const NOW: Timestamp = Timestamp::from_millis(1_700_000_000_000);

/// Makes a long past of the one game that is there.
const MANY: &str = "SET LOCAL statement_timeout = 0; \
    INSERT INTO games SELECT (jsonb_populate_record(g, \
        jsonb_build_object('id', 'game ' || n, 'seq', g.seq + n, 'born', g.born + n))).* \
        FROM games g, generate_series(1, 20000) n; \
    INSERT INTO game_bodies SELECT (jsonb_populate_record(b, \
        jsonb_build_object('game_id', 'game ' || n))).* \
        FROM game_bodies b, generate_series(1, 20000) n; \
    ANALYZE games; ANALYZE game_bodies";

fn sample(owner: UserId) -> GamePut {
    let text = String::new;
    let json = |text: &str| Json::parse(text.to_owned()).unwrap();
    GamePut {
        id: crate::fresh(NOW),
        owner,
        expected: None,
        content: GameContent {
            format: 1,
            source: GameSource::Engine,
            side: Side::White,
            start_fen: text(),
            moves: text(),
            clocks: Clocks(Vec::new()),
            time_control: None,
            hints: 0,
            finished: false,
            claimed: None,
            opponent: json("{}"),
            started: NOW,
            ended: None,
            occasion: None,
        },
        index: GameIndex {
            derived: None,
            plies: 0,
            opponent_kind: text(),
            opponent_id: text(),
            opponent_styles: Vec::new(),
            opening: None,
            names: text(),
            board: None,
            fought: None,
        },
        tree: json("[]"),
        origin: None,
    }
}

/// How the database would do it, for each of the statements.
async fn plans(store: &Store, owner: UserId, filter: &GameFilter) -> [String; 2] {
    let bind = |question| filter.bound(question, owner, None, 50).unwrap();
    [
        plan(store, SUMMARIES, bind).await,
        plan(store, WHOLE, bind).await,
    ]
}

#[tokio::test]
async fn a_list_walks_one_index_and_sorts_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let database = Database::Sqlite(folder.path().join("rookery.db"));
    let store = Store::open(&database, NOW).await.unwrap();
    let filter = GameFilter {
        verdicts: vec![Verdict::Draw],
        text: Some("scotch".to_owned()),
        ..GameFilter::default()
    };
    for plan in plans(&store, UserId::new(NOW), &filter).await {
        let walk = "SEARCH g USING INDEX games_owner_played (owner=? AND (played,born)<(?,?))";
        assert!(plan.starts_with(walk), "{plan}");
        assert!(!plan.contains("TEMP B-TREE"), "{plan}");
    }
    store.close().await;
}

#[tokio::test]
async fn postgres_does_the_same_with_many_games() {
    let database = Database::Postgres(Postgres::shared().database());
    let store = Store::open(&database, NOW).await.unwrap();
    let owner = store.create_guest("Guest", NOW).await.unwrap().id;
    store.put_game(sample(owner), NOW).await.unwrap();
    fill(&store, MANY).await;
    // With a filter that few games pass, reading all of them may be the shorter way.
    for plan in plans(&store, owner, &GameFilter::default()).await {
        assert!(
            plan.contains("Index Scan Backward using games_owner_played"),
            "{plan}"
        );
        assert!(!plan.contains("Sort"), "{plan}");
    }
    store.close().await;
}
