//! What the page and its chess worker say to each other, as JSON text through `postMessage`.
//! The worker speaks first: it says hello with its version, and a page of another version stops there.

use serde::{Deserialize, Serialize, de::DeserializeOwned};

use crate::Problem;

/// Raised whenever a message changes its meaning or shape.
pub const VERSION: u16 = 1;

/// The deepest count a page may ask for, in half-moves.
pub const MAX_PERFT_DEPTH: u8 = 7;

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
    /// Give this work up. Work that is already over is not an error.
    Stop {
        /// Name of the work.
        id: TaskId,
    },
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
    /// How far the work is.
    Progress {
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
    /// The work is finished.
    Done {
        /// Name of the work.
        id: TaskId,
        /// Lines that begin with each legal move, the move in UCI notation.
        split: Vec<(String, u64)>,
        /// Lines in all.
        nodes: u64,
        /// Time spent.
        millis: u64,
    },
    /// The work was given up because the page said stop.
    Stopped {
        /// Name of the work.
        id: TaskId,
        /// Lines counted until then.
        nodes: u64,
        /// Time spent until then.
        millis: u64,
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
            FromWorker::Progress {
                id: ID,
                done: 1,
                total: 400,
                nodes: u64::MAX,
                millis: 12,
            },
            FromWorker::Done {
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
            FromWorker::Refused {
                id: None,
                problem: Problem::new("busy", "One count at a time."),
            },
        ];
        for answer in answers {
            assert_eq!(FromWorker::parse(&answer.to_text()).unwrap(), answer);
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
        ] {
            assert!(ToWorker::parse(text).is_err(), "{text}");
        }
    }
}
