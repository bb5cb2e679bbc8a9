//! `/adventure`: how far someone is in the story.

use axum::Json;
use axum::extract::State;
use rookery_protocol::api::{Adventure, StoryJourney};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::App;
use crate::adventure::progress;
use crate::body::Sent;
use crate::caller::Caller;
use crate::clock::now;
use crate::error::ApiError;

pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(show))
        .routes(routes!(go_on))
}

/// The caller's adventure so far
///
/// The battles are stored games that say so as their `occasion`, judged by the server.
#[utoipa::path(get, path = "/adventure", tag = "adventure",
    responses((status = 200, body = Adventure)))]
async fn show(State(app): State<App>, caller: Caller) -> Result<Json<Adventure>, ApiError> {
    let progress = progress::load(&app.store, caller.user.id).await?;
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
    caller: Caller,
    Sent(journey): Sent<StoryJourney>,
) -> Result<Json<Adventure>, ApiError> {
    let progress = progress::take(&app.store, caller.user.id, journey, now()).await?;
    Ok(Json(progress::told(&progress)))
}
