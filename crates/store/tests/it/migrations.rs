//! How a database comes to its tables, and when it is refused.

use rookery_store::{Database, Store, StoreError};
use sqlx::{AssertSqlSafe, Connection};

use crate::contract::{Bench, NOW, later, on_both};

/// Does to the database what no version of ours would do.
pub(crate) async fn tamper(bench: &Bench, sql: &str) {
    bench.store.close().await;
    let address = match &bench.database {
        Database::Sqlite(file) => format!("sqlite://{}", file.display()),
        Database::Postgres(address) => address.clone(),
    };
    let mut connection = sqlx::AnyConnection::connect(&address).await.unwrap();
    let sql = AssertSqlSafe(sql.to_owned());
    sqlx::raw_sql(sql).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
}

on_both! {
    async fn opening_again_changes_nothing(bench: Bench) {
        let rita = bench.user("Rita").await;
        let bench = bench.reopen().await.reopen().await;
        assert_eq!(bench.store.user(rita.id).await.unwrap(), Some(rita));
    }

    async fn a_database_of_a_newer_version_is_refused_by_name(bench: Bench) {
        let sql = "INSERT INTO migrations (name, checksum, applied) VALUES ('9999_later', '', 0)";
        tamper(&bench, sql).await;
        let error = Store::open(&bench.database, NOW).await.err().unwrap();
        assert!(matches!(&error, StoreError::TooNew(name) if name == "9999_later"), "{error:?}");
        assert!(error.to_string().contains("newer version"), "{error}");
    }

    async fn a_database_with_other_steps_is_refused_by_name(bench: Bench) {
        tamper(&bench, "UPDATE migrations SET checksum = 'x' WHERE name = '0001_accounts'").await;
        let error = Store::open(&bench.database, NOW).await.err().unwrap();
        assert!(matches!(&error, StoreError::Altered(name) if name == "0001_accounts"), "{error:?}");
    }

    async fn nonsense_in_a_column_is_an_error_and_not_a_guess(bench: Bench) {
        let rita = bench.user("Rita").await.id;
        tamper(&bench, "UPDATE users SET role = 'queen'").await;
        let bench = bench.reopen().await;
        let error = bench.store.user(rita).await.unwrap_err();
        assert!(matches!(&error, StoreError::Corrupt { column: "role", .. }), "{error:?}");
    }

    async fn servers_that_start_together_set_up_the_tables_once(bench: Bench) {
        let tables = "own_opponents, own_puzzles, hunted_games, sheet_links, survival_scores, puzzle_records, \
            puzzle_attempts, open_attempts, puzzle_solvers, \
            daily_puzzles, puzzle_marks, puzzle_places, puzzle_themes, puzzle_grades, puzzles, \
            share_links, reviews, game_bodies, games, events, progress, preferences, \
            sessions, tokens, codes, audit, signing_keys, settings, users, migrations";
        let drops: Vec<_> = tables.split(", ").map(|table| format!("DROP TABLE {table};")).collect();
        tamper(&bench, &drops.concat()).await;
        let open = || Store::open(&bench.database, later(1));
        let (one, other, third) = tokio::join!(open(), open(), open());
        let stores = [one.unwrap(), other.unwrap(), third.unwrap()];
        let guest = stores[0].create_guest("Guest", NOW).await.unwrap();
        for store in stores {
            assert_eq!(store.user(guest.id).await.unwrap(), Some(guest.clone()));
            store.close().await;
        }
    }
}

#[tokio::test]
async fn a_database_that_cannot_be_made_is_an_error() {
    let folder = tempfile::tempdir().unwrap();
    let database = Database::Sqlite(folder.path().join("missing/rookery.db"));
    let error = Store::open(&database, NOW).await.err().unwrap();
    assert!(matches!(error, StoreError::File(..)), "{error:?}");
}
