//! What the host sees: log lines on standard error, chosen with `RUST_LOG`.

use std::io::IsTerminal;

use tower_http::classify::{ServerErrorsAsFailures, SharedClassifier};
use tower_http::trace::TraceLayer;
use tracing_subscriber::EnvFilter;

/// Starts logging; `RUST_LOG` wins over `quiet`.
pub fn start(quiet: bool) {
    let usual = if quiet { "warn" } else { "info" };
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new(usual));
    tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(std::io::stderr)
        .with_ansi(std::io::stderr().is_terminal())
        .init();
}

/// Requests are logged at debug level, failures as errors.
pub(crate) fn layer() -> TraceLayer<SharedClassifier<ServerErrorsAsFailures>> {
    TraceLayer::new_for_http()
}
