//! Where an administrator hands in a file of puzzles: one at a time, kept beside the database
//! while it is read, and cleared away afterwards.

use std::fs::{self, File, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use axum::body::BodyDataStream;
use futures_util::StreamExt;
use rookery_store::Store;
use tokio::sync::mpsc;

use super::import::{ImportError, ImportProgress, Report, Stage, import};
use crate::error::ApiError;

/// Pieces that wait for a slow disk.
const WAITING: usize = 4;

/// That of one server.
#[derive(Debug)]
pub(crate) struct PuzzleImporter {
    file: PathBuf,
    largest: u64,
    last: Mutex<Import>,
}

/// The last import.
#[derive(Clone, Debug, Default)]
pub(crate) enum Import {
    /// There was none.
    #[default]
    None,
    Running(Arc<ImportProgress>),
    Done(Report),
    Failed(String),
}

/// The right to import; given back when it is dropped without having begun.
pub(crate) struct Turn<'d> {
    importer: &'d PuzzleImporter,
    progress: Arc<ImportProgress>,
    begun: bool,
}

impl PuzzleImporter {
    pub(crate) fn new(folder: &Path, largest: u64) -> Self {
        let file = folder.join("puzzles.import");
        // What a server that was killed has left.
        let _ = fs::remove_file(&file);
        Self {
            file,
            largest,
            last: Mutex::default(),
        }
    }

    pub(crate) fn last(&self) -> Import {
        self.lock().clone()
    }

    /// Lets one import begin.
    pub(crate) fn enter(&self) -> Result<Turn<'_>, ApiError> {
        let mut last = self.lock();
        if matches!(*last, Import::Running(_)) {
            return Err(ApiError::ImportRunning);
        }
        let progress = Arc::new(ImportProgress::default());
        *last = Import::Running(Arc::clone(&progress));
        Ok(Turn {
            importer: self,
            progress,
            begun: false,
        })
    }

    fn finish(&self, outcome: Result<Report, ImportError>) {
        // It only takes room from now on.
        let _ = fs::remove_file(&self.file);
        *self.lock() = match outcome {
            Ok(report) => Import::Done(report),
            Err(error) => {
                let told = anyhow::Error::new(error);
                tracing::warn!(error = format!("{told:#}"), "an import of puzzles failed");
                Import::Failed(format!("{told}."))
            }
        };
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Import> {
        self.last.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Turn<'_> {
    /// Keeps what is sent, at most as much as this server takes.
    pub(crate) async fn receive(&self, mut body: BodyDataStream) -> Result<(), ApiError> {
        let (pieces, mut received) = mpsc::channel::<axum::body::Bytes>(WAITING);
        let mut file = private(&self.importer.file).map_err(|error| full(&error))?;
        let writing = tokio::task::spawn_blocking(move || {
            while let Some(piece) = received.blocking_recv() {
                file.write_all(&piece)?;
            }
            file.flush()
        });
        let mut size = 0;
        while let Some(piece) = body.next().await {
            let piece = piece.map_err(|_| ApiError::BadBody)?;
            size += piece.len() as u64;
            if size > self.importer.largest {
                return Err(ApiError::TooLarge);
            }
            self.progress.advance(size);
            if pieces.send(piece).await.is_err() {
                break;
            }
        }
        drop(pieces);
        let written = writing.await.map_err(|_| ApiError::Internal)?;
        written.map_err(|error| full(&error))
    }

    /// Goes on with what was received, after the answer is sent.
    pub(crate) fn begin(mut self, importer: Arc<PuzzleImporter>, store: Store) {
        self.begun = true;
        let progress = Arc::clone(&self.progress);
        progress.enter(Stage::Reading, 0);
        tokio::spawn(async move {
            let outcome = import(&store, &importer.file, None, &progress).await;
            importer.finish(outcome);
        });
    }
}

impl Drop for Turn<'_> {
    fn drop(&mut self) {
        if !self.begun {
            let _ = fs::remove_file(&self.importer.file);
            *self.importer.lock() = Import::None;
        }
    }
}

fn private(path: &Path) -> std::io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

fn full(error: &std::io::Error) -> ApiError {
    tracing::error!(%error, "a file that was sent could not be kept");
    match error.kind() {
        std::io::ErrorKind::StorageFull => ApiError::NoRoom,
        _ => ApiError::Internal,
    }
}
