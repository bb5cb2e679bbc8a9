//! Reads a file of the Lichess collection into the store. The file is read twice: first to see
//! that it is whole and what it says it is, then for its puzzles. So of a broken file nothing is
//! taken; of a whole one every line is checked, and the bad ones are skipped and named. What was
//! taken is served only when all of it is; an import that is interrupted leaves puzzles that
//! nobody sees, and the next import goes on from there.

mod columns;
mod line;
mod lines;
mod pipeline;
mod progress;
mod source;

use std::io;
use std::path::Path;
use std::sync::Arc;

use rookery_store::{Store, StoreError};

pub(crate) use line::puzzles;
pub use progress::{ImportProgress, Snapshot, Stage};

use self::columns::Columns;
use self::lines::Lines;
use self::source::Source;

/// Lines whose faults are told one by one.
const MOST_FAULTS: usize = 50;

/// Why nothing was imported.
#[derive(Debug, thiserror::Error)]
pub enum ImportError {
    /// The file cannot be opened.
    #[error("the file cannot be opened")]
    Open(#[source] io::Error),
    /// It breaks off, or is not packed as it should be.
    #[error("the file is broken after line {line}, so nothing of it was taken")]
    Broken {
        /// The last whole line.
        line: u64,
        /// Why.
        #[source]
        source: io::Error,
    },
    /// The first line does not name what is needed.
    #[error(
        "line 1 must name the columns, and there is no column {0}; this is no file of the Lichess \
         puzzle collection, so nothing of it was taken"
    )]
    Column(&'static str),
    /// More than is taken.
    #[error("the file unpacks to more than {0} bytes, so nothing of it was taken")]
    TooLarge(u64),
    /// The database failed.
    #[error(
        "the database failed; what was taken so far is not shown to anyone, and the same import \
         goes on from there"
    )]
    Store(#[from] StoreError),
    /// A thread of ours ended badly.
    #[error("the import ended badly")]
    Stopped,
}

/// A line that was skipped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// Which line, from 1.
    pub line: u64,
    /// Why, as a sentence.
    pub reason: String,
}

/// What became of a file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// Lines with puzzles.
    pub lines: u64,
    /// Puzzles that were not here before.
    pub new: u64,
    /// Puzzles that were.
    pub known: u64,
    /// Lines that were skipped.
    pub skipped: u64,
    /// Why, for the first of them.
    pub faults: Vec<Fault>,
}

/// Imports a file, at most so many lines of it.
///
/// # Errors
/// A file that is broken or something else, or a failing database.
pub async fn import(
    store: &Store,
    file: &Path,
    limit: Option<u64>,
    progress: &Arc<ImportProgress>,
) -> Result<Report, ImportError> {
    progress.enter(Stage::Reading, 0);
    let (path, told) = (file.to_owned(), Arc::clone(progress));
    let survey = tokio::task::spawn_blocking(move || survey(&path, &told));
    let (columns, lines) = survey.await.map_err(|_| ImportError::Stopped)??;
    let lines = limit.map_or(lines, |limit| limit.min(lines));

    progress.enter(Stage::Taking, lines);
    let mut checked = pipeline::start(file.to_owned(), columns, lines);
    let mut report = Report::default();
    while let Some(part) = checked.next().await? {
        let count = part.puzzles.len() as u64;
        report.lines += count + part.skipped;
        report.skipped += part.skipped;
        let room = MOST_FAULTS.saturating_sub(report.faults.len());
        report.faults.extend(part.faults.into_iter().take(room));
        let new = store.take_puzzles(part.puzzles).await?;
        report.new += new;
        report.known += count - new;
        progress.advance(report.lines);
    }

    progress.enter(Stage::Placing, report.new);
    store.place_puzzles(|done| progress.advance(done)).await?;
    Ok(report)
}

/// Sees that the file is whole: its columns, and how many lines follow.
fn survey(file: &Path, progress: &ImportProgress) -> Result<(Columns, u64), ImportError> {
    let mut lines = Lines::new(Source::open(file).map_err(ImportError::Open)?);
    let head = lines.head()?;
    let columns = Columns::read(&head)?;
    let mut count = 0;
    while let Some(chunk) = lines.next_chunk()? {
        count += chunk.lines();
        progress.advance(count);
    }
    Ok((columns, count))
}

#[cfg(test)]
mod tests;
