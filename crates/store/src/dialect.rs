//! The only place that knows that there are two databases: how a connection is
//! prepared, how a transaction begins, what an error means.

use futures_util::TryStreamExt;
use sqlx::AnyConnection;
use sqlx::error::ErrorKind;
use sqlx::{Row, SqlSafeStr, SqlStr};

use crate::{Database, StoreError, backup};

/// Which database speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Dialect {
    Sqlite,
    Postgres,
}

/// `synchronous` is FULL because an acknowledged write may never be lost, and
/// `secure_delete` is on because a deleted learner must leave no bytes behind.
const SQLITE_CONNECTION: &str = "PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; \
    PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA trusted_schema = OFF; \
    PRAGMA secure_delete = ON; PRAGMA mmap_size = 0;";

const SQLITE_READER: &str = "PRAGMA query_only = ON;";

const POSTGRES_CONNECTION: &str = "SET statement_timeout = '5s'; SET lock_timeout = '2s'; \
    SET idle_in_transaction_session_timeout = '10s';";

/// Deleting a person with a hundred thousand games takes longer than a usual statement may.
const POSTGRES_PATIENCE: &str = "SET LOCAL statement_timeout = '120s'";

/// An archive of everything takes as long as it takes.
const POSTGRES_ANY_TIME: &str = "SET LOCAL statement_timeout = 0; \
    SET LOCAL idle_in_transaction_session_timeout = 0";

/// Nodes that start together must not set up the same tables at once. The number
/// is ours alone; PostgreSQL frees the lock when the transaction ends.
const POSTGRES_SCHEMA_LOCK: &str = "SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0; \
    SELECT pg_advisory_xact_lock(7665535427)";

/// What a connection is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Purpose {
    Reading,
    Writing,
}

impl Dialect {
    pub(crate) fn of(database: &Database) -> Self {
        match database {
            Database::Sqlite(_) => Self::Sqlite,
            Database::Postgres(_) => Self::Postgres,
        }
    }

    /// Sets a new connection up.
    pub(crate) async fn prepare(
        self,
        connection: &mut AnyConnection,
        purpose: Purpose,
    ) -> Result<(), sqlx::Error> {
        let usual = match self {
            Self::Sqlite => SQLITE_CONNECTION,
            Self::Postgres => POSTGRES_CONNECTION,
        };
        run(connection, usual).await?;
        if self == Self::Sqlite && purpose == Purpose::Reading {
            run(connection, SQLITE_READER).await?;
        }
        Ok(())
    }

    /// Begins a transaction that will write. SQLite takes its write lock at once, so
    /// that another process, such as the command line, is waited for and not run into.
    pub(crate) fn begin(self) -> SqlStr {
        match self {
            Self::Sqlite => "BEGIN IMMEDIATE".into_sql_str(),
            Self::Postgres => "BEGIN".into_sql_str(),
        }
    }

    /// Begins a transaction that sees everything as it is at one moment.
    pub(crate) fn begin_snapshot(self) -> SqlStr {
        match self {
            Self::Sqlite => "BEGIN".into_sql_str(),
            Self::Postgres => "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY".into_sql_str(),
        }
    }

    /// A table of numbers, in one column `n`, out of the first parameter: a text of numbers with
    /// commas between. Thousands of parameters would take both databases far longer.
    pub(crate) fn numbers(self) -> &'static str {
        match self {
            Self::Sqlite => "(SELECT value AS n FROM json_each('[' || $1 || ']'))",
            Self::Postgres => "unnest(CAST('{' || $1 || '}' AS BIGINT[])) AS numbers (n)",
        }
    }

    /// Those of our tables that are there, each after those that it refers to.
    pub(crate) async fn tables(
        self,
        connection: &mut AnyConnection,
    ) -> Result<Vec<&'static str>, sqlx::Error> {
        let sql = match self {
            Self::Sqlite => "SELECT name FROM sqlite_schema WHERE type = 'table'",
            Self::Postgres => {
                "SELECT CAST(table_name AS TEXT) FROM information_schema.tables \
                 WHERE table_schema = current_schema()"
            }
        };
        let rows = sqlx::query(sql).fetch_all(connection).await?;
        let names: Result<Vec<String>, _> = rows.iter().map(|row| row.try_get(0)).collect();
        let names = names?;
        let ours = backup::TABLES.into_iter();
        Ok(ours
            .filter(|table| names.iter().any(|name| name == table))
            .collect())
    }

    /// Lets the statements of this transaction take as long as they need.
    pub(crate) async fn allow_any_time(
        self,
        connection: &mut AnyConnection,
    ) -> Result<(), sqlx::Error> {
        match self {
            Self::Sqlite => Ok(()),
            Self::Postgres => run(connection, POSTGRES_ANY_TIME).await,
        }
    }

    /// Waits until no one else changes the schema.
    pub(crate) async fn lock_schema(
        self,
        connection: &mut AnyConnection,
    ) -> Result<(), sqlx::Error> {
        match self {
            Self::Sqlite => Ok(()),
            Self::Postgres => run(connection, POSTGRES_SCHEMA_LOCK).await,
        }
    }

    /// Lets the statements of this transaction take longer than usual.
    pub(crate) async fn allow_time(
        self,
        connection: &mut AnyConnection,
    ) -> Result<(), sqlx::Error> {
        match self {
            Self::Sqlite => Ok(()),
            Self::Postgres => run(connection, POSTGRES_PATIENCE).await,
        }
    }

    /// What is wrong with the files of the database. PostgreSQL sees to its own.
    pub(crate) async fn faults(
        self,
        connection: &mut AnyConnection,
    ) -> Result<Vec<String>, sqlx::Error> {
        if self == Self::Postgres {
            return Ok(Vec::new());
        }
        let check = sqlx::query("PRAGMA integrity_check").fetch_all(&mut *connection);
        let lines = check.await?;
        let told: Result<Vec<String>, _> = lines.iter().map(|line| line.try_get(0)).collect();
        let mut faults = told?;
        faults.retain(|line| line != "ok");
        let orphans = sqlx::query("PRAGMA foreign_key_check").fetch_all(connection);
        let orphans = orphans.await?.len();
        if orphans > 0 {
            faults.push(format!("{orphans} rows belong to nothing"));
        }
        Ok(faults)
    }

    /// Lets deleted bytes vanish from the files too; `false` when a reader is in the way.
    pub(crate) async fn scrub(self, connection: &mut AnyConnection) -> Result<bool, sqlx::Error> {
        match self {
            Self::Sqlite => {
                let query = sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)");
                let busy: i64 = query.fetch_one(connection).await?.try_get(0)?;
                Ok(busy == 0)
            }
            Self::Postgres => Ok(true),
        }
    }
}

