//! What the page and its chess worker say to each other, as JSON text through `postMessage`.
//! The worker speaks first: it says hello with its version, and a page of another version stops there.
//! The weights of people, which rated opponents need, are posted as an `ArrayBuffer` and not as JSON.

mod manner;
mod report;

use rookery_analysis::{Limits, Time};
use serde::{Deserialize, Serialize, de::DeserializeOwned};

use crate::Problem;
pub use manner::Manner;
pub use report::{Report, ReportLine};

/// Raised whenever a message changes its meaning or shape.
pub const VERSION: u16 = 3;

/// The deepest count a page may ask for, in half-moves.
pub const MAX_PERFT_DEPTH: u8 = 7;

/// The most moves that may have led to a position to think about.
pub const MAX_GAME_MOVES: usize = 2_000;

/// The most lines that may be asked for at once.
pub const MAX_LINES: u8 = 5;

/// Names one piece of work; the page chooses it and every answer carries it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TaskId(pub u32);

/// What the page asks of the worker.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum ToWorker {
    /// Count every line of exactly `depth` half-moves.
    Perft {
        /// Name of this work.
        id: TaskId,
        /// Where to count from.
        fen: String,
        /// 1 to [`MAX_PERFT_DEPTH`] half-moves.
        depth: u8,
    },
    /// Think about a position.
    Think {
        /// Name of this work.
        id: TaskId,
        /// Where the game began.
        fen: String,
        /// The moves since, in UCI notation; at most [`MAX_GAME_MOVES`].
        moves: Vec<String>,
        /// When to end by itself.
        limits: ThinkLimits,
        /// How many lines are wanted, 1 to [`MAX_LINES`].
        lines: u8,
        /// How to play.
        manner: Manner,
    },
    /// Forget what was learnt, as for a new game. Refused while there is work.
    Forget {},
    /// Give this work up. Work that is already over is not an error.
    Stop {
        /// Name of the work.
        id: TaskId,
    },
}

/// What ends thinking; the first limit reached does, and without any only a stop does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ThinkLimits {
    /// Half-moves to look ahead.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub depth: Option<u8>,
    /// Positions to look at. The only limit that is the same on every machine.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nodes: Option<u64>,
    /// Time to use.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub millis: Option<u32>,
}

impl From<Limits> for ThinkLimits {
    /// A game clock is for whoever asks to divide.
    fn from(limits: Limits) -> Self {
        Self {
            depth: limits.depth,
            nodes: limits.nodes,
            millis: match limits.time {
                Time::PerMove(time) => Some(u32::try_from(time.as_millis()).unwrap_or(u32::MAX)),
                Time::Unlimited | Time::Clock { .. } => None,
            },
        }
    }
}

/// What the worker tells the page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum FromWorker {
    /// First message of every worker.
    Hello {
        /// The worker's [`VERSION`].
        version: u16,
    },
    /// How far the count is.
    Counting {
        /// Name of the work.
        id: TaskId,
        /// Parts finished.
        done: u32,
        /// Parts in all; they take unequal time.
        total: u32,
        /// Lines counted until now.
        nodes: u64,
        /// Time spent until now.
        millis: u64,
    },
    /// The count is finished.
    Counted {
        /// Name of the work.
        id: TaskId,
        /// Lines that begin with each legal move, the move in UCI notation.
        split: Vec<(String, u64)>,
        /// Lines in all.
        nodes: u64,
        /// Time spent.
        millis: u64,
    },
    /// The count was given up because the page said stop.
    Stopped {
        /// Name of the work.
        id: TaskId,
        /// Lines counted until then.
        nodes: u64,
        /// Time spent until then.
        millis: u64,
    },
    /// What thinking has found out until now.
    Thinking {
        /// Name of the work.
        id: TaskId,
        /// What it has found out.
        report: Report,
    },
    /// Thinking has ended, by a limit or a stop.
    Thought {
        /// Name of the work.
        id: TaskId,
        /// What it has found out. Without a legal move it has no lines.
        report: Report,
    },
    /// The request was not understood or not allowed; nothing was started.
    Refused {
        /// Name of the work, if the message could be read that far.
        id: Option<TaskId>,
        /// Why.
        problem: Problem,
    },
}

