//! What one request may cost: the size of its body and the time it may take.

use std::time::Duration;

use axum::extract::{DefaultBodyLimit, Request};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::error::ApiError;

/// The largest body accepted unless a route says otherwise.
pub(crate) const BODY_BYTES: usize = 64 * 1024;
const REQUEST_TIME: Duration = Duration::from_secs(30);
/// A file of puzzles has hundreds of megabytes, and only an administrator may send one.
const UPLOAD_TIME: Duration = Duration::from_secs(60 * 60);
const UPLOAD: &str = "/api/v1/admin/puzzles/import";

pub(crate) fn body() -> DefaultBodyLimit {
    DefaultBodyLimit::max(BODY_BYTES)
}

pub(crate) async fn time(request: Request, next: Next) -> Response {
    let limit = match request.uri().path() == UPLOAD {
        true => UPLOAD_TIME,
        false => REQUEST_TIME,
    };
    match tokio::time::timeout(limit, next.run(request)).await {
        Ok(response) => response,
        Err(_) => ApiError::TooSlow.into_response(),
    }
}
