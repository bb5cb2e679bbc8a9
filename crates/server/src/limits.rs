//! What one request may cost, the size of its body and the time it may take, and how many may be
//! under way.

use std::time::Duration;

use axum::extract::{DefaultBodyLimit, Request, State};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::App;
use crate::error::ApiError;

/// The largest body accepted unless a route says otherwise.
pub(crate) const BODY_BYTES: usize = 64 * 1024;
const REQUEST_TIME: Duration = Duration::from_secs(30);

/// Requests of the API that are answered at once. More would only wait for the database, each longer
/// than the one before, so they are told to come back.
pub(crate) const UNDER_WAY: usize = 512;

pub(crate) async fn load(State(app): State<App>, request: Request, next: Next) -> Response {
    match app.load.try_acquire() {
        Ok(_place) => next.run(request).await,
        Err(_) => {
            app.metrics.shed.inc();
            ApiError::Busy.into_response()
        }
    }
}

pub(crate) fn body() -> DefaultBodyLimit {
    DefaultBodyLimit::max(BODY_BYTES)
}

pub(crate) async fn time(request: Request, next: Next) -> Response {
    match tokio::time::timeout(REQUEST_TIME, next.run(request)).await {
        Ok(response) => response,
        Err(_) => ApiError::TooSlow.into_response(),
    }
}