/// Text that is no message of this version.
#[derive(Debug, thiserror::Error)]
#[error("not a message of version {VERSION}: {0}")]
pub struct ParseMessageError(#[from] serde_json::Error);

impl ToWorker {
    /// Reads a request.
    ///
    /// # Errors
    /// Text that is not exactly one known request.
    pub fn parse(text: &str) -> Result<Self, ParseMessageError> {
        read(text)
    }

    /// Writes the request.
    pub fn to_text(&self) -> String {
        write(self)
    }
}

impl FromWorker {
    /// Reads an answer.
    ///
    /// # Errors
    /// Text that is not exactly one known answer.
    pub fn parse(text: &str) -> Result<Self, ParseMessageError> {
        read(text)
    }

    /// Writes the answer.
    pub fn to_text(&self) -> String {
        write(self)
    }
}

fn read<T: DeserializeOwned>(text: &str) -> Result<T, ParseMessageError> {
    Ok(serde_json::from_str(text)?)
}

fn write<T: Serialize>(message: &T) -> String {
    serde_json::to_string(message).expect("messages hold only numbers, texts and lists")
}

#[cfg(test)]
mod tests {
    use rookery_analysis::Score;

    use super::*;

    const ID: TaskId = TaskId(3);

    #[test]
    fn every_request_survives_the_journey() {
        let requests = [
            ToWorker::Perft {
                id: ID,
                fen: "8/8/8/8/8/8/8/K1k5 w - - 0 1".into(),
                depth: 5,
            },
            ToWorker::Think {
                id: ID,
                fen: "8/8/8/8/8/8/8/K1k5 w - - 0 1".into(),
                moves: vec!["a1a2".into()],
                limits: ThinkLimits {
                    nodes: Some(5_000),
                    ..ThinkLimits::default()
                },
                lines: 1,
                manner: Manner {
                    rating: Some(750),
                    seed: u32::MAX,
                    ..Manner::default()
                },
            },
            ToWorker::Forget {},
            ToWorker::Stop { id: ID },
        ];
        for request in requests {
            assert_eq!(ToWorker::parse(&request.to_text()).unwrap(), request);
        }
    }

    #[test]
    fn every_answer_survives_the_journey() {
        let answers = [
            FromWorker::Hello { version: VERSION },
            FromWorker::Counting {
                id: ID,
                done: 1,
                total: 400,
                nodes: u64::MAX,
                millis: 12,
            },
            FromWorker::Counted {
                id: ID,
                split: vec![("e2e4".into(), 20), ("g1f3".into(), 20)],
                nodes: 40,
                millis: 0,
            },
            FromWorker::Stopped {
                id: ID,
                nodes: 9,
                millis: 1,
            },
            FromWorker::Thinking {
                id: ID,
                report: report(vec![ReportLine {
                    score: Score::Centipawns(-31),
                    moves: vec!["e7e5".into(), "g1f3".into()],
                }]),
            },
            FromWorker::Thought {
                id: ID,
                report: report(Vec::new()),
            },
            FromWorker::Refused {
                id: None,
                problem: Problem::new("busy", "One count at a time."),
            },
        ];
        for answer in answers {
            assert_eq!(FromWorker::parse(&answer.to_text()).unwrap(), answer);
        }
    }

    fn report(lines: Vec<ReportLine>) -> Report {
        Report {
            depth: 9,
            selective_depth: 20,
            nodes: 12_000,
            millis: 31,
            table_used: 4,
            ordering: 912,
            lines,
        }
    }

    #[test]
    fn what_is_not_exactly_a_message_is_refused() {
        for text in [
            "",
            "null",
            "{}",
            r#"{"dance":{"id":1}}"#,
            r#"{"stop":{}}"#,
            r#"{"stop":{"id":-1}}"#,
            r#"{"stop":{"id":1}} x"#,
            r#"{"stop":{"id":1,"id":2}}"#,
            r#"{"stop":{"id":1,"now":true}}"#,
            r#"{"perft":{"id":1,"fen":"x","depth":256}}"#,
            r#"{"perft":{"id":1,"fen":"x"}}"#,
            r#"{"think":{"id":1,"fen":"x","moves":[],"limits":{},"lines":1}}"#,
            r#"{"forget":{"id":1}}"#,
        ] {
            assert!(ToWorker::parse(text).is_err(), "{text}");
        }
    }

    #[test]
    fn a_wish_to_think_has_exactly_its_fields() {
        let good = r#"{"think":{"id":1,"fen":"x","moves":[],"limits":{},"lines":1,"manner":
            {"aggressiveness":1,"positional":2,"trading":3,"blind_spots":4,"seed":5}}}"#;
        assert!(ToWorker::parse(good).is_ok());
        for (from, to) in [
            (r#""limits":{}"#, r#""limits":{"years":1}"#),
            (r#""moves":[]"#, r#""moves":"e2e4""#),
            (r#""seed":5"#, r#""seed":5,"mood":1"#),
            (r#""seed":5"#, r#""seed":-5"#),
            (r#","seed":5"#, ""),
            (r#""trading":3"#, r#""trading":300"#),
        ] {
            let bad = good.replace(from, to);
            assert_ne!(bad, good);
            assert!(ToWorker::parse(&bad).is_err(), "{bad}");
        }
    }
}
