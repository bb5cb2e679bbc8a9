//! The engine's head as the page knows it: one question at a time, thoughts on the way, a move at
//! the end. It outlives workers: one that dies is replaced and asked again.

use rookery_analysis::Request;
use rookery_play::Bout;
use rookery_protocol::worker::{
    FromWorker, MAX_GAME_MOVES, MAX_LINES, Manner, Report, TaskId, ThinkLimits, ToWorker,
};
use rookery_rules::{Game, Move, Position};

use super::link::{Failure, Link, NoPeople, Order};
use super::thoughts::Thoughts;

/// After so many crashes without an answer another worker would not help.
const PATIENCE: u8 = 3;

/// The worker, the question put to it, and what it has said.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Mind {
    link: Link,
    last_id: u32,
    /// What an answer is wanted to.
    question: Option<Question>,
    /// What the worker is busy with; perhaps something that nobody wants to know any more.
    job: Option<Job>,
    /// Whether the worker still remembers another game.
    remembers: bool,
    /// How it last played.
    manner: Manner,
    lesson: Lesson,
    latest: Option<(TaskId, Thoughts)>,
    /// Crashes since the last answer.
    crashes: u8,
    /// Whether the present question was put to a second worker.
    stumbled: bool,
    failure: Option<Failure>,
}

/// Whether the worker knows about people, as a rated opponent must.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Lesson {
    #[default]
    Missing,
    OnTheWay,
    Learned,
}

/// A position to think about, and for how long.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    position: Position,
    fen: String,
    moves: Vec<String>,
    limits: ThinkLimits,
    lines: u8,
    manner: Manner,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Job {
    id: TaskId,
    /// Whether it was told to come to its end.
    is_stopped: bool,
    /// Whether its answer is the answer to the question.
    is_wanted: bool,
}

/// How new a thought is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Age {
    /// The engine is thinking it.
    New,
    /// It was about an earlier position.
    Old,
}

impl Question {
    /// What the engine to move is asked.
    pub fn of(bout: &Bout) -> Option<Self> {
        let mover = bout.mover()?;
        let (limits, manner) = (bout.limits(mover).into(), Manner::of(mover, bout.seed));
        Some(Self::about(&bout.game, limits, manner))
    }

    /// What to play in the position this game has reached.
    pub fn about(game: &Game, limits: ThinkLimits, manner: Manner) -> Self {
        Self::about_last(game, limits, manner, MAX_GAME_MOVES)
    }

    /// The same with so many lines, the best ones.
    pub fn in_lines(mut self, lines: u8) -> Self {
        self.lines = lines.clamp(1, MAX_LINES);
        self
    }

    /// Tells no more than so many of the last moves. Repetitions need only those since the last
    /// capture or pawn move, which are far fewer than a worker accepts.
    fn about_last(game: &Game, limits: ThinkLimits, manner: Manner, most: usize) -> Self {
        let skipped = game.moves().len().saturating_sub(most);
        let start = game.positions().nth(skipped).unwrap_or(game.start());
        Self {
            position: *game.position(),
            fen: start.fen(),
            moves: (game.moves().skip(skipped))
                .map(|mv| mv.to_string())
                .collect(),
            limits,
            lines: 1,
            manner,
        }
    }
}

impl From<&Request> for Question {
    /// About a position alone, for as long as a request may, to an engine that plays as well as it can.
    fn from(request: &Request) -> Self {
        Self {
            position: request.position,
            fen: request.position.fen(),
            moves: Vec::new(),
            limits: ThinkLimits {
                nodes: request.limits.nodes,
                ..ThinkLimits::default()
            },
            lines: request.lines.get().min(MAX_LINES),
            manner: Manner::default(),
        }
    }
}

impl Mind {
    /// Starts afresh, as for a new game played in this manner, and sees to it that there is a
    /// worker that can.
    pub fn clear(&mut self, manner: Manner) -> Vec<Order> {
        let mut orders = self.hush();
        self.take_on(manner);
        self.latest = None;
        self.remembers = self.link.is_awake();
        orders.extend(self.go_on());
        orders
    }

    /// Asks for a move. The last question is forgotten, and so is what was learnt while playing in
    /// another manner, which judges otherwise.
    pub fn think(&mut self, question: Question) -> Vec<Order> {
        let mut orders = self.hush();
        self.take_on(question.manner);
        self.stumbled = false;
        self.question = Some(question);
        orders.extend(self.go_on());
        orders
    }

    /// Nobody wants an answer any more.
    pub fn hush(&mut self) -> Vec<Order> {
        self.question = None;
        // Another question may fare better, but not with a worker of another release.
        if self.failure != Some(Failure::Outdated) {
            self.pardon();
        }
        let stop = self.stop();
        if let Some(job) = &mut self.job {
            job.is_wanted = false;
        }
        stop.into_iter().collect()
    }

    /// The answer is wanted now, as good as it is.
    pub fn hurry(&mut self) -> Vec<Order> {
        self.stop().into_iter().collect()
    }

    /// Tries once more after a failure.
    pub fn retry(&mut self) -> Vec<Order> {
        self.pardon();
        self.go_on()
    }

    /// The worker knows about people now, or does not.
    pub fn learn(&mut self, lesson: Result<(), NoPeople>) -> Vec<Order> {
        // Another worker may have taken the place of the one that was taught.
        if self.lesson != Lesson::OnTheWay {
            return Vec::new();
        }
        match lesson {
            Ok(()) => self.lesson = Lesson::Learned,
            Err(NoPeople) => {
                self.lesson = Lesson::Missing;
                self.failure = Some(Failure::Untaught);
            }
        }
        self.go_on()
    }

