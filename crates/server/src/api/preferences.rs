//! `/users/{user}/preferences`: what someone likes, kept as their page tells it.

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use rookery_store::Json;
use serde_json::{Map, Value};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::App;
use crate::body::Sent;
use crate::clock::now;
use crate::error::ApiError;
use crate::owner::Owner;
use crate::tag;

pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(show, change))
}

/// What someone likes
///
/// An empty object if they never said so.
#[utoipa::path(get, path = "/users/{user}/preferences", tag = "account",
    params(("user" = String, Path, description = "`me` or an id")),
    responses((status = 200, body = Object), (status = 304)))]
async fn show(
    State(app): State<App>,
    owner: Owner,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let kept = app.store.preferences(owner.user.id).await?;
    let body = kept.map_or_else(|| "{}".to_owned(), |kept| kept.body.to_string());
    let tag = format!("\"{}\"", tag::hash(body.as_bytes()));
    if tag::is_known(&headers, &tag) {
        return Ok((StatusCode::NOT_MODIFIED, [(header::ETAG, tag)]).into_response());
    }
    let kind = "application/json".to_owned();
    let headers = [(header::CONTENT_TYPE, kind), (header::ETAG, tag)];
    Ok((headers, body).into_response())
}

/// Replace what someone likes
#[utoipa::path(put, path = "/users/{user}/preferences", tag = "account",
    params(("user" = String, Path, description = "`me` or an id")),
    request_body = Object, responses((status = 204)))]
async fn change(
    State(app): State<App>,
    owner: Owner,
    Sent(preferences): Sent<Map<String, Value>>,
) -> Result<StatusCode, ApiError> {
    let body = Json::of(&preferences).expect("JSON that was read can be written");
    app.store
        .put_preferences(owner.user.id, body, now())
        .await?;
    owner.note(&app, "preferences", "").await?;
    Ok(StatusCode::NO_CONTENT)
}
