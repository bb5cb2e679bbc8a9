//! Everything that is kept, as one archive that either database can be filled from: lines of JSON,
//! packed. The first says what it is, each of the others is a row, the last how many there were, so
//! that a part of an archive is never taken for the whole.

mod restore;
mod row;

use std::io::Write;

use flate2::Compression;
use flate2::write::GzEncoder;
use futures_util::TryStreamExt;
use serde::{Deserialize, Serialize};
use sqlx::any::AnyConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions, Connection};

use crate::dialect::{Dialect, Purpose};
use crate::{Database, StoreError, Timestamp, migrations};

pub use restore::{RestoreError, restore};

/// Every table, each after those that it refers to.
pub(crate) const TABLES: [&str; 24] = [
    "users",
    "sessions",
    "tokens",
    "codes",
    "preferences",
    "settings",
    "audit",
    "signing_keys",
    "games",
    "game_bodies",
    "share_links",
    "reviews",
    "events",
    "progress",
    "puzzles",
    "puzzle_grades",
    "daily_puzzles",
    "puzzle_solvers",
    "open_attempts",
    "puzzle_attempts",
    "puzzle_records",
    "sheet_links",
    "survival_scores",
    "own_opponents",
];

/// Tables that are made from the others, and so made anew after a restore.
#[cfg(test)]
const DERIVED: [&str; 3] = ["puzzle_themes", "puzzle_places", "puzzle_marks"];

const VERSION: u32 = 1;

/// The first line.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Header {
    rookery_backup: u32,
    /// The last step of the schema that the rows fit.
    schema: String,
    at: Timestamp,
}

/// The last line.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Footer {
    rows: u64,
}

/// Why there is no whole archive.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The archive cannot be written.
    #[error("the archive cannot be written")]
    Write(#[from] std::io::Error),
}

impl From<sqlx::Error> for BackupError {
    fn from(error: sqlx::Error) -> Self {
        Self::Store(error.into())
    }
}

/// Writes everything as it is at one moment, while others go on writing; returns the number of rows.
/// It holds hashes, keys and all games: keep it like the database.
///
/// # Errors
/// A failing database, or an archive that cannot be written.
pub async fn backup(
    database: &Database,
    out: impl Write + Send,
    at: Timestamp,
) -> Result<u64, BackupError> {
    sqlx::any::install_default_drivers();
    let dialect = Dialect::of(database);
    let options: AnyConnectOptions = database.address().parse().map_err(StoreError::from)?;
    let mut connection = options.connect().await?;
    dialect.prepare(&mut connection, Purpose::Reading).await?;
    let mut moment = connection.begin_with(dialect.begin_snapshot()).await?;
    dialect.allow_any_time(&mut moment).await?;

    let schema = migrations::last_applied(&mut moment).await?;
    let mut out = GzEncoder::new(out, Compression::default());
    let header = Header {
        rookery_backup: VERSION,
        schema,
        at,
    };
    line(&mut out, &header)?;
    let mut rows = 0;
    for table in dialect.tables(&mut moment).await? {
        let sql = AssertSqlSafe(format!("SELECT * FROM {table}"));
        let mut found = sqlx::query(sql).fetch(&mut *moment);
        while let Some(kept) = found.try_next().await? {
            line(&mut out, &(table, row::read(&kept)?))?;
            rows += 1;
        }
    }
    line(&mut out, &Footer { rows })?;
    out.finish()?.flush()?;
    moment.rollback().await?;
    connection.close().await?;
    Ok(rows)
}

fn line(out: &mut impl Write, value: &impl Serialize) -> Result<(), std::io::Error> {
    serde_json::to_writer(&mut *out, value)?;
    out.write_all(b"\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_table_is_forgotten() {
        let steps = [
            include_str!("../migrations/sqlite/0001_accounts.sql"),
            include_str!("../migrations/sqlite/0002_play.sql"),
            include_str!("../migrations/sqlite/0005_puzzles.sql"),
            include_str!("../migrations/sqlite/0006_adventure.sql"),
            include_str!("../migrations/sqlite/0007_own_opponents.sql"),
        ];
        let made = steps.iter().flat_map(|step| step.lines());
        let made = made.filter_map(|line| line.strip_prefix("CREATE TABLE "));
        let made: Vec<_> = made.map(|line| line.trim_end_matches(" (")).collect();
        let mut listed = [&TABLES[..], &DERIVED].concat();
        listed.sort_unstable();
        let mut made = made.clone();
        made.sort_unstable();
        assert_eq!(made, listed);
    }
}
