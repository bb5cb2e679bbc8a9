//! Message in → work → message out. Knows neither browser nor event loop: whoever owns a host calls
//! `receive` for each message and `step` for as long as it is busy.

mod counting;
mod request;
mod thinking;

pub use thinking::SLICE;

use std::sync::Arc;

use rookery_engine::{Engine, Human, Task};
use rookery_protocol::Problem;
use rookery_protocol::worker::{FromWorker, TaskId, ToWorker, VERSION};

use self::counting::Counting;
use self::thinking::Thinking;
use crate::clock::Clock;

/// At most twenty progress messages a second; more cannot be read.
const REPORT_MILLIS: f64 = 50.0;

/// What the engine's table takes. With all else it stays well under the memory a worker may have.
const TABLE_MEGABYTES: usize = 16;

/// Holds at most one piece of work, and what the engine has learnt.
pub struct Host<C> {
    clock: C,
    /// Made when it is first needed; whoever only counts never pays for it.
    engine: Option<Engine>,
    /// What rated opponents play by, once the page has sent it.
    people: Option<Arc<Human>>,
    work: Option<Work>,
}

enum Work {
    Count(Counting),
    Think(Box<Thinking>),
}

impl<C: Clock> Host<C> {
    /// A host without work.
    pub fn new(clock: C) -> Self {
        Self {
            clock,
            engine: None,
            people: None,
            work: None,
        }
    }

    /// The first thing to say.
    pub fn hello(&self) -> FromWorker {
        FromWorker::Hello { version: VERSION }
    }

    /// Whether `step` has something to do.
    pub fn is_busy(&self) -> bool {
        self.work.is_some()
    }

    /// Takes a message of the page; some are answered at once.
    pub fn receive(&mut self, text: &str) -> Option<FromWorker> {
        let request = match ToWorker::parse(text) {
            Ok(request) => request,
            Err(error) => return refused(None, Problem::new("bad_message", error.to_string())),
        };
        match request {
            ToWorker::Stop { id } => self.stop(id),
            request => {
                let id = name(&request);
                match self.start(request) {
                    Ok(()) => None,
                    Err(problem) => refused(id, problem),
                }
            }
        }
    }

    /// Takes the weights of people. What is no such thing is refused, and what was known stays.
    pub fn teach(&mut self, weights: &[u8]) -> Option<FromWorker> {
        match Human::parse(weights) {
            Ok(people) => {
                self.people = Some(Arc::new(people));
                None
            }
            Err(error) => refused(None, Problem::new("people", format!("{error}."))),
        }
    }

    /// Works for a moment. Says something when there is news.
    pub fn step(&mut self) -> Option<FromWorker> {
        let news = match self.work.as_mut()? {
            Work::Count(counting) => counting.step(&self.clock),
            Work::Think(thinking) => thinking.step(engine(&mut self.engine), &self.clock),
        };
        if let Some(FromWorker::Counted { .. } | FromWorker::Thought { .. }) = news {
            self.work = None;
        }
        news
    }

    fn start(&mut self, request: ToWorker) -> Result<(), Problem> {
        if self.is_busy() {
            return Err(Problem::new(
                "busy",
                "Only one thing at a time, and another is still being worked on.",
            ));
        }
        match request {
            ToWorker::Perft { id, fen, depth } => {
                let count = request::count(&fen, depth)?;
                self.work = Some(Work::Count(Counting::new(id, count, &self.clock)));
            }
            ToWorker::Think {
                id,
                fen,
                moves,
                limits,
                lines,
                manner,
            } => {
                let task = Task {
                    limits: request::limits(limits)?,
                    lines: request::lines(lines)?,
                    style: request::style(&manner)?,
                    weakness: manner.weakness,
                    strength: request::strength(manner.rating, self.people.as_ref())?,
                    seed: u64::from(manner.seed),
                    ..request::position_after(&fen, &moves)?
                };
                let engine = engine(&mut self.engine);
                let thinking = Thinking::new(id, task, engine, &self.clock);
                self.work = Some(Work::Think(Box::new(thinking)));
            }
            ToWorker::Forget {} => {
                if let Some(engine) = &mut self.engine {
                    engine.forget();
                }
            }
            ToWorker::Stop { .. } => {}
        }
        Ok(())
    }

    fn stop(&mut self, id: TaskId) -> Option<FromWorker> {
        let work = self.work.take_if(|work| work.id() == id)?;
        Some(match work {
            Work::Count(counting) => counting.stopped(&self.clock),
            Work::Think(thinking) => thinking.stopped(engine(&mut self.engine), &self.clock),
        })
    }
}

impl Work {
    fn id(&self) -> TaskId {
        match self {
            Self::Count(counting) => counting.id(),
            Self::Think(thinking) => thinking.id(),
        }
    }
}

fn engine(place: &mut Option<Engine>) -> &mut Engine {
    place.get_or_insert_with(|| Engine::new(TABLE_MEGABYTES))
}

fn name(request: &ToWorker) -> Option<TaskId> {
    match *request {
        ToWorker::Perft { id, .. } | ToWorker::Think { id, .. } | ToWorker::Stop { id } => Some(id),
        ToWorker::Forget {} => None,
    }
}

fn refused(id: Option<TaskId>, problem: Problem) -> Option<FromWorker> {
    Some(FromWorker::Refused { id, problem })
}

#[cfg(test)]
mod tests;
