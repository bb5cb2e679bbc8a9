//! A conversation in UCI whose thinking is done slice by slice, as in the site's worker.

use rookery_analysis::{Analysis, Score};
use rookery_engine::{Engine, ThoughtProgress, Stop, Task, Thought};
use rookery_rules::Position;

use crate::{HostClock, command};

/// As in the site's worker.
const TABLE_MEGABYTES: usize = 16;

pub struct Uci {
    engine: Engine,
    task: Task,
    thought: Option<Thought>,
    stop: Stop,
}

impl Default for Uci {
    fn default() -> Self {
        Self {
            engine: Engine::new(TABLE_MEGABYTES),
            task: Task::new(Position::start()),
            thought: None,
            stop: Stop::default(),
        }
    }
}

impl Uci {
    /// Takes a line; some are answered at once.
    pub fn hear(&mut self, line: &str) -> String {
        match line.split_whitespace().next() {
            Some("uci") => "id name Rookery (WebAssembly)\nuciok\n".to_owned(),
            Some("isready") => "readyok\n".to_owned(),
            Some("ucinewgame") => {
                self.engine.forget();
                String::new()
            }
            Some("position") => match command::position(line) {
                Some(task) => {
                    self.task = task;
                    String::new()
                }
                None => format!("info string not understood: {line}\n"),
            },
            Some("go") => {
                let limits = command::limits(line, self.task.position.turn());
                self.stop.reset();
                let task = Task { limits, ..self.task.clone() };
                self.thought = Some(self.engine.begin(task, &HostClock));
                String::new()
            }
            Some("stop") => {
                self.stop.ask();
                String::new()
            }
            _ => String::new(),
        }
    }

    /// Whether it thinks.
    pub fn is_busy(&self) -> bool {
        self.thought.is_some()
    }

    /// Thinks for so many nodes.
    pub fn step(&mut self, nodes: u64) -> String {
        let Some(thought) = &mut self.thought else { return String::new() };
        match self.engine.think(thought, nodes, &HostClock, &self.stop) {
            ThoughtProgress::Paused => String::new(),
            ThoughtProgress::Deeper(analysis) => info(&analysis),
            ThoughtProgress::Done(analysis) => {
                self.thought = None;
                let best = analysis.best_move().map_or("0000".to_owned(), |mv| mv.to_string());
                format!("{}bestmove {best}\n", info(&analysis))
            }
        }
    }
}

fn info(analysis: &Analysis) -> String {
    let Some(line) = analysis.lines.first() else { return String::new() };
    let score = match line.score {
        Score::Centipawns(centipawns) => format!("cp {centipawns}"),
        Score::MateIn(moves) => format!("mate {moves}"),
        Score::MatedIn(moves) => format!("mate -{moves}"),
    };
    let moves: Vec<_> = line.moves.iter().map(ToString::to_string).collect();
    format!(
        "info depth {} seldepth {} score {score} nodes {} nps {} time {} pv {}\n",
        analysis.depth,
        analysis.selective_depth,
        analysis.nodes,
        analysis.speed(),
        analysis.time.as_millis(),
        moves.join(" ")
    )
}
