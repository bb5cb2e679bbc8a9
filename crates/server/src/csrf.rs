//! Only our own pages may change something for whoever is logged in: other sites cannot send JSON
//! with their cookie unnoticed. Programs that bring a token are no browsers and are let through.

use axum::extract::Request;
use axum::http::{HeaderMap, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use tower::{Layer, ServiceExt};
use tower_http::csrf::CsrfLayer;

use crate::error::ApiError;

pub(crate) async fn guard(request: Request, next: Next) -> Response {
    let headers = request.headers();
    if headers.contains_key(header::AUTHORIZATION) {
        return next.run(request).await;
    }
    if changes(request.method()) && is_silent(headers) && headers.contains_key(header::COOKIE) {
        return ApiError::CrossSite.into_response();
    }
    let layer = CsrfLayer::new().with_rejection_response(|_| ApiError::CrossSite.into_response());
    let Ok(response) = layer.layer(next).oneshot(request).await;
    response
}

fn changes(method: &Method) -> bool {
    ![Method::GET, Method::HEAD, Method::OPTIONS].contains(method)
}

/// Every browser that we know says where a request comes from; the layer would let this through.
fn is_silent(headers: &HeaderMap) -> bool {
    let says = |name| headers.get(name).is_some_and(|value| !value.is_empty());
    !says("sec-fetch-site") && !says("origin")
}
