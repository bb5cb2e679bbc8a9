//! Every way the API can say no: one closed list, one status and one
//! `application/problem+json` body each. Nothing of ours leaks into a 5xx.

use std::any::Any;

use axum::extract::rejection::BytesRejection;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use rookery_protocol::Problem;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum ApiError {
    NoSuchResource,
    WrongMethod,
    TooLarge,
    WrongMediaType,
    BadBody,
    TooSlow,
    Internal,
}

impl ApiError {
    fn describe(self) -> (StatusCode, Problem) {
        let (status, code, message) = match self {
            Self::NoSuchResource => (404, "no_such_resource", "There is nothing at this address."),
            Self::WrongMethod => (
                405,
                "wrong_method",
                "This address does not take that method.",
            ),
            Self::TooLarge => (413, "too_large", "The body is larger than 64 KiB."),
            Self::WrongMediaType => (
                415,
                "wrong_media_type",
                "This content type is not accepted here.",
            ),
            Self::BadBody => (400, "bad_body", "The body could not be read."),
            Self::TooSlow => (408, "too_slow", "The request took longer than 30 seconds."),
            Self::Internal => (500, "internal", "Something went wrong on our side."),
        };
        let status = StatusCode::from_u16(status).expect("the table holds valid status codes");
        (status, Problem::new(code, message))
    }

    pub(crate) fn from_panic(_panic: Box<dyn Any + Send>) -> Response {
        tracing::error!("a request handler panicked");
        Self::Internal.into_response()
    }
}

impl From<BytesRejection> for ApiError {
    fn from(rejection: BytesRejection) -> Self {
        match rejection.status() {
            StatusCode::PAYLOAD_TOO_LARGE => Self::TooLarge,
            _ => Self::BadBody,
        }
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let (status, problem) = self.describe();
        let body = serde_json::to_string(&problem).expect("two strings always serialize");
        let kind = [(header::CONTENT_TYPE, "application/problem+json")];
        (status, kind, body).into_response()
    }
}
