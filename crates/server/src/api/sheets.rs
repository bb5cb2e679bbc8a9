//! `/adventure/sheet` and `/shared-sheet`: what someone's games add up to, for them and for whoever
//! holds the link.

use std::time::Duration;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use rookery_protocol::api::{AdventureSheet, NewSheetLink, OwnSheet, SheetLink};
use rookery_store::{NewSheetLink as StoredNewLink, SecretHash, SheetLink as StoredLink};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::App;
use crate::adventure::sheet;
use crate::clock::now;
use crate::error::ApiError;
use crate::holder::Holder;
use crate::owner::Owner;
use crate::secret;

/// How long a link works: as long as the longest link to a game.
const LINK_TIME: Duration = Duration::from_secs(30 * 24 * 60 * 60);

pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(show))
}

pub(super) fn personal() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(own))
        .routes(routes!(share, revoke))
}

/// Someone's sheet
///
/// Every finished game against the engine counts in which the player made a move. Of one game at most
/// three hours count as time.
#[utoipa::path(get, path = "/adventure/sheet", tag = "adventure",
    responses((status = 200, body = OwnSheet)))]
async fn own(State(app): State<App>, owner: Owner) -> Result<Json<OwnSheet>, ApiError> {
    let link = app.store.sheet_link(owner.user.id, now()).await?;
    Ok(Json(OwnSheet {
        sheet: sheet::of(&app.store, &owner.user).await?,
        link: link.as_ref().map(told),
    }))
}

/// Share someone's sheet by a link
///
/// It takes the place of the link that was there, and works for 30 days. Its secret is in the answer
/// and nowhere else.
#[utoipa::path(post, path = "/adventure/sheet/link", tag = "adventure",
    responses((status = 201, body = NewSheetLink)))]
async fn share(
    State(app): State<App>,
    owner: Owner,
) -> Result<(StatusCode, Json<NewSheetLink>), ApiError> {
    let (token, now) = (secret::new_share(), now());
    let new = StoredNewLink {
        user: owner.user.id,
        hash: SecretHash::of(token.as_bytes()),
        expires: now.after(LINK_TIME),
    };
    let link = told(&app.store.put_sheet_link(new, now).await?);
    owner.note(&app, "share_sheet", "").await?;
    Ok((StatusCode::CREATED, Json(NewSheetLink { link, token })))
}

/// Take the link to someone's sheet back
///
/// Afterwards there is none, whether there was one or not.
#[utoipa::path(delete, path = "/adventure/sheet/link", tag = "adventure",
    responses((status = 204)))]
async fn revoke(State(app): State<App>, owner: Owner) -> Result<StatusCode, ApiError> {
    app.store.revoke_sheet_link(owner.user.id).await?;
    owner.note(&app, "revoke_sheet", "").await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The sheet that a link shows
///
/// Whoever asks: no account is needed, and being logged in changes nothing. A link that has ended,
/// was taken back or never was looks the same.
#[utoipa::path(get, path = "/shared-sheet", tag = "adventure",
    params(("rookery-share" = Option<String>, Header, description = "the secret of the link")),
    responses((status = 200, body = AdventureSheet)))]
async fn show(State(app): State<App>, holder: Holder) -> Result<Json<AdventureSheet>, ApiError> {
    let link = app.store.find_sheet_link(&holder.hash, now()).await?;
    let link = link.ok_or(ApiError::NoSuchResource)?;
    let user = app.store.user(link.user).await?;
    let user = user.ok_or(ApiError::NoSuchResource)?;
    Ok(Json(sheet::of(&app.store, &user).await?))
}

fn told(link: &StoredLink) -> SheetLink {
    SheetLink {
        created: link.created.as_millis(),
        expires: link.expires.as_millis(),
    }
}
