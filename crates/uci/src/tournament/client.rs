//! A conversation with an engine, in whichever protocol it speaks.

mod uci;
mod xboard;

use std::time::Duration;

use rookery_rules::{Game, Move};
use serde::{Deserialize, Serialize};

use self::uci::Uci;
use self::xboard::Xboard;
use super::entrant::{Entrant, Protocol};
use super::pace::Limit;
use super::process::Process;
use super::thought::Thought;
use super::wire::Silence;

/// How long an engine may take to get ready; some read large files first.
const PREPARATION: Duration = Duration::from_secs(20);

pub(crate) trait Client {
    /// Gets ready for a new game, the so-manyth of the match.
    fn new_game(&mut self, game: &Game, number: usize) -> Result<(), Fault>;

    /// Asks for a move in a game that goes on.
    fn think(&mut self, game: &Game, limit: Limit, allowance: Duration) -> Result<Answer, Fault>;
}

/// What an engine does when it is its turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Answer {
    Plays(Move, Thought),
    Resigns,
}

/// How an engine failed; it loses the game and is started anew.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, Serialize, Deserialize)]
#[serde(tag = "kind", content = "said", rename_all = "lowercase")]
pub(crate) enum Fault {
    #[error("did not start: {0}")]
    Start(String),
    #[error("crashed")]
    Crash,
    #[error("took too long")]
    Timeout,
    #[error("played '{0}', which is not legal")]
    Illegal(String),
}

impl From<Silence> for Fault {
    fn from(silence: Silence) -> Self {
        match silence {
            Silence::Late => Self::Timeout,
            Silence::Gone => Self::Crash,
        }
    }
}

/// Starts an engine and sets its options.
pub(crate) fn start(entrant: &Entrant) -> Result<Box<dyn Client>, Fault> {
    let process = Process::start(entrant);
    let process = process.map_err(|error| Fault::Start(format!("{}: {error}", entrant.program)))?;
    let ready: Result<Box<dyn Client>, Unready> = match entrant.protocol {
        Protocol::Uci => Uci::start(process, &entrant.options).map(|client| Box::new(client) as _),
        Protocol::Xboard => {
            Xboard::start(process, &entrant.options).map(|client| Box::new(client) as _)
        }
    };
    ready.map_err(|error| Fault::Start(error.to_string()))
}

/// Why an engine that was started cannot play.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
enum Unready {
    #[error("it did not answer '{0}'")]
    Late(&'static str),
    #[error("it ended after '{0}'")]
    Gone(&'static str),
    #[error("it has no option '{0}'")]
    NoOption(String),
}

impl Unready {
    fn after(question: &'static str) -> impl Fn(Silence) -> Self {
        move |silence| match silence {
            Silence::Late => Self::Late(question),
            Silence::Gone => Self::Gone(question),
        }
    }
}
