//! A search on a thread of its own, so that it can be stopped at any moment.

use std::io::Write;
use std::num::NonZeroU8;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Sender};
use std::sync::{Arc, Mutex};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use rookery_analysis::{Analysis, Limits, Score, Style, Weakness};
use rookery_engine::{Clock, Engine, Stop, Strength, Task};

use crate::command::Placed;
use crate::go::{Go, Wait};

/// Where lines go; two threads write to it.
pub(crate) type Output = Arc<Mutex<dyn Write + Send>>;

/// Time since it was started.
struct WallClock(Instant);

impl WallClock {
    fn start() -> Self {
        Self(Instant::now())
    }
}

impl Clock for WallClock {
    fn now(&self) -> Duration {
        self.0.elapsed()
    }
}

/// How every search is to be done, until told otherwise.
pub(crate) struct Manner {
    pub(crate) lines: NonZeroU8,
    pub(crate) style: Style,
    pub(crate) weakness: Option<Weakness>,
    pub(crate) seed: u64,
    pub(crate) strength: Strength,
}

impl Default for Manner {
    fn default() -> Self {
        Self {
            lines: NonZeroU8::MIN,
            style: Style::PURE,
            weakness: None,
            seed: 0,
            strength: Strength::Full,
        }
    }
}

/// What the engine is asked to do, one after another.
enum Job {
    Search(Box<Search>),
    Resize(usize),
    Forget,
}

struct Search {
    task: Task,
    wait: Wait,
    signal: Arc<Signal>,
}

/// How a search under way is spoken to.
#[derive(Default)]
struct Signal {
    stop: Stop,
    /// The best move is not to be told.
    hushed: AtomicBool,
}

/// The engine on its thread.
pub(crate) struct Thinker {
    jobs: Sender<Job>,
    thread: JoinHandle<()>,
    /// The search asked for last, over or not.
    last: Arc<Signal>,
    waits: bool,
}

impl Thinker {
    pub(crate) fn start(megabytes: usize, out: Output) -> Self {
        let (jobs, queue) = mpsc::channel();
        let thread = thread::spawn(move || {
            let mut engine = Engine::new(megabytes);
            for job in queue {
                match job {
                    Job::Search(search) => search.run(&mut engine, &out),
                    Job::Resize(megabytes) => engine.resize(megabytes),
                    Job::Forget => engine.forget(),
                }
            }
        });
        Self {
            jobs,
            thread,
            last: Arc::default(),
            waits: false,
        }
    }

    /// Ends the search under way, then begins this one.
    pub(crate) fn search(&mut self, placed: &Placed, go: &Go, manner: &Manner) {
        self.stop();
        self.last = Arc::default();
        self.waits = go.wait != Wait::No;
        let limits = match go.wait {
            Wait::No => go.limits,
            Wait::ForStop | Wait::ForPonderhit => Limits::default(),
        };
        let task = Task {
            limits,
            lines: manner.lines,
            style: manner.style,
            weakness: manner.weakness,
            seed: manner.seed,
            strength: manner.strength.clone(),
            recent: placed.recent,
            checks: placed.checks,
            only: go.only.clone(),
            before: placed.before.clone(),
            ..Task::new(placed.position)
        };
        self.ask(Job::Search(Box::new(Search {
            task,
            wait: go.wait,
            signal: Arc::clone(&self.last),
        })));
    }

    /// Ends the search under way; its best move is told.
    pub(crate) fn stop(&self) {
        self.last.stop.ask();
    }

    /// Ends the search under way without a word.
    pub(crate) fn hush(&self) {
        self.last.hushed.store(true, Ordering::Relaxed);
        self.stop();
    }

    pub(crate) fn resize(&self, megabytes: usize) {
        self.ask(Job::Resize(megabytes));
    }

    pub(crate) fn forget(&self) {
        self.ask(Job::Forget);
    }

    /// Lets what has an end come to it, and ends the rest.
    pub(crate) fn finish(self) {
        if self.waits {
            self.stop();
        }
        drop(self.jobs);
        self.thread.join().expect("the search does not panic");
    }

    fn ask(&self, job: Job) {
        self.jobs.send(job).expect("the engine's thread is there");
    }
}

impl Search {
    fn run(&self, engine: &mut Engine, out: &Output) {
        let Signal { stop, hushed } = &*self.signal;
        let found = engine.search(&self.task, &WallClock::start(), stop, |analysis| {
            tell(out, &info(analysis));
        });
        while self.wait != Wait::No && !stop.is_asked() {
            thread::sleep(Duration::from_millis(1));
        }
        if !hushed.load(Ordering::Relaxed) {
            tell(out, &best(&found));
        }
    }
}

/// Writes a line at once.
pub(crate) fn tell(out: &Output, text: &str) {
    let mut out = out.lock().expect("nobody panics while writing");
    // A program that has gone away does not read the rest.
    let _ = writeln!(out, "{text}").and_then(|()| out.flush());
}

/// The `info` lines of an analysis, best line first.
fn info(analysis: &Analysis) -> String {
    let lines = analysis.lines.iter().enumerate().map(|(i, line)| {
        let moves: Vec<_> = line.moves.iter().map(ToString::to_string).collect();
        format!(
            "info depth {} seldepth {} multipv {} score {} nodes {} nps {} hashfull {} time {} pv {}",
            analysis.depth,
            analysis.selective_depth,
            i + 1,
            score(line.score),
            analysis.nodes,
            analysis.speed(),
            analysis.table_used,
            analysis.time.as_millis(),
            moves.join(" ")
        )
    });
    lines.collect::<Vec<_>>().join("\n")
}

fn score(score: Score) -> String {
    match score {
        Score::Centipawns(centipawns) => format!("cp {centipawns}"),
        Score::MateIn(moves) => format!("mate {moves}"),
        Score::MatedIn(moves) => format!("mate -{moves}"),
    }
}

fn best(analysis: &Analysis) -> String {
    let moves = analysis.lines.first().map_or(&[][..], |line| &line.moves);
    match moves {
        [] => "bestmove 0000".to_owned(),
        [mv] => format!("bestmove {mv}"),
        [mv, answer, ..] => format!("bestmove {mv} ponder {answer}"),
    }
}
