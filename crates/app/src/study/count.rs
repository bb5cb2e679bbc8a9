//! Counting lines with the worker's help: what was asked, how far it is, what came out.
//! Updates answer with what the worker is to be told; who tells it is not known here.

use rookery_protocol::worker::{FromWorker, MAX_PERFT_DEPTH, TaskId, ToWorker};

use crate::engine::link::{Client, Failure, Link, Order};

/// The counter and its worker.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineCounter {
    depth: u8,
    phase: CountPhase,
    link: Link,
    last_id: TaskId,
}

/// What was asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Request {
    /// The name that the worker's answers carry.
    pub id: TaskId,
    /// The position to count from.
    pub fen: String,
    /// How many half-moves.
    pub depth: u8,
}

/// How far a running count is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CountProgress {
    /// Parts finished.
    pub done: u32,
    /// Parts in all; they take unequal time.
    pub total: u32,
    /// What they came to so far.
    pub tally: CountTotal,
}

/// Lines counted, and how long that took.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CountTotal {
    /// Lines counted.
    pub nodes: u64,
    /// Milliseconds spent.
    pub millis: u64,
}

/// What the counter is doing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CountPhase {
    /// Nothing has been asked, or nothing that reached the worker.
    Ready,
    /// Asked, but the worker is still loading.
    Waking(Request),
    /// The worker is counting.
    Running(Request, CountProgress),
    /// It came to its end.
    Done {
        /// What was asked.
        request: Request,
        /// All lines, and the time they took.
        tally: CountTotal,
        /// Lines that begin with each legal move, the move in UCI notation.
        split: Vec<(String, u64)>,
    },
    /// It was given up, with this much counted.
    Stopped(Request, CountTotal),
    /// There is no answer, and why.
    Failed(Failure),
}

impl Default for LineCounter {
    fn default() -> Self {
        Self {
            depth: 4,
            phase: CountPhase::Ready,
            link: Link::default(),
            last_id: TaskId(0),
        }
    }
}

impl LineCounter {
    /// How many half-moves the next count looks ahead.
    pub fn depth(&self) -> u8 {
        self.depth
    }

    /// How it stands with the last count.
    pub fn phase(&self) -> &CountPhase {
        &self.phase
    }

    /// Whether an answer is being waited for.
    pub fn is_busy(&self) -> bool {
        matches!(self.phase, CountPhase::Waking(_) | CountPhase::Running(..))
    }

    /// Chooses how many half-moves to count; out of range changes nothing.
    pub fn choose_depth(&mut self, depth: u8) {
        if (1..=MAX_PERFT_DEPTH).contains(&depth) {
            self.depth = depth;
        }
    }

    /// Asks for a count from this position.
    pub fn begin(&mut self, fen: String) -> Option<Order> {
        if self.is_busy() {
            return None;
        }
        self.last_id.0 += 1;
        self.phase = CountPhase::Waking(Request {
            id: self.last_id,
            fen,
            depth: self.depth,
        });
        self.go_on()
    }

    /// Gives the running count up.
    pub fn stop(&mut self) -> Option<Order> {
        match &self.phase {
            CountPhase::Waking(_) => {
                self.phase = CountPhase::Ready;
                None
            }
            CountPhase::Running(request, _) => Some(Order::Send(ToWorker::Stop { id: request.id })),
            _ => None,
        }
    }

    /// Sends what waits, or wakes the worker for it.
    fn go_on(&mut self) -> Option<Order> {
        let CountPhase::Waking(request) = &self.phase else {
            return None;
        };
        if !self.link.is_awake() {
            return self.link.wake();
        }
        let request = request.clone();
        let order = Order::Send(ToWorker::Perft {
            id: request.id,
            fen: request.fen.clone(),
            depth: request.depth,
        });
        self.phase = CountPhase::Running(request, CountProgress::default());
        Some(order)
    }
}

impl Client for LineCounter {
    type Orders = Option<Order>;

    /// Takes what the worker said. Answers to anything but the running request are old news.
    fn hear(&mut self, message: FromWorker) -> Option<Order> {
        let current = match &self.phase {
            CountPhase::Running(request, _) => Some(request.clone()),
            _ => None,
        };
        let ours = |id: TaskId| current.filter(|request| request.id == id);
        match message {
            FromWorker::Hello { version } => match self.link.greet(version) {
                Ok(()) => return self.go_on(),
                Err(failure) => self.phase = CountPhase::Failed(failure),
            },
            FromWorker::Counting {
                id,
                done,
                total,
                nodes,
                millis,
            } => {
                if let Some(request) = ours(id) {
                    let tally = CountTotal { nodes, millis };
                    self.phase = CountPhase::Running(request, CountProgress { done, total, tally });
                }
            }
            FromWorker::Counted {
                id,
                split,
                nodes,
                millis,
            } => {
                if let Some(request) = ours(id) {
                    let tally = CountTotal { nodes, millis };
                    self.phase = CountPhase::Done {
                        request,
                        tally,
                        split,
                    };
                }
            }
            FromWorker::Stopped { id, nodes, millis } => {
                if let Some(request) = ours(id) {
                    self.phase = CountPhase::Stopped(request, CountTotal { nodes, millis });
                }
            }
            FromWorker::Refused { id, problem } => {
                if id.is_none_or(|id| ours(id).is_some()) {
                    self.phase = CountPhase::Failed(Failure::Refused(problem));
                }
            }
            FromWorker::Thinking { .. } | FromWorker::Thought { .. } => {}
        }
        None
    }

    /// The next count wakes a new worker.
    fn crash(&mut self) -> Option<Order> {
        self.link.lose();
        if self.is_busy() {
            self.phase = CountPhase::Failed(Failure::Crashed);
        }
        None
    }
}

impl CountTotal {
    /// Lines per second; `None` while too little time has passed to say.
    pub fn speed(self) -> Option<u64> {
        (self.millis >= 10).then(|| self.nodes.saturating_mul(1000) / self.millis)
    }
}

impl CountProgress {
    /// From 0 to 100.
    pub fn percent(self) -> u8 {
        let share = u64::from(self.done) * 100 / u64::from(self.total.max(1));
        u8::try_from(share.min(100)).unwrap_or(100)
    }
}

#[cfg(test)]
mod tests;
