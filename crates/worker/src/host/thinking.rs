//! Thinking under way: one slice after another, and what is said about it.

use std::time::Duration;

use rookery_analysis::Analysis;
use rookery_engine::{Engine, Stop, Task, Thought, ThoughtProgress};
use rookery_protocol::worker::{FromWorker, Report, TaskId};

use super::REPORT_MILLIS;
use crate::clock::Clock;

/// A slice is this many nodes, tens of milliseconds. It is counted in nodes because a search
/// that pauses by the clock would not be the same everywhere.
pub const SLICE: u64 = 32_768;

pub(super) struct Thinking {
    id: TaskId,
    thought: Thought,
    stop: Stop,
    began: Duration,
    /// What the deepest finished depth has found out.
    known: Option<Report>,
    /// When the page was last told, in milliseconds.
    reported: f64,
}

/// The host's clock as the engine reads it.
struct Ticking<'c, C>(&'c C);

impl<C: Clock> rookery_engine::Clock for Ticking<'_, C> {
    fn now(&self) -> Duration {
        Duration::from_micros((self.0.now() * 1000.0) as u64)
    }
}

impl Thinking {
    pub(super) fn new(id: TaskId, task: Task, engine: &mut Engine, clock: &impl Clock) -> Self {
        let clock = Ticking(clock);
        Self {
            id,
            thought: engine.begin(task, &clock),
            stop: Stop::default(),
            began: rookery_engine::Clock::now(&clock),
            known: None,
            reported: f64::NEG_INFINITY,
        }
    }

    pub(super) fn id(&self) -> TaskId {
        self.id
    }

    /// Thinks for one slice. What is told of a depth under way is how far it is.
    pub(super) fn step(&mut self, engine: &mut Engine, clock: &impl Clock) -> Option<FromWorker> {
        let ticking = Ticking(clock);
        match engine.think(&mut self.thought, SLICE, &ticking, &self.stop) {
            ThoughtProgress::Paused => {}
            ThoughtProgress::Deeper(analysis) => self.known = Some(Report::from(&analysis)),
            ThoughtProgress::Done(analysis) => return Some(self.done(&analysis)),
        }
        let known = self.known.as_mut()?;
        let now = clock.now();
        if now - self.reported < REPORT_MILLIS {
            return None;
        }
        self.reported = now;
        known.nodes = self.thought.nodes();
        let used = rookery_engine::Clock::now(&ticking).saturating_sub(self.began);
        known.millis = used.as_millis() as u64;
        Some(FromWorker::Thinking {
            id: self.id,
            report: known.clone(),
        })
    }

    /// Ends it. The engine hears the wish within a fraction of a slice.
    pub(super) fn stopped(mut self, engine: &mut Engine, clock: &impl Clock) -> FromWorker {
        self.stop.ask();
        loop {
            let progress = engine.think(&mut self.thought, SLICE, &Ticking(clock), &self.stop);
            if let ThoughtProgress::Done(analysis) = progress {
                return self.done(&analysis);
            }
        }
    }

    fn done(&self, analysis: &Analysis) -> FromWorker {
        FromWorker::Thought {
            id: self.id,
            report: Report::from(analysis),
        }
    }
}
