//! How far an import is, for whoever looks on.

use std::sync::atomic::{AtomicU8, AtomicU64, Ordering};

/// What is being done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// The file is still coming.
    Receiving,
    /// It is seen whether the file is whole.
    Reading,
    /// Its puzzles are checked and taken.
    Taking,
    /// They are put where they are found.
    Placing,
}

/// How far an import is.
#[derive(Debug, Default)]
pub struct ImportProgress {
    stage: AtomicU8,
    done: AtomicU64,
    total: AtomicU64,
}

/// How far it was at one moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Snapshot {
    /// What was being done.
    pub stage: Stage,
    /// How much of it was done: bytes, lines or puzzles.
    pub done: u64,
    /// How much there is to do; 0 as long as nobody knows.
    pub total: u64,
}

const STAGES: [Stage; 4] = [
    Stage::Receiving,
    Stage::Reading,
    Stage::Taking,
    Stage::Placing,
];

impl ImportProgress {
    pub(crate) fn enter(&self, stage: Stage, total: u64) {
        self.done.store(0, Ordering::Relaxed);
        self.total.store(total, Ordering::Relaxed);
        self.stage.store(stage as u8, Ordering::Relaxed);
    }

    pub(crate) fn advance(&self, done: u64) {
        self.done.store(done, Ordering::Relaxed);
    }

    /// How far it is now.
    #[must_use]
    pub fn now(&self) -> Snapshot {
        let stage = usize::from(self.stage.load(Ordering::Relaxed));
        Snapshot {
            stage: STAGES[stage.min(STAGES.len() - 1)],
            done: self.done.load(Ordering::Relaxed),
            total: self.total.load(Ordering::Relaxed),
        }
    }
}
