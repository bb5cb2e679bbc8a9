//! Share links, at `/games/{id}/shares` and `/shared-game`: one game for whoever holds the link, and
//! nothing else.

use std::time::Duration;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use rookery_protocol::api::{Game, NewShare, NewShareForm, Share};
use rookery_store::{NewShareLink, SecretHash, ShareLink, ShareLinkId};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::{answer, games};
use crate::App;
use crate::body::Sent;
use crate::caller::Caller;
use crate::clock::now;
use crate::error::ApiError;
use crate::holder::Holder;
use crate::owner::Owner;
use crate::secret;

const HOUR: Duration = Duration::from_secs(60 * 60);

pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(create))
        .routes(routes!(list))
        .routes(routes!(revoke))
        .routes(routes!(show))
}

/// Share a game by a link
///
/// The secret is in the answer and nowhere else.
#[utoipa::path(post, path = "/games/{id}/shares", tag = "games", request_body = NewShareForm,
    params(("id" = String, Path)), responses((status = 201, body = NewShare)))]
async fn create(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Sent(form): Sent<NewShareForm>,
) -> Result<(StatusCode, Json<NewShare>), ApiError> {
    let game = games::find(&app, &caller, &id).await?;
    let hours = form.hours.unwrap_or(NewShareForm::USUAL_HOURS);
    if !(1..=NewShareForm::MOST_HOURS).contains(&hours) {
        let most = NewShareForm::MOST_HOURS / 24;
        let message = format!("A link lives for 1 hour to {most} days.");
        return Err(ApiError::field("hours", "bad_hours", message));
    }
    let (secret, now) = (secret::new_share(), now());
    let new = NewShareLink {
        user: game.summary.owner,
        game: game.summary.id,
        hash: SecretHash::of(secret.as_bytes()),
        expires: now.after(HOUR * u32::from(hours)),
    };
    let link = app.store.create_share_link(new, now).await?;
    let share = told(&link.ok_or(ApiError::NoSuchResource)?);
    Ok((StatusCode::CREATED, Json(NewShare { share, secret })))
}

/// The links of someone that still work, the newest first
#[utoipa::path(get, path = "/users/{user}/shares", tag = "games",
    params(("user" = String, Path, description = "`me` or an id")),
    responses((status = 200, body = Vec<Share>)))]
async fn list(State(app): State<App>, owner: Owner) -> Result<Json<Vec<Share>>, ApiError> {
    let links = app.store.share_links(owner.user.id, now()).await?;
    Ok(Json(links.iter().map(told).collect()))
}

/// Take a link back
#[utoipa::path(delete, path = "/users/{user}/shares/{id}", tag = "games",
    params(("user" = String, Path, description = "`me` or an id"), ("id" = String, Path)),
    responses((status = 204)))]
async fn revoke(
    State(app): State<App>,
    owner: Owner,
    Path((_, id)): Path<(String, String)>,
) -> Result<StatusCode, ApiError> {
    let id: ShareLinkId = id.parse().map_err(|_| ApiError::NoSuchResource)?;
    if !app.store.revoke_share_link(owner.user.id, id).await? {
        return Err(ApiError::NoSuchResource);
    }
    owner.note(&app, "revoke_share", "").await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The game that a link shows
///
/// Whoever asks: no account is needed, and being logged in changes nothing. A link that has ended,
/// was taken back or never was looks the same.
#[utoipa::path(get, path = "/shared-game", tag = "games",
    params(("rookery-share" = Option<String>, Header, description = "the secret of the link")),
    responses((status = 200, body = Game)))]
async fn show(State(app): State<App>, holder: Holder) -> Result<Json<Game>, ApiError> {
    let link = app.store.share_link(&holder.hash, now()).await?;
    let link = link.ok_or(ApiError::NoSuchResource)?;
    let game = app.store.game(link.game).await?;
    let mut game = answer::game(&game.ok_or(ApiError::NoSuchResource)?)?;
    // Where it stands among the owner's other games is nobody else's business.
    game.summary.tags.clear();
    game.summary.conflicts_with = None;
    game.summary.origin = None;
    game.content.occasion = None;
    Ok(Json(game))
}

fn told(link: &ShareLink) -> Share {
    Share {
        id: link.id.to_string(),
        game: link.game.to_string(),
        created: link.created.as_millis(),
        expires: link.expires.as_millis(),
    }
}
