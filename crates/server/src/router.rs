//! The table of contents: every address the server answers, and the layers that
//! hold for all of them.

use axum::Router;
use axum::middleware::{from_fn, map_response};
use axum::routing::{get, post};
use tower_http::catch_panic::CatchPanicLayer;

use crate::error::ApiError;
use crate::{App, assets, csp_reports, headers, health, limits, telemetry};

/// All routes of the site.
pub fn router(app: App) -> Router {
    let api = Router::new()
        .route("/health", get(health::show))
        .route("/csp-reports", post(csp_reports::create))
        .method_not_allowed_fallback(async || ApiError::WrongMethod);

    Router::new()
        .nest("/api/v1", api)
        .fallback(assets::serve)
        .layer(limits::body())
        .layer(from_fn(limits::time))
        .layer(CatchPanicLayer::custom(ApiError::from_panic))
        .layer(telemetry::layer())
        .layer(map_response(headers::add))
        .with_state(app)
}
