//! What can be wrong with a visit even though everything on the page worked.

use std::fmt;

use rookery_server::Violation;

/// Something no visitor would see and no page of ours may do.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Problem {
    /// An error in the browser's console.
    Console(String),
    /// Content that our own policy made the browser block.
    Blocked(Violation),
    /// A request to another host.
    Foreign(String),
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Console(message) => write!(f, "console error: {message}"),
            Self::Blocked(violation) => {
                write!(
                    f,
                    "blocked by {}: {}",
                    violation.directive, violation.blocked
                )
            }
            Self::Foreign(url) => write!(f, "request to another host: {url}"),
        }
    }
}