    /// Takes what the worker said. The move is the answer to the question.
    pub fn hear(&mut self, message: FromWorker) -> (Vec<Order>, Option<Move>) {
        let ours = |id| self.job.filter(|job: &Job| job.id == id);
        match message {
            FromWorker::Hello { version } => match self.link.greet(version) {
                Ok(()) => return (self.go_on(), None),
                Err(failure) => self.failure = Some(failure),
            },
            FromWorker::Thinking { id, report } => {
                // A report may come before there is a line to tell.
                if let Some(job) = ours(id).filter(|job| job.is_wanted && !report.lines.is_empty())
                {
                    match self.understand(&report) {
                        Some(thoughts) => self.latest = Some((job.id, thoughts)),
                        None => return (self.crash(), None),
                    }
                }
            }
            FromWorker::Thought { id, report } => {
                if let Some(job) = ours(id) {
                    return self.answered(job, &report);
                }
            }
            FromWorker::Refused { id, problem } => {
                if self.job.is_some() && id.is_none_or(|id| ours(id).is_some()) {
                    self.job = None;
                    // Perhaps it did not understand what it was taught.
                    self.lesson = Lesson::Missing;
                    self.failure = Some(Failure::Refused(problem));
                }
            }
            FromWorker::Counting { .. }
            | FromWorker::Counted { .. }
            | FromWorker::Stopped { .. } => {}
        }
        (Vec::new(), None)
    }

    /// The worker died or talked nonsense. If an answer is wanted, another one is asked.
    pub fn crash(&mut self) -> Vec<Order> {
        self.link.lose();
        self.lesson = Lesson::Missing;
        self.job = None;
        if self.question.is_none() || self.failure.is_some() {
            return Vec::new();
        }
        self.crashes += 1;
        if self.crashes >= PATIENCE {
            self.failure = Some(Failure::Crashed);
            self.stumbled = false;
            return Vec::new();
        }
        self.stumbled = true;
        self.go_on()
    }

    /// Whether an answer is being waited for.
    pub fn is_thinking(&self) -> bool {
        self.question.is_some() && self.failure.is_none()
    }

    /// Whether the engine is at work and has not been told to come to its end.
    pub fn can_hurry(&self) -> bool {
        self.job.is_some_and(|job| job.is_wanted && !job.is_stopped)
    }

    /// Whether an answer waits for the worker, or what it has to know, to be loaded.
    pub fn is_waking(&self) -> bool {
        self.is_thinking() && (!self.link.is_awake() || self.needs_lesson())
    }

    /// Whether a worker had to be replaced for the last question.
    pub fn has_stumbled(&self) -> bool {
        self.stumbled
    }

    /// Why there is no answer.
    pub fn failure(&self) -> Option<&Failure> {
        self.failure.as_ref()
    }

    /// The latest thoughts.
    pub fn thoughts(&self) -> Option<(&Thoughts, Age)> {
        let (id, thoughts) = self.latest.as_ref()?;
        let is_new = self.job.is_some_and(|job| job.id == *id && job.is_wanted);
        Some((thoughts, if is_new { Age::New } else { Age::Old }))
    }

    fn take_on(&mut self, manner: Manner) {
        if self.manner != manner {
            self.manner = manner;
            self.remembers = self.link.is_awake();
        }
    }

    fn needs_lesson(&self) -> bool {
        self.manner.rating.is_some() && self.lesson != Lesson::Learned
    }

    fn pardon(&mut self) {
        self.crashes = 0;
        self.failure = None;
    }

    fn understand(&self, report: &Report) -> Option<Thoughts> {
        Thoughts::read(&self.question.as_ref()?.position, report)
    }

    fn answered(&mut self, job: Job, report: &Report) -> (Vec<Order>, Option<Move>) {
        self.job = None;
        if !job.is_wanted {
            return (self.go_on(), None);
        }
        let Some(thoughts) = self.understand(report) else {
            return (self.crash(), None);
        };
        let best = thoughts.best;
        self.latest = Some((job.id, thoughts));
        self.crashes = 0;
        self.question = None;
        (Vec::new(), Some(best))
    }

    fn stop(&mut self) -> Option<Order> {
        let job = self.job.as_mut().filter(|job| !job.is_stopped)?;
        job.is_stopped = true;
        Some(Order::Send(ToWorker::Stop { id: job.id }))
    }

    /// Wakes the worker, and when it is free lets it forget, teaches it and asks it.
    fn go_on(&mut self) -> Vec<Order> {
        if self.failure.is_some() || self.job.is_some() {
            return Vec::new();
        }
        if !self.link.is_awake() {
            self.remembers = false;
            return self.link.wake().into_iter().collect();
        }
        let mut orders = Vec::new();
        if std::mem::take(&mut self.remembers) {
            orders.push(Order::Send(ToWorker::Forget {}));
        }
        if self.needs_lesson() {
            if self.lesson == Lesson::Missing {
                self.lesson = Lesson::OnTheWay;
                orders.push(Order::Teach);
            }
            return orders;
        }
        if let Some(question) = &self.question {
            self.last_id += 1;
            let id = TaskId(self.last_id);
            self.job = Some(Job {
                id,
                is_stopped: false,
                is_wanted: true,
            });
            orders.push(Order::Send(ToWorker::Think {
                id,
                fen: question.fen.clone(),
                moves: question.moves.clone(),
                limits: question.limits,
                lines: question.lines,
                manner: self.manner,
            }));
        }
        orders
    }
}

#[cfg(test)]
mod tests;
