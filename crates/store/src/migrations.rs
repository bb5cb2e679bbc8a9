//! How the tables came to be: numbered steps, one text for each database, applied
//! once and in order, and remembered with their hash. Which one holds what:
//!
//! - `0001_accounts` – people, sessions, keys, codes, tokens, audit, settings, preferences
//! - `0002_play` – games, reviews, share links, events, progress
//! - `0003_origin`, `0004_played` – which game a game comes from, and when it was played
//! - `0005_puzzles`, `0009_shipped` – puzzles, attempts, ratings, the puzzle of a day
//! - `0006_adventure` – what a game was played for, sheet links, survival
//! - `0007_own_opponents` – opponents that people made
//! - `0008_deck` – puzzles from one's own games

use sha2::{Digest, Sha256};
use sqlx::any::AnyConnectOptions;
use sqlx::{AnyConnection, ConnectOptions, Connection};

use crate::columns::Columns;
use crate::dialect::{self, Dialect};
use crate::secret::hex;
use crate::{Database, StoreError, Timestamp};

/// One step.
struct Migration {
    name: &'static str,
    sqlite: &'static str,
    postgres: &'static str,
}

macro_rules! steps {
    ($($name:literal),+ $(,)?) => {
        const STEPS: &[Migration] = &[$(Migration {
            name: $name,
            sqlite: include_str!(concat!("../migrations/sqlite/", $name, ".sql")),
            postgres: include_str!(concat!("../migrations/postgres/", $name, ".sql")),
        },)+];
    };
}

steps![
    "0001_accounts",
    "0002_play",
    "0003_origin",
    "0004_played",
    "0005_puzzles",
    "0006_adventure",
    "0007_own_opponents",
    "0008_deck",
    "0009_shipped",
    "0010_board"
];

const TABLE: &str = "CREATE TABLE IF NOT EXISTS migrations \
    (name TEXT PRIMARY KEY NOT NULL, checksum TEXT NOT NULL, applied BIGINT NOT NULL)";

impl Migration {
    fn text(&self, dialect: Dialect) -> &'static str {
        match dialect {
            Dialect::Sqlite => self.sqlite,
            Dialect::Postgres => self.postgres,
        }
    }

    /// Independent of how the lines ended where the program was built.
    fn checksum(&self, dialect: Dialect) -> String {
        let text = self.text(dialect).replace("\r\n", "\n");
        hex(&Sha256::digest(text))
    }
}

/// Brings the database to the newest schema, all or nothing, and returns how many
/// steps that took.
pub(crate) async fn apply(
    connection: &mut AnyConnection,
    dialect: Dialect,
    at: Timestamp,
) -> Result<usize, StoreError> {
    take(connection, dialect, STEPS, at).await
}

/// The same as far as this step.
pub(crate) async fn apply_until(
    connection: &mut AnyConnection,
    dialect: Dialect,
    last: &str,
    at: Timestamp,
) -> Result<usize, StoreError> {
    let place = STEPS.iter().position(|step| step.name == last);
    let place = place.ok_or_else(|| StoreError::TooNew(last.chars().take(40).collect()))?;
    take(connection, dialect, &STEPS[..=place], at).await
}

/// The first step that a database in use still lacks; none for a new one or one that is up to date.
///
/// # Errors
/// A database that cannot be reached.
pub async fn next_migration(database: &Database) -> Result<Option<&'static str>, StoreError> {
    if let Database::Sqlite(file) = database
        && !file.exists()
    {
        return Ok(None);
    }
    sqlx::any::install_default_drivers();
    let options: AnyConnectOptions = database.address().parse()?;
    let mut connection = options.connect().await?;
    let in_use = !Dialect::of(database)
        .tables(&mut connection)
        .await?
        .is_empty();
    let last = match in_use {
        true => Some(last_applied(&mut connection).await?),
        false => None,
    };
    connection.close().await?;
    let place = last.and_then(|last| STEPS.iter().position(|step| step.name == last));
    let next = place.and_then(|place| STEPS.get(place + 1));
    Ok(next.map(|step| step.name))
}

/// The last step that was applied.
pub(crate) async fn last_applied(connection: &mut AnyConnection) -> Result<String, StoreError> {
    let query = sqlx::query("SELECT name FROM migrations ORDER BY name DESC LIMIT 1");
    query.fetch_one(connection).await?.text("name")
}

async fn take(
    connection: &mut AnyConnection,
    dialect: Dialect,
    steps: &[Migration],
    at: Timestamp,
) -> Result<usize, StoreError> {
    let mut transaction = connection.begin_with(dialect.begin()).await?;
    dialect.lock_schema(&mut transaction).await?;
    dialect::run(&mut transaction, TABLE).await?;
    let known = sqlx::query("SELECT name, checksum FROM migrations ORDER BY name");
    let applied = known.fetch_all(&mut *transaction).await?;
    for row in &applied {
        let name = row.text("name")?;
        match STEPS.iter().find(|step| step.name == name) {
            None => return Err(StoreError::TooNew(name)),
            Some(step) if step.checksum(dialect) != row.text("checksum")? => {
                return Err(StoreError::Altered(name));
            }
            Some(_) => {}
        }
    }
    let pending = steps.get(applied.len()..).unwrap_or_default();
    for step in pending {
        dialect::run(&mut transaction, step.text(dialect)).await?;
        sqlx::query("INSERT INTO migrations (name, checksum, applied) VALUES ($1, $2, $3)")
            .bind(step.name)
            .bind(step.checksum(dialect))
            .bind(at)
            .execute(&mut *transaction)
            .await?;
    }
    transaction.commit().await?;
    Ok(pending.len())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::path::Path;

    use super::*;

    fn files(database: &str) -> BTreeSet<String> {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations");
        let entries = std::fs::read_dir(folder.join(database)).unwrap();
        let names = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap());
        names.collect()
    }

    #[test]
    fn both_databases_have_the_same_steps_and_none_is_forgotten() {
        let steps: BTreeSet<_> = STEPS
            .iter()
            .map(|step| format!("{}.sql", step.name))
            .collect();
        assert_eq!(files("sqlite"), steps);
        assert_eq!(files("postgres"), steps);
    }

    #[test]
    fn steps_are_applied_in_the_order_of_their_names() {
        assert!(STEPS.is_sorted_by(|one, next| one.name < next.name));
    }

    /// The words of a step, with the types of both databases spelled alike.
    fn spelled_alike(text: &str) -> String {
        text.replace(" STRICT", "")
            .replace(", WITHOUT ROWID", "")
            .replace(" COLLATE \"C\"", "")
            .replace(" BIGINT", " INTEGER")
            .replace(" BYTEA", " BLOB")
    }

    #[test]
    fn both_databases_get_the_same_tables_and_columns() {
        for step in STEPS {
            assert_eq!(
                spelled_alike(step.sqlite),
                spelled_alike(step.postgres),
                "{}",
                step.name
            );
        }
    }

    #[test]
    fn line_ends_do_not_change_a_checksum() {
        let step = |sqlite| Migration {
            name: "x",
            sqlite,
            postgres: "",
        };
        assert_eq!(
            step("a\r\nb\n").checksum(Dialect::Sqlite),
            step("a\nb\n").checksum(Dialect::Sqlite)
        );
    }
}
