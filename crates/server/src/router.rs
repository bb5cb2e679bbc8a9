//! The table of contents: every address the server answers, and the layers that
//! hold for all of them.

use axum::Router;
use axum::middleware::{from_fn, from_fn_with_state, map_response_with_state};
use tower_http::catch_panic::CatchPanicLayer;

use crate::error::ApiError;
use crate::{App, assets, body, csrf, headers, limits, load, metrics, openapi, telemetry};

/// All routes of the site.
pub fn router(app: App) -> Router {
    let api = openapi::routes()
        .method_not_allowed_fallback(async || ApiError::WrongMethod)
        .layer(from_fn(body::unpacked))
        .layer(from_fn(csrf::guard))
        .layer(from_fn_with_state(app.clone(), load::guard));

    Router::new()
        .nest("/api/v1", api)
        .fallback(assets::serve)
        .layer(limits::body())
        .layer(from_fn(limits::time))
        .layer(CatchPanicLayer::custom(ApiError::from_panic))
        .layer(from_fn_with_state(app.clone(), metrics::measure))
        .layer(telemetry::layer())
        .layer(map_response_with_state(app.transport, headers::add))
        .with_state(app)
}
