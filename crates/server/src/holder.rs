//! Whoever holds a link, known by its secret alone. It comes in a header: what stands in an address
//! ends up in logs and histories.

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use rookery_store::SecretHash;

use crate::App;
use crate::error::ApiError;

const HEADER: &str = "rookery-share";

/// Somebody with a secret, which may open something or nothing.
pub(crate) struct Holder {
    /// The hash of the secret.
    pub(crate) hash: SecretHash,
}

impl FromRequestParts<App> for Holder {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &App) -> Result<Self, ApiError> {
        // Without a secret everything looks like a link that has ended.
        let secret = parts.headers.get(HEADER);
        let secret = secret.ok_or(ApiError::NoSuchResource)?;
        Ok(Self {
            hash: SecretHash::of(secret.as_bytes()),
        })
    }
}
