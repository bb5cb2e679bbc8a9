//! The store itself: opened once, cloned freely, asked for everything. Reads go to a
//! pool; writes go to the one writer of SQLite or to a transaction of PostgreSQL.

use std::fs::OpenOptions;
use std::io::ErrorKind;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use sqlx::any::{Any, AnyArguments, AnyConnectOptions, AnyPoolOptions};
use sqlx::query::Query;
use sqlx::{AnyConnection, AnyPool, ConnectOptions, Connection};
use tokio::sync::oneshot;

use crate::columns::FromRow;
use crate::dialect::{Dialect, Purpose};
use crate::job::{Aftermath, Pending, Work};
use crate::writer::WriteQueue;
use crate::{Database, StoreError, Timestamp, migrations, retry};

/// Enough readers for the cores of a small machine.
const SQLITE_READERS: u32 = 4;
const POSTGRES_CONNECTIONS: u32 = 16;
/// Waiting longer than this for a connection is an overload.
const LONGEST_WAIT: Duration = Duration::from_secs(5);

/// A connection that was just used needs no question whether it still works, which takes as long as
/// a small query.
const FRESH: Duration = Duration::from_secs(1);

/// What Rookery keeps.
#[derive(Clone)]
pub struct Store {
    inner: Arc<Inner>,
}

struct Inner {
    pool: AnyPool,
    writes: AtomicU64,
    commits: Arc<AtomicU64>,
    /// `None` on PostgreSQL, which takes writes from many connections.
    writer: Option<WriteQueue>,
}

/// How much a store has written since it was opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Activity {
    /// Writes asked for.
    pub writes: u64,
    /// Commits that they took.
    pub commits: u64,
}

impl Store {
    /// Opens the database, makes it if it is a missing file, and brings its tables up
    /// to date.
    ///
    /// # Errors
    /// A database that cannot be reached or made, or that a newer version has changed.
    pub async fn open(database: &Database, at: Timestamp) -> Result<Self, StoreError> {
        sqlx::any::install_default_drivers();
        if let Database::Sqlite(file) = database {
            make_private(file)?;
        }
        let dialect = Dialect::of(database);
        let options: AnyConnectOptions = database.address().parse()?;
        let mut first = options.connect().await?;
        dialect.prepare(&mut first, Purpose::Writing).await?;
        let steps = migrations::apply(&mut first, dialect, at).await?;
        tracing::info!(%database, steps, "the database is open");

        let commits = Arc::new(AtomicU64::new(0));
        let pool = pool(options.clone(), dialect).await?;
        let writer = match dialect {
            Dialect::Sqlite => Some(WriteQueue::open(
                first,
                options,
                dialect,
                Arc::clone(&commits),
            )),
            Dialect::Postgres => {
                first.close().await?;
                None
            }
        };
        let writes = AtomicU64::new(0);
        let inner = Inner {
            pool,
            writes,
            commits,
            writer,
        };
        Ok(Self {
            inner: Arc::new(inner),
        })
    }

    /// Finishes the writes that wait, and closes the database. Later calls fail with
    /// [`StoreError::Closed`].
    pub async fn close(&self) {
        self.inner.pool.close().await;
        if let Some(writer) = &self.inner.writer {
            writer.close().await;
        }
    }

    /// How much was written since the store was opened.
    #[must_use]
    pub fn activity(&self) -> Activity {
        Activity {
            writes: self.inner.writes.load(Ordering::Relaxed),
            commits: self.inner.commits.load(Ordering::Relaxed),
        }
    }

    /// Asks the database the smallest question there is.
    ///
    /// # Errors
    /// When it does not answer.
    pub async fn ping(&self) -> Result<(), StoreError> {
        sqlx::query("SELECT 1").fetch_one(&self.inner.pool).await?;
        Ok(())
    }

    /// What is wrong with the files of the database; nothing, as a rule.
    ///
    /// # Errors
    /// A database that cannot even be read.
    pub async fn faults(&self) -> Result<Vec<String>, StoreError> {
        let mut connection = self.inner.pool.acquire().await?;
        Ok(self.dialect().faults(&mut connection).await?)
    }

    /// Which database it is.
    pub(crate) fn dialect(&self) -> Dialect {
        match self.inner.writer {
            Some(_) => Dialect::Sqlite,
            None => Dialect::Postgres,
        }
    }

    /// The first row, if there is one.
    pub(crate) async fn one<T: FromRow>(
        &self,
        query: Question<'_>,
    ) -> Result<Option<T>, StoreError> {
        let row = query.fetch_optional(&self.inner.pool).await?;
        row.as_ref().map(T::read).transpose()
    }

    /// All rows.
    pub(crate) async fn all<T: FromRow>(&self, query: Question<'_>) -> Result<Vec<T>, StoreError> {
        let rows = query.fetch_all(&self.inner.pool).await?;
        rows.iter().map(T::read).collect()
    }

    /// Does the work in a transaction, perhaps together with other work and perhaps
    /// more than once, and answers after the commit.
    pub(crate) async fn write<A, T, F>(&self, arguments: A, work: F) -> Result<T, StoreError>
    where
        A: Send + Sync + 'static,
        T: Send + 'static,
        F: for<'c> Fn(&'c mut AnyConnection, &'c A) -> Work<'c, T> + Send + Sync + 'static,
    {
        self.write_then(Aftermath::Nothing, arguments, work).await
    }

    /// The same with something to do after the commit.
    pub(crate) async fn write_then<A, T, F>(
        &self,
        aftermath: Aftermath,
        arguments: A,
        work: F,
    ) -> Result<T, StoreError>
    where
        A: Send + Sync + 'static,
        T: Send + 'static,
        F: for<'c> Fn(&'c mut AnyConnection, &'c A) -> Work<'c, T> + Send + Sync + 'static,
    {
        self.inner.writes.fetch_add(1, Ordering::Relaxed);
        let Some(writer) = &self.inner.writer else {
            let answer = retry::write(&self.inner.pool, aftermath, &arguments, work).await?;
            self.inner.commits.fetch_add(1, Ordering::Relaxed);
            return Ok(answer);
        };
        let (reply, answer) = oneshot::channel();
        let job = Box::new(Pending {
            arguments,
            work,
            aftermath,
            reply,
            answer: None,
        });
        writer.hand_in(job)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }
}

/// A question with its parameters.
pub(crate) type Question<'q> = Query<'q, Any, AnyArguments>;

async fn pool(options: AnyConnectOptions, dialect: Dialect) -> Result<AnyPool, StoreError> {
    let (connections, purpose) = match dialect {
        Dialect::Sqlite => (SQLITE_READERS, Purpose::Reading),
        Dialect::Postgres => (POSTGRES_CONNECTIONS, Purpose::Writing),
    };
    let pool = AnyPoolOptions::new()
        .max_connections(connections)
        .acquire_timeout(LONGEST_WAIT)
        .test_before_acquire(false)
        .before_acquire(|connection, past| {
            Box::pin(async move {
                if past.idle_for > FRESH {
                    connection.ping().await?;
                }
                Ok(true)
            })
        })
        .after_connect(move |connection, _| Box::pin(dialect.prepare(connection, purpose)));
    Ok(pool.connect_with(options).await?)
}

/// Makes the file for our eyes only; SQLite gives its log the same rights.
pub(crate) fn make_private(file: &Path) -> Result<(), StoreError> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    match options.open(file) {
        Ok(_) => Ok(()),
        Err(error) if error.kind() == ErrorKind::AlreadyExists => Ok(()),
        Err(error) => Err(StoreError::File(file.to_path_buf(), error)),
    }
}
