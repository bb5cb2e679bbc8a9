//! Why the server did not do what it was asked.

use rookery_protocol::Problem;

/// Why a request came to nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The server says why.
    Problem(Problem),
    /// The server says why, and after how many seconds to try again.
    Wait {
        /// Why.
        problem: Problem,
        /// How long.
        seconds: u32,
    },
    /// No answer, or none that could be understood.
    Unreachable,
}

impl Refusal {
    /// What the server says, if it says anything.
    pub fn problem(&self) -> Option<&Problem> {
        match self {
            Self::Problem(problem) | Self::Wait { problem, .. } => Some(problem),
            Self::Unreachable => None,
        }
    }

    /// Whether the same would be refused another time too: what was sent breaks a rule.
    pub fn is_for_good(&self) -> bool {
        self.is("invalid") || self.is("wrong_shape")
    }

    /// Whether the server could not do it this time, whatever was sent.
    pub fn is_trouble(&self) -> bool {
        let codes = ["internal", "too_slow", "busy", "no_room"];
        codes.iter().any(|code| self.is(code))
    }

    /// Whether this is the reason, as the server names it for programs.
    pub fn is(&self, code: &str) -> bool {
        self.problem().is_some_and(|problem| problem.code == code)
    }
}
