//! The one writer of SQLite. Writes that wait together share one transaction and so
//! one wait for the disk; each is undone alone if it fails, and none is acknowledged
//! before the commit.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use sqlx::AnyConnection;
use sqlx::Connection;
use tokio::sync::mpsc;
use tokio::task::JoinHandle;

use crate::dialect::Dialect;
use crate::job::{Aftermath, Fate, Job};

/// Writes that may wait; more are refused, so that an overload is said and not stored.
const LONGEST_QUEUE: usize = 4096;

/// Writes that share a commit. More would not save much and make the first wait.
const LARGEST_BATCH: usize = 256;

pub(crate) type Queue = mpsc::Sender<Box<dyn Job>>;

/// Starts the writer on its connection; it ends when the queue is dropped and empty.
pub(crate) fn start(
    connection: AnyConnection,
    dialect: Dialect,
    commits: Arc<AtomicU64>,
) -> (Queue, JoinHandle<()>) {
    let (queue, jobs) = mpsc::channel(LONGEST_QUEUE);
    let writer = Writer {
        connection,
        dialect,
        commits,
        scrub_due: false,
    };
    (queue, tokio::spawn(writer.run(jobs)))
}

struct Writer {
    connection: AnyConnection,
    dialect: Dialect,
    commits: Arc<AtomicU64>,
    /// Deleted bytes are still in the log of the database.
    scrub_due: bool,
}

impl Writer {
    async fn run(mut self, mut jobs: mpsc::Receiver<Box<dyn Job>>) {
        let mut batch = Vec::new();
        while jobs.recv_many(&mut batch, LARGEST_BATCH).await > 0 {
            let commit = self.commit(&mut batch).await.map_err(Arc::new);
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
        if let Err(error) = self.connection.close().await {
            tracing::warn!(%error, "the database did not close well");
        }
    }

    async fn commit(&mut self, batch: &mut [Box<dyn Job>]) -> Result<(), sqlx::Error> {
        let begin = self.dialect.begin();
        let mut transaction = self.connection.begin_with(begin).await?;
        for job in batch {
            let mut savepoint = transaction.begin().await?;
            match job.run(&mut savepoint).await {
                Fate::Keep => savepoint.commit().await?,
                Fate::Undo => savepoint.rollback().await?,
            }
        }
        transaction.commit().await
    }

    /// A reader in the way is no failure: it is tried again after the next batch.
    async fn scrub(&mut self) {
        match self.dialect.scrub(&mut self.connection).await {
            Ok(done) => self.scrub_due = !done,
            Err(error) => tracing::warn!(%error, "the log of the database was not emptied"),
        }
    }
}
