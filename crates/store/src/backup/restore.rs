//! Fills an empty database from an archive, all or nothing.

use std::io::{BufRead, BufReader, Read};

use flate2::read::GzDecoder;
use sqlx::any::AnyConnectOptions;
use sqlx::{AnyConnection, AssertSqlSafe, ConnectOptions, Connection};

use super::row::{self, Value, Values};
use super::{Footer, Header, TABLES, VERSION};
use crate::dialect::{Dialect, Purpose};
use crate::{Database, StoreError, Timestamp, migrations, store};

/// More than any row of ours: the largest is a game with its variations.
const LONGEST_LINE: u64 = 8 * 1024 * 1024;

/// Why nothing was restored.
#[derive(Debug, thiserror::Error)]
pub enum RestoreError {
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The archive cannot be read.
    #[error("the archive cannot be read")]
    Read(#[from] std::io::Error),
    /// It is no archive of ours, or a damaged one.
    #[error("line {line} of the archive is not what it should be, so nothing was restored")]
    Damaged {
        /// Where.
        line: u64,
    },
    /// It is only a part.
    #[error("the archive ends too early, so nothing was restored")]
    Truncated,
    /// A later version of Rookery made it.
    #[error("the archive was made by a newer version of Rookery (version {0}); use that one")]
    TooNew(u32),
    /// There is something in the database already.
    #[error("the database is not empty, so nothing was restored; name an empty one")]
    NotEmpty,
}

impl From<sqlx::Error> for RestoreError {
    fn from(error: sqlx::Error) -> Self {
        Self::Store(error.into())
    }
}

/// Fills a database that holds nothing yet, and returns the number of rows. An archive of an older
/// version is brought up to date.
///
/// # Errors
/// A damaged archive, a database that holds something, or a failing one; nothing is changed then.
pub async fn restore(
    database: &Database,
    archive: impl Read + Send,
    at: Timestamp,
) -> Result<u64, RestoreError> {
    sqlx::any::install_default_drivers();
    if let Database::Sqlite(file) = database {
        store::make_private(file)?;
    }
    let mut lines = Lines::new(archive);
    let header: Header = lines.next()?.ok_or(RestoreError::Truncated)?;
    if header.rookery_backup != VERSION {
        return Err(RestoreError::TooNew(header.rookery_backup));
    }
    let dialect = Dialect::of(database);
    let options: AnyConnectOptions = database.address().parse().map_err(StoreError::from)?;
    let mut connection = options.connect().await?;
    dialect.prepare(&mut connection, Purpose::Writing).await?;
    let steps = migrations::apply_until(&mut connection, dialect, &header.schema, at).await?;
    tracing::debug!(steps, "the tables are there");

    let mut whole = connection.begin_with(dialect.begin()).await?;
    dialect.allow_any_time(&mut whole).await?;
    for table in dialect.tables(&mut whole).await? {
        let sql = AssertSqlSafe(format!("SELECT 1 FROM {table} LIMIT 1"));
        if sqlx::query(sql)
            .fetch_optional(&mut *whole)
            .await?
            .is_some()
        {
            return Err(RestoreError::NotEmpty);
        }
    }
    let rows = fill(&mut whole, &mut lines).await?;
    whole.commit().await?;
    migrations::apply(&mut connection, dialect, at).await?;
    connection.close().await?;
    Ok(rows)
}

/// Columns of a game that name another one, and how they are filled in afterwards.
const REFERENCES: [(&str, &str); 2] = [
    (
        "conflicts_with",
        "UPDATE games SET conflicts_with = $2 WHERE id = $1",
    ),
    ("origin", "UPDATE games SET origin = $2 WHERE id = $1"),
];

async fn fill<R: Read>(db: &mut AnyConnection, lines: &mut Lines<R>) -> Result<u64, RestoreError> {
    let mut rows = 0;
    // A game may refer to one that comes later.
    let mut references = Vec::new();
    loop {
        let line: Line = lines.next()?.ok_or(RestoreError::Truncated)?;
        let (table, mut values) = match line {
            Line::Row(table, values) => (table, values),
            Line::Footer(Footer { rows: expected }) if expected == rows => break,
            Line::Footer(_) => return Err(RestoreError::Truncated),
        };
        let table = TABLES.into_iter().find(|known| *known == table);
        let table = table.ok_or_else(|| lines.damaged())?;
        for (column, sql) in REFERENCES {
            if let Some(Value::Text(to)) = values.remove(column)
                && let Some(Value::Text(from)) = values.get("id")
            {
                references.push((sql, from.clone(), to));
            }
        }
        let insert = row::insert(table, &values).ok_or_else(|| lines.damaged())?;
        insert.execute(&mut *db).await?;
        rows += 1;
    }
    for (sql, from, to) in references {
        sqlx::query(sql)
            .bind(from)
            .bind(to)
            .execute(&mut *db)
            .await?;
    }
    Ok(rows)
}

#[derive(serde::Deserialize)]
#[serde(untagged)]
enum Line {
    Row(String, Values),
    Footer(Footer),
}

/// The lines of an archive, counted.
struct Lines<R: Read> {
    source: BufReader<GzDecoder<R>>,
    number: u64,
}

impl<R: Read> Lines<R> {
    fn new(archive: R) -> Self {
        let source = BufReader::new(GzDecoder::new(archive));
        Self { source, number: 0 }
    }

    fn next<T: serde::de::DeserializeOwned>(&mut self) -> Result<Option<T>, RestoreError> {
        self.number += 1;
        let mut line = Vec::new();
        let mut limited = Read::take(&mut self.source, LONGEST_LINE);
        let read = limited.read_until(b'\n', &mut line);
        match read.map_err(|_| self.damaged())? {
            0 => Ok(None),
            _ => {
                let value = serde_json::from_slice(&line);
                value.map(Some).map_err(|_| self.damaged())
            }
        }
    }

    fn damaged(&self) -> RestoreError {
        RestoreError::Damaged { line: self.number }
    }
}
