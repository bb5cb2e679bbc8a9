//! A browser that is gone, told from a journey that failed in one that is not.

use thirtyfour::error::{WebDriverError, WebDriverErrorInner};

use crate::Kind;

/// A browser or its driver does not start.
#[derive(Debug, thiserror::Error)]
#[error("{0:?} does not open")]
pub(crate) struct DoesNotOpen(pub(crate) Kind);

/// What drivers say when the browser behind them has gone.
const LAST_WORDS: [&str; 6] = [
    "disconnected",
    "not reachable",
    "crashed",
    "session deleted",
    "decode response from marionette",
    "without establishing a connection",
];

/// Whether a journey failed because there was no browser any more.
pub(crate) fn is_death(error: &anyhow::Error) -> bool {
    let told = |cause: &WebDriverError| match cause.as_inner() {
        WebDriverErrorInner::InvalidSessionId(_)
        | WebDriverErrorInner::SessionNotCreated(_)
        | WebDriverErrorInner::SessionCreateError(_)
        | WebDriverErrorInner::RequestFailed(_)
        | WebDriverErrorInner::HttpError(_) => true,
        WebDriverErrorInner::UnknownError(info) => {
            let said = info.to_string();
            LAST_WORDS.iter().any(|words| said.contains(words))
        }
        _ => false,
    };
    error.downcast_ref::<DoesNotOpen>().is_some()
        || error
            .chain()
            .any(|cause| cause.downcast_ref().is_some_and(told))
}

#[cfg(test)]
mod tests {
    use anyhow::{Context, anyhow};

    use super::*;

    #[test]
    fn only_a_lost_browser_is_a_death() {
        let lost = || WebDriverError::RequestFailed("Connection refused (os error 111)".to_owned());
        assert!(is_death(&lost().into()));
        let deep = anyhow::Error::from(lost()).context("cannot click \"Play\"");
        assert!(is_death(&deep.context("a journey")));
        let unopened = Err::<(), _>(anyhow!("no port")).context(DoesNotOpen(Kind::Firefox));
        assert!(unopened.is_err_and(|error| is_death(&error)));

        assert!(!is_death(&anyhow!("waited in vain for a button")));
        let late = WebDriverError::Timeout("30 s".to_owned());
        assert!(!is_death(&late.into()));
    }
}
