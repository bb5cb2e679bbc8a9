//! Message in → work → message out. Knows neither browser nor event loop: whoever owns a host calls
//! `receive` for each message and `step` for as long as it is busy.

use rookery_protocol::Problem;
use rookery_protocol::worker::{FromWorker, MAX_PERFT_DEPTH, TaskId, ToWorker, VERSION};
use rookery_rules::Position;

use crate::clock::Clock;
use crate::count::Count;

/// A step works for about this long, so a stop is heard soon and the switching costs little.
const STEP_MILLIS: f64 = 12.0;

/// At most twenty progress messages a second; more cannot be read.
const REPORT_MILLIS: f64 = 50.0;

/// Holds at most one piece of work.
pub struct Host<C> {
    clock: C,
    task: Option<Task>,
}

struct Task {
    id: TaskId,
    count: Count,
    began: f64,
    reported: f64,
}

impl<C: Clock> Host<C> {
    /// A host without work.
    pub fn new(clock: C) -> Self {
        Self { clock, task: None }
    }

    /// The first thing to say.
    pub fn hello(&self) -> FromWorker {
        FromWorker::Hello { version: VERSION }
    }

    /// Whether `step` has something to do.
    pub fn is_busy(&self) -> bool {
        self.task.is_some()
    }

    /// Takes a message of the page; some are answered at once.
    pub fn receive(&mut self, text: &str) -> Option<FromWorker> {
        match ToWorker::parse(text) {
            Ok(ToWorker::Perft { id, fen, depth }) => match self.start(id, &fen, depth) {
                Ok(()) => None,
                Err(problem) => Some(FromWorker::Refused {
                    id: Some(id),
                    problem,
                }),
            },
            Ok(ToWorker::Stop { id }) => self.stop(id),
            Err(error) => Some(FromWorker::Refused {
                id: None,
                problem: Problem::new("bad_message", error.to_string()),
            }),
        }
    }

    /// Works for a moment. Says something when there is news.
    pub fn step(&mut self) -> Option<FromWorker> {
        let task = self.task.as_mut()?;
        let began = self.clock.now();
        loop {
            let more = task.count.bite();
            let now = self.clock.now();
            if !more {
                let done = task.done(now);
                self.task = None;
                return Some(done);
            }
            if now - task.reported >= REPORT_MILLIS {
                task.reported = now;
                return Some(task.progress(now));
            }
            if now - began >= STEP_MILLIS {
                return None;
            }
        }
    }

    fn start(&mut self, id: TaskId, fen: &str, depth: u8) -> Result<(), Problem> {
        if self.task.is_some() {
            return Err(Problem::new("busy", "Another count is still running."));
        }
        if !(1..=MAX_PERFT_DEPTH).contains(&depth) {
            return Err(Problem::new(
                "depth",
                format!("The depth is {depth}, but only 1 to {MAX_PERFT_DEPTH} can be counted."),
            ));
        }
        let position =
            Position::parse_fen(fen).map_err(|error| Problem::new("fen", error.to_string()))?;
        let now = self.clock.now();
        self.task = Some(Task {
            id,
            count: Count::new(position, depth),
            began: now,
            reported: now,
        });
        Ok(())
    }

    fn stop(&mut self, id: TaskId) -> Option<FromWorker> {
        let task = self.task.take_if(|task| task.id == id)?;
        Some(FromWorker::Stopped {
            id,
            nodes: task.count.nodes(),
            millis: task.millis(self.clock.now()),
        })
    }
}

impl Task {
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
        FromWorker::Counted {
            id: self.id,
            split: self
                .count
                .split()
                .iter()
                .map(|(mv, nodes)| (mv.to_string(), *nodes))
                .collect(),
            nodes: self.count.nodes(),
            millis: self.millis(now),
        }
    }

    fn millis(&self, now: f64) -> u64 {
        (now - self.began).max(0.0) as u64
    }
}

#[cfg(test)]
mod tests;
