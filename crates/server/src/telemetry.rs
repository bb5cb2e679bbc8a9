//! What the host sees: log lines on standard error, chosen with `RUST_LOG`.

use std::io::IsTerminal;

use tower_http::classify::{ServerErrorsAsFailures, SharedClassifier};
use tower_http::trace::{
    DefaultMakeSpan, DefaultOnBodyChunk, DefaultOnEos, DefaultOnRequest, DefaultOnResponse,
    TraceLayer,
};
use tracing_subscriber::EnvFilter;

use crate::{LogFormat, ServeConfig};

pub(crate) type Requests = TraceLayer<
    SharedClassifier<ServerErrorsAsFailures>,
    DefaultMakeSpan,
    DefaultOnRequest,
    DefaultOnResponse,
    DefaultOnBodyChunk,
    DefaultOnEos,
    (),
>;

/// Starts logging; `RUST_LOG` wins over `--quiet`.
pub fn start(config: &ServeConfig) {
    let usual = if config.quiet { "warn" } else { "info" };
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new(usual));
    let lines = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(std::io::stderr);
    match config.log_format {
        LogFormat::Text => lines.with_ansi(std::io::stderr().is_terminal()).init(),
        LogFormat::Json => lines.json().init(),
    }
}

/// Requests are logged at debug level. What fails says why where it fails; whoever is only told to
/// come back must not fill the log as well.
pub(crate) fn layer() -> Requests {
    TraceLayer::new_for_http().on_failure(())
}
