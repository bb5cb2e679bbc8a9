//! A count under way, and what is said about it.

use rookery_protocol::worker::{FromWorker, TaskId};

use super::REPORT_MILLIS;
use crate::clock::Clock;
use crate::count::Count;

/// A step works for about this long, so a stop is heard soon and the switching costs little.
const STEP_MILLIS: f64 = 12.0;

pub(super) struct Counting {
    id: TaskId,
    count: Count,
    began: f64,
    reported: f64,
}

impl Counting {
    pub(super) fn new(id: TaskId, count: Count, clock: &impl Clock) -> Self {
        let now = clock.now();
        Self {
            id,
            count,
            began: now,
            reported: now,
        }
    }

    pub(super) fn id(&self) -> TaskId {
        self.id
    }

    /// Counts for a moment.
    pub(super) fn step(&mut self, clock: &impl Clock) -> Option<FromWorker> {
        let began = clock.now();
        loop {
            let more = self.count.bite();
            let now = clock.now();
            if !more {
                return Some(self.done(now));
            }
            if now - self.reported >= REPORT_MILLIS {
                self.reported = now;
                return Some(self.progress(now));
            }
            if now - began >= STEP_MILLIS {
                return None;
            }
        }
    }

    /// What there is when it is given up.
    pub(super) fn stopped(&self, clock: &impl Clock) -> FromWorker {
        FromWorker::Stopped {
            id: self.id,
            nodes: self.count.nodes(),
            millis: self.millis(clock.now()),
        }
    }

    fn progress(&self, now: f64) -> FromWorker {
        let (done, total) = self.count.progress();
        FromWorker::Counting {
            id: self.id,
            done,
            total,
            nodes: self.count.nodes(),
            millis: self.millis(now),
        }
    }

    fn done(&self, now: f64) -> FromWorker {
        let split = self.count.split().iter();
        FromWorker::Counted {
            id: self.id,
            split: split.map(|(mv, nodes)| (mv.to_string(), *nodes)).collect(),
            nodes: self.count.nodes(),
            millis: self.millis(now),
        }
    }

    fn millis(&self, now: f64) -> u64 {
        (now - self.began).max(0.0) as u64
    }
}
