//! `/adventure`: how far someone is in the story.

use axum::Json;
use axum::extract::State;
use rookery_protocol::api::{Adventure, StoryJourney};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::App;
use crate::adventure::progress;
use crate::body::Sent;
use crate::clock::now;
use crate::error::ApiError;
use crate::owner::Owner;

pub(super) fn personal() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(show))
        .routes(routes!(go_on))
}

/// How far someone is in the story
///
/// The battles are stored games that say so as their `occasion`, judged by the server.
#[utoipa::path(get, path = "/adventure", tag = "adventure",
    responses((status = 200, body = Adventure)))]
async fn show(State(app): State<App>, owner: Owner) -> Result<Json<Adventure>, ApiError> {
    let progress = progress::load(&app.store, owner.user.id).await?;
    Ok(Json(progress::told(&progress)))
}

/// Tell where a device is in the story
///
/// Of two devices, the one that is further is right. The answer never goes beyond a battle that no
/// stored game has passed; a line behind it counts as soon as that game is stored.
#[utoipa::path(put, path = "/adventure/journey", tag = "adventure", request_body = StoryJourney,
    responses((status = 200, body = Adventure)))]
async fn go_on(
    State(app): State<App>,
    owner: Owner,
    Sent(journey): Sent<StoryJourney>,
) -> Result<Json<Adventure>, ApiError> {
    let progress = progress::take(&app.store, owner.user.id, journey, now()).await?;
    owner.note(&app, "tell_story", "").await?;
    Ok(Json(progress::told(&progress)))
}
