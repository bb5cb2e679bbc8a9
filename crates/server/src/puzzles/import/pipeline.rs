//! Checks the lines of a file on all cores: one thread cuts it into chunks, others check them, and
//! whoever asks gets them in the order of the file. Every queue is short, so the slowest sets the
//! pace and nothing piles up.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use rookery_store::NewPuzzle;
use tokio::sync::mpsc;

use super::columns::Columns;
use super::line::Checker;
use super::lines::{Chunk, Lines};
use super::source::Source;
use super::{Fault, ImportError, MOST_FAULTS};

/// Chunks that wait for each thread.
const WAITING: usize = 2;

/// The puzzles of one chunk.
#[derive(Default)]
pub(super) struct CheckedChunk {
    pub(super) puzzles: Vec<NewPuzzle>,
    pub(super) skipped: u64,
    /// Why lines were skipped, for the first of them.
    pub(super) faults: Vec<Fault>,
}

type Numbered<T> = (u64, Result<T, ImportError>);

/// Parts on their way.
pub(super) struct Checked {
    parts: mpsc::Receiver<Numbered<CheckedChunk>>,
    early: BTreeMap<u64, Result<CheckedChunk, ImportError>>,
    next: u64,
}

/// Begins to check a file, as far as so many lines after the first.
pub(super) fn start(file: PathBuf, columns: Columns, lines: u64) -> Checked {
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let (chunks, waiting) = sync_channel(WAITING * threads);
    let (done, parts) = mpsc::channel(WAITING * threads);
    thread::spawn(move || read(&file, lines, &chunks));
    let waiting = Arc::new(Mutex::new(waiting));
    for _ in 0..threads {
        let (waiting, done) = (Arc::clone(&waiting), done.clone());
        thread::spawn(move || check(&waiting, &done, columns, lines));
    }
    Checked {
        parts,
        early: BTreeMap::new(),
        next: 0,
    }
}

impl Checked {
    /// The next part of the file; `None` after the last.
    pub(super) async fn next(&mut self) -> Result<Option<CheckedChunk>, ImportError> {
        loop {
            if let Some(part) = self.early.remove(&self.next) {
                self.next += 1;
                return part.map(Some);
            }
            match self.parts.recv().await {
                Some((number, part)) => {
                    self.early.insert(number, part);
                }
                None if self.early.is_empty() => return Ok(None),
                // A thread ended without handing on what it had.
                None => return Err(ImportError::Stopped),
            }
        }
    }
}

/// Ends when the file does, or when nobody wants more.
fn read(file: &Path, most: u64, chunks: &SyncSender<Numbered<Chunk>>) {
    let mut number = 0;
    let read = || -> Result<(), ImportError> {
        let mut lines = Lines::new(Source::open(file).map_err(ImportError::Open)?);
        lines.head()?;
        while let Some(chunk) = lines.next_chunk()? {
            let last = chunk.first + chunk.lines() > most + 1;
            if chunks.send((number, Ok(chunk))).is_err() || last {
                break;
            }
            number += 1;
        }
        Ok(())
    };
    let mut read = read;
    if let Err(error) = read() {
        // Whoever would hear of it may have gone.
        let _ = chunks.send((number, Err(error)));
    }
}

fn check(
    waiting: &Mutex<Receiver<Numbered<Chunk>>>,
    done: &mpsc::Sender<Numbered<CheckedChunk>>,
    columns: Columns,
    most: u64,
) {
    let mut checker = Checker::new(columns);
    loop {
        let chunk = waiting
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .recv();
        let Ok((number, chunk)) = chunk else {
            return;
        };
        let part = chunk.map(|chunk| checked(&mut checker, &chunk, most));
        if done.blocking_send((number, part)).is_err() {
            return;
        }
    }
}

fn checked(checker: &mut Checker, chunk: &Chunk, most: u64) -> CheckedChunk {
    let mut part = CheckedChunk::default();
    let lines = chunk.text.split_inclusive(|&byte| byte == b'\n');
    // The first line of a file names the columns.
    for (line, number) in lines.zip(chunk.first..=most + 1) {
        match checker.check(line) {
            Ok(puzzle) => part.puzzles.push(puzzle),
            Err(reason) => {
                part.skipped += 1;
                if part.faults.len() < MOST_FAULTS {
                    part.faults.push(Fault {
                        line: number,
                        reason,
                    });
                }
            }
        }
    }
    part
}
