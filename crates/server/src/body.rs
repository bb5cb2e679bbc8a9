//! A JSON body, read strictly: the right content type, one value, no field that we do not know.

use axum::body::Bytes;
use axum::extract::{FromRequest, Request};
use axum::http::{HeaderMap, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use serde::de::DeserializeOwned;
use serde_json::error::Category;

use crate::App;
use crate::error::ApiError;

/// Refuses a packed body: what a few bytes unpack to could be anything.
pub(crate) async fn unpacked(request: Request, next: Next) -> Response {
    match request.headers().get(header::CONTENT_ENCODING) {
        Some(encoding) if encoding != "identity" => ApiError::Packed.into_response(),
        _ => next.run(request).await,
    }
}

/// What was sent.
pub(crate) struct Sent<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<App> for Sent<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, app: &App) -> Result<Self, ApiError> {
        if !is_json(request.headers()) {
            return Err(ApiError::WrongMediaType);
        }
        let bytes = Bytes::from_request(request, app).await?;
        match serde_json::from_slice(&bytes) {
            Ok(value) => Ok(Self(value)),
            Err(error) if error.classify() == Category::Data => {
                Err(ApiError::WrongShape(format!("It has {}.", reason(&error))))
            }
            Err(_) => Err(ApiError::BadBody),
        }
    }
}

/// Serde's words without the place, which says nothing about one line.
fn reason(error: &serde_json::Error) -> String {
    let text = error.to_string();
    let end = text.rfind(" at line").unwrap_or(text.len());
    text[..end].chars().take(200).collect()
}

fn is_json(headers: &HeaderMap) -> bool {
    let kind = headers
        .get(header::CONTENT_TYPE)
        .and_then(|value| value.to_str().ok());
    kind.and_then(|kind| kind.split(';').next())
        .is_some_and(|kind| kind.trim().eq_ignore_ascii_case("application/json"))
}
