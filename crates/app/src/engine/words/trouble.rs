//! What is said when an engine fails, and what to do about it.

use crate::engine::link::Failure;
use crate::lang::{Lang, sayings};

sayings! {
    stumbled => "The engine stumbled and was started again. Your game is safe.";
    retry => "Try again";
    reload => "Reload the page";
}

/// Why the engine does not answer, and what to do about it.
pub fn failure(lang: Lang, failure: &Failure) -> String {
    match (lang, failure) {
        (Lang::En, Failure::Crashed) => "The engine does not start. Your game is kept: \
             try again, or come back later."
            .into(),
        (Lang::En, Failure::Outdated) => "Rookery was updated while this page was open. \
             Your game is kept: reload the page and go on."
            .into(),
        (Lang::En, Failure::Untaught) => "What this opponent knows about people did not load. \
             Your game is kept: check the connection and try again."
            .into(),
        (Lang::En, Failure::Refused(problem)) => {
            format!(
                "The engine could not think about this position: {} Your game is kept.",
                problem.message
            )
        }
    }
}