/// A rule of the schema that a write broke.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Violation {
    Name,
    Email,
    Title,
    Owner,
}

impl Violation {
    /// PostgreSQL names the index, SQLite names the column in its message.
    pub(crate) fn of(error: &sqlx::Error) -> Option<Self> {
        let error = error.as_database_error()?;
        let place = error.constraint().unwrap_or(error.message());
        match error.kind() {
            ErrorKind::ForeignKeyViolation => Some(Self::Owner),
            ErrorKind::UniqueViolation if place.contains("login_folded") => Some(Self::Name),
            ErrorKind::UniqueViolation if place.contains("email_folded") => Some(Self::Email),
            ErrorKind::UniqueViolation if place.contains("title_folded") => Some(Self::Title),
            _ => None,
        }
    }
}

/// Whether the same work may succeed if it is simply done again: PostgreSQL ended it
/// for the sake of another transaction (serialization failure, deadlock), or another
/// one was quicker with a row that was not there when we looked (unique violation).
pub(crate) fn is_passing(error: &StoreError) -> bool {
    let StoreError::Database(error) = error else {
        return false;
    };
    let code = error.as_database_error().and_then(|error| error.code());
    matches!(code.as_deref(), Some("40001" | "40P01" | "23505"))
}

/// SQLite says `SQLITE_FULL`, or that its index of the log cannot grow; PostgreSQL `disk_full`.
pub(crate) fn is_full(error: &sqlx::Error) -> bool {
    let code = error.as_database_error().and_then(|error| error.code());
    matches!(code.as_deref(), Some("13" | "4874" | "53100"))
}

/// The connection broke, or PostgreSQL is stopping or starting.
pub(crate) fn is_out_of_reach(error: &sqlx::Error) -> bool {
    let code = error.as_database_error().and_then(|error| error.code());
    matches!(error, sqlx::Error::Io(_) | sqlx::Error::WorkerCrashed)
        || code.is_some_and(|code| code.starts_with("57P") || code.starts_with("08"))
}

/// Runs one or more statements without parameters.
pub(crate) async fn run(
    connection: &mut AnyConnection,
    statements: &'static str,
) -> Result<(), sqlx::Error> {
    let mut results = sqlx::raw_sql(statements).execute_many(connection);
    while results.try_next().await?.is_some() {}
    Ok(())
}

#[cfg(test)]
mod tests {
    use rookery_testkit::postgres::Postgres;
    use sqlx::AssertSqlSafe;

    use super::*;
    use crate::columns::FromRow;
    use crate::{Store, Timestamp};

    struct Value(String);

    impl FromRow for Value {
        fn read(row: &sqlx::any::AnyRow) -> Result<Self, StoreError> {
            let number = row.try_get::<i64, _>(0).map(|number| number.to_string());
            Ok(Self(number.or_else(|_| row.try_get::<String, _>(0))?))
        }
    }

    async fn check(database: Database, ask: &str, expected: &[(&str, &str)]) {
        let store = Store::open(&database, Timestamp::from_millis(0))
            .await
            .unwrap();
        for (name, expected) in expected {
            let sql = format!("{ask} {name}");
            let read = store
                .one::<Value>(sqlx::query(AssertSqlSafe(sql.clone())))
                .await;
            assert_eq!(read.unwrap().unwrap().0, *expected, "{name} of a reader");
            let written = store.write(sql, |db, sql| {
                Box::pin(async move {
                    let question = sqlx::query(AssertSqlSafe(sql.clone()));
                    Value::read(&question.fetch_one(db).await?)
                })
            });
            assert_eq!(written.await.unwrap().0, *expected, "{name} of a writer");
        }
        store.close().await;
    }

    #[tokio::test]
    async fn every_connection_of_sqlite_is_strict() {
        let folder = tempfile::tempdir().unwrap();
        let expected = [
            ("journal_mode", "wal"),
            ("synchronous", "2"),
            ("foreign_keys", "1"),
            ("busy_timeout", "5000"),
            ("trusted_schema", "0"),
            ("secure_delete", "1"),
            ("mmap_size", "0"),
        ];
        check(
            Database::Sqlite(folder.path().join("a b%.db")),
            "PRAGMA",
            &expected,
        )
        .await;
    }

    #[tokio::test]
    async fn every_connection_of_postgres_gives_up_in_time() {
        let expected = [
            ("statement_timeout", "5s"),
            ("lock_timeout", "2s"),
            ("idle_in_transaction_session_timeout", "10s"),
        ];
        let database = Database::Postgres(Postgres::shared().database());
        check(database, "SHOW", &expected).await;
    }
}
