//! `/users/{user}/sessions`: the devices on which someone is logged in.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use rookery_protocol::api::Session;
use rookery_store::SessionId;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::answer;
use crate::App;
use crate::clock::now;
use crate::error::ApiError;
use crate::owner::Owner;

pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(list, end_others))
        .routes(routes!(end))
}

/// The devices on which someone is logged in, the last used first
#[utoipa::path(get, path = "/users/{user}/sessions", tag = "account",
    params(("user" = String, Path, description = "`me` or an id")),
    responses((status = 200, body = Vec<Session>)))]
async fn list(State(app): State<App>, owner: Owner) -> Result<Json<Vec<Session>>, ApiError> {
    let current = owner.caller.session()?;
    let sessions = app.store.sessions(owner.user.id, now()).await?;
    let told = sessions.iter().map(|one| answer::session(one, current));
    Ok(Json(told.collect()))
}

/// Log out everywhere but here
#[utoipa::path(delete, path = "/users/{user}/sessions", tag = "account",
    params(("user" = String, Path, description = "`me` or an id")),
    responses((status = 204)))]
async fn end_others(State(app): State<App>, owner: Owner) -> Result<StatusCode, ApiError> {
    let current = owner.caller.session()?.id;
    app.store.end_sessions(owner.user.id, Some(current)).await?;
    owner.note(&app, "end_sessions", "").await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Log out on one device
#[utoipa::path(delete, path = "/users/{user}/sessions/{id}", tag = "account",
    params(("user" = String, Path, description = "`me` or an id"), ("id" = String, Path)),
    responses((status = 204)))]
async fn end(
    State(app): State<App>,
    owner: Owner,
    Path((_, id)): Path<(String, String)>,
) -> Result<StatusCode, ApiError> {
    owner.caller.session()?;
    let id: SessionId = id.parse().map_err(|_| ApiError::NoSuchResource)?;
    if !app.store.end_session(owner.user.id, id).await? {
        return Err(ApiError::NoSuchResource);
    }
    owner.note(&app, "end_session", "").await?;
    Ok(StatusCode::NO_CONTENT)
}
