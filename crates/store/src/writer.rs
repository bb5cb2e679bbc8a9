//! The one writer of SQLite. Writes that wait together share one transaction and so
//! one wait for the disk; each is undone alone if it fails, and none is acknowledged
//! before the commit.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use sqlx::any::AnyConnectOptions;
use sqlx::{AnyConnection, ConnectOptions, Connection};
use tokio::sync::mpsc;
use tokio::sync::mpsc::error::TrySendError;
use tokio::task::JoinHandle;

use crate::StoreError;
use crate::dialect::{Dialect, Purpose};
use crate::job::{Aftermath, Fate, Job};

/// Writes that may wait; more are refused, so that an overload is said and not stored.
const LONGEST_QUEUE: usize = 4096;

/// Writes that share a commit. More would not save much and make the first wait.
const LARGEST_BATCH: usize = 256;

/// Where writes are handed in.
pub(crate) struct WriteQueue(Mutex<Option<Running>>);

struct Running {
    queue: mpsc::Sender<Box<dyn Job>>,
    task: JoinHandle<()>,
}

impl WriteQueue {
    /// Starts the writer on its connection.
    pub(crate) fn open(
        connection: AnyConnection,
        options: AnyConnectOptions,
        dialect: Dialect,
        commits: Arc<AtomicU64>,
    ) -> Self {
        let (queue, jobs) = mpsc::channel(LONGEST_QUEUE);
        let writer = Writer {
            connection: Some(connection),
            options,
            dialect,
            commits,
            scrub_due: false,
        };
        let task = tokio::spawn(writer.run(jobs));
        Self(Mutex::new(Some(Running { queue, task })))
    }

    /// Puts a write into the queue.
    pub(crate) fn hand_in(&self, job: Box<dyn Job>) -> Result<(), StoreError> {
        let running = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let running = running.as_ref().ok_or(StoreError::Closed)?;
        running
            .queue
            .try_send(job)
            .map_err(|refused| match refused {
                TrySendError::Full(_) => StoreError::Busy,
                TrySendError::Closed(_) => StoreError::Closed,
            })
    }

    /// Takes no more writes and waits for those in the queue.
    pub(crate) async fn close(&self) {
        let running = self.0.lock().unwrap_or_else(PoisonError::into_inner).take();
        let Some(Running { queue, task }) = running else {
            return;
        };
        drop(queue);
        if let Err(error) = task.await {
            tracing::error!(%error, "the writer ended badly");
        }
    }
}

struct Writer {
    /// `None` after a commit that failed: a transaction that the database ended by itself,
    /// as when the disk is full, leaves a connection in a state that nobody knows.
    connection: Option<AnyConnection>,
    options: AnyConnectOptions,
    dialect: Dialect,
    commits: Arc<AtomicU64>,
    /// Deleted bytes are still in the log of the database.
    scrub_due: bool,
}

impl Writer {
    async fn run(mut self, mut jobs: mpsc::Receiver<Box<dyn Job>>) {
        let mut batch = Vec::new();
        while jobs.recv_many(&mut batch, LARGEST_BATCH).await > 0 {
            let commit = self.attempt(&mut batch).await.map_err(Arc::new);
            if commit.is_ok() {
                self.commits.fetch_add(1, Ordering::Relaxed);
                self.scrub_due |= batch.iter().any(|job| job.aftermath() == Aftermath::Scrub);
            }
            if self.scrub_due {
                self.scrub().await;
            }
            for job in batch.drain(..) {
                job.acknowledge(commit.clone());
            }
        }
        if let Some(connection) = self.connection {
            close(connection).await;
        }
    }

    /// Commits the batch, on a new connection if the last one is not to be trusted.
    async fn attempt(&mut self, batch: &mut [Box<dyn Job>]) -> Result<(), sqlx::Error> {
        let mut connection = match self.connection.take() {
            Some(connection) => connection,
            None => {
                let mut new = self.options.connect().await?;
                self.dialect.prepare(&mut new, Purpose::Writing).await?;
                new
            }
        };
        match commit(&mut connection, self.dialect, batch).await {
            Ok(()) => {
                self.connection = Some(connection);
                Ok(())
            }
            Err(error) => {
                tracing::error!(%error, "a batch of writes was not saved");
                close(connection).await;
                Err(error)
            }
        }
    }

    /// A reader in the way is no failure: it is tried again after the next batch.
    async fn scrub(&mut self) {
        let Some(connection) = &mut self.connection else {
            return;
        };
        match self.dialect.scrub(connection).await {
            Ok(done) => self.scrub_due = !done,
            Err(error) => tracing::warn!(%error, "the log of the database was not emptied"),
        }
    }
}

async fn commit(
    connection: &mut AnyConnection,
    dialect: Dialect,
    batch: &mut [Box<dyn Job>],
) -> Result<(), sqlx::Error> {
    let mut transaction = connection.begin_with(dialect.begin()).await?;
    for job in batch {
        let mut savepoint = transaction.begin().await?;
        match job.run(&mut savepoint).await {
            Fate::Keep => savepoint.commit().await?,
            Fate::Undo => savepoint.rollback().await?,
        }
    }
    transaction.commit().await
}

async fn close(connection: AnyConnection) {
    if let Err(error) = connection.close().await {
        tracing::warn!(%error, "the database did not close well");
    }
}

#[cfg(test)]
mod tests {
    use futures_util::future::join_all;

    use crate::dialect::run;
    use crate::{Database, Store, StoreError, Timestamp};

    const NOW: Timestamp = Timestamp::from_millis(1_700_000_000_000);

    async fn store(folder: &tempfile::TempDir) -> Store {
        let database = Database::Sqlite(folder.path().join("rookery.db"));
        Store::open(&database, NOW).await.unwrap()
    }

    /// Does something to the connection of the writer.
    async fn meddle(store: &Store, sql: &'static str) -> Result<(), StoreError> {
        let work = store.write(sql, |db, sql| {
            Box::pin(async move { Ok(run(db, sql).await?) })
        });
        work.await
    }

    #[tokio::test]
    async fn a_full_database_refuses_and_keeps_what_it_has() {
        let folder = tempfile::tempdir().unwrap();
        let store = store(&folder).await;
        let first = store.create_guest("Guest", NOW).await.unwrap();
        meddle(&store, "PRAGMA max_page_count = 1").await.unwrap();
        let name = "x".repeat(500);
        let writes = (0..200).map(|_| store.create_guest(&name, NOW));
        let outcomes = join_all(writes).await;
        assert!(outcomes.iter().any(Result::is_err), "it is full");
        for guest in outcomes.into_iter().flatten().chain([first]) {
            assert_eq!(store.user(guest.id).await.unwrap(), Some(guest));
        }
        meddle(&store, "PRAGMA max_page_count = 1000000")
            .await
            .unwrap();
        store.create_guest("Guest", NOW).await.unwrap();
        store.close().await;
    }

    #[tokio::test]
    async fn after_a_commit_that_failed_it_goes_on_by_itself() {
        let folder = tempfile::tempdir().unwrap();
        let store = store(&folder).await;
        // Whoever ends the transaction under the writer's feet spoils the whole batch.
        let (spoiler, guest) =
            tokio::join!(meddle(&store, "ROLLBACK"), store.create_guest("Guest", NOW));
        assert!(
            matches!(spoiler, Err(StoreError::Unsaved(_))),
            "{spoiler:?}"
        );
        assert!(guest.is_err(), "{guest:?}");
        let guest = store.create_guest("Guest", NOW).await.unwrap();
        assert_eq!(store.user(guest.id).await.unwrap(), Some(guest));
        store.close().await;
    }
}
