//! `/opponents` and `/shared-opponent`: opponents that people have made, and hand on.

mod design;

use std::time::Duration;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use rookery_play::OpponentId;
use rookery_protocol::api::{
    NewOpponentLink, NewShareForm, OpponentDesign, OwnOpponent, OwnOpponents,
};
use rookery_store::{Json as StoredJson, OpponentPut, OwnOpponent as Stored, SecretHash, fresh};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::App;
use crate::body::Sent;
use crate::clock::now;
use crate::error::ApiError;
use crate::holder::Holder;
use crate::owner::{ItemPath, Owner};
use crate::secret;

const MOST_OPPONENTS: u32 = 50;
/// How long a link works: as long as the longest link to a game.
const LINK_TIME: Duration = Duration::from_hours(NewShareForm::MOST_HOURS as u64);

pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(show))
}

pub(super) fn personal() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(list))
        .routes(routes!(put, delete))
        .routes(routes!(share, revoke))
        .routes(routes!(copy))
}

/// The opponents that someone has made
#[utoipa::path(get, path = "/opponents", tag = "opponents",
    responses((status = 200, body = OwnOpponents)))]
async fn list(State(app): State<App>, owner: Owner) -> Result<Json<OwnOpponents>, ApiError> {
    let kept = app.store.own_opponents(owner.user.id).await?;
    let opponents = kept.iter().map(told).collect::<Result<_, _>>()?;
    Ok(Json(OwnOpponents { opponents }))
}

/// Keep an opponent, or change it
///
/// The id is a UUID that the device makes. At most 50 are kept.
#[utoipa::path(put, path = "/opponents/{id}", tag = "opponents", request_body = OpponentDesign,
    params(("id" = String, Path)),
    responses((status = 200, body = OwnOpponent), (status = 201, body = OwnOpponent)))]
async fn put(
    State(app): State<App>,
    owner: Owner,
    Path(ItemPath { id }): Path<ItemPath>,
    Sent(design): Sent<OpponentDesign>,
) -> Result<(StatusCode, Json<OwnOpponent>), ApiError> {
    design::check(&design)?;
    keep(&app, &owner, read(&id)?, &design).await
}

/// Delete an opponent
///
/// Games against it stay as they are, and so do copies that others have.
#[utoipa::path(delete, path = "/opponents/{id}", tag = "opponents", params(("id" = String, Path)),
    responses((status = 204)))]
async fn delete(
    State(app): State<App>,
    owner: Owner,
    Path(ItemPath { id }): Path<ItemPath>,
) -> Result<StatusCode, ApiError> {
    let id = read(&id)?;
    match app.store.delete_own_opponent(owner.user.id, id).await? {
        true => owner.note(&app, "delete_opponent", "").await?,
        false => return Err(ApiError::NoSuchResource),
    }
    Ok(StatusCode::NO_CONTENT)
}

/// Hand an opponent on by a link
///
/// It takes the place of the link that was there, and works for 30 days. Its secret is in the answer
/// and nowhere else.
#[utoipa::path(post, path = "/opponents/{id}/link", tag = "opponents",
    params(("id" = String, Path)), responses((status = 201, body = NewOpponentLink)))]
async fn share(
    State(app): State<App>,
    owner: Owner,
    Path(ItemPath { id }): Path<ItemPath>,
) -> Result<(StatusCode, Json<NewOpponentLink>), ApiError> {
    let (token, expires) = (secret::new_share(), now().after(LINK_TIME));
    let link = (SecretHash::of(token.as_bytes()), expires);
    link_to(&app, &owner, &id, Some(link)).await?;
    owner.note(&app, "share_opponent", "").await?;
    let expires = expires.as_millis();
    let made = NewOpponentLink { token, expires };
    Ok((StatusCode::CREATED, Json(made)))
}

/// Take the link to an opponent back
///
/// Afterwards there is none, whether there was one or not.
#[utoipa::path(delete, path = "/opponents/{id}/link", tag = "opponents",
    params(("id" = String, Path)), responses((status = 204)))]
async fn revoke(
    State(app): State<App>,
    owner: Owner,
    Path(ItemPath { id }): Path<ItemPath>,
) -> Result<StatusCode, ApiError> {
    link_to(&app, &owner, &id, None).await?;
    owner.note(&app, "revoke_opponent", "").await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The opponent that a link hands on
///
/// Whoever asks: no account is needed, and being logged in changes nothing. A link that has ended,
/// was taken back or never was looks the same.
#[utoipa::path(get, path = "/shared-opponent", tag = "opponents",
    params(("rookery-share" = Option<String>, Header, description = "the secret of the link")),
    responses((status = 200, body = OpponentDesign)))]
async fn show(State(app): State<App>, holder: Holder) -> Result<Json<OpponentDesign>, ApiError> {
    Ok(Json(shared(&app, &holder).await?))
}

/// Take a copy of the opponent that a link hands on
///
/// It is their own from then on; what its maker changes later does not reach it.
#[utoipa::path(post, path = "/shared-opponent/copies", tag = "opponents",
    params(("rookery-share" = Option<String>, Header, description = "the secret of the link")),
    responses((status = 201, body = OwnOpponent)))]
async fn copy(
    State(app): State<App>,
    owner: Owner,
    holder: Holder,
) -> Result<(StatusCode, Json<OwnOpponent>), ApiError> {
    let design = shared(&app, &holder).await?;
    keep(&app, &owner, fresh::<OpponentId>(now()), &design).await
}

async fn keep(
    app: &App,
    owner: &Owner,
    id: OpponentId,
    design: &OpponentDesign,
) -> Result<(StatusCode, Json<OwnOpponent>), ApiError> {
    let body = StoredJson::of(design).expect("words and numbers are JSON");
    let user = owner.user.id;
    let kept = app
        .store
        .put_own_opponent(user, id, body, MOST_OPPONENTS, now());
    let (status, kept) = match kept.await? {
        OpponentPut::Created(kept) => (StatusCode::CREATED, kept),
        OpponentPut::Changed(kept) => (StatusCode::OK, kept),
        OpponentPut::Full => {
            let message = "Fifty opponents are enough. Delete one that you no longer play.";
            return Err(ApiError::field("name", "too_many_opponents", message));
        }
    };
    owner.note(app, "keep_opponent", "").await?;
    Ok((status, Json(told(&kept)?)))
}

async fn shared(app: &App, holder: &Holder) -> Result<OpponentDesign, ApiError> {
    let kept = app.store.shared_opponent(&holder.hash, now()).await?;
    Ok(told(&kept.ok_or(ApiError::NoSuchResource)?)?.design)
}

async fn link_to(
    app: &App,
    owner: &Owner,
    id: &str,
    link: Option<(SecretHash, rookery_store::Timestamp)>,
) -> Result<(), ApiError> {
    let (user, id) = (owner.user.id, read(id)?);
    match app.store.link_own_opponent(user, id, link).await? {
        true => Ok(()),
        false => Err(ApiError::NoSuchResource),
    }
}

fn read(id: &str) -> Result<OpponentId, ApiError> {
    id.parse().map_err(|_| ApiError::NoSuchResource)
}

fn told(kept: &Stored) -> Result<OwnOpponent, ApiError> {
    let design = kept.body.read().map_err(|error| {
        tracing::error!(%error, "an opponent that was kept cannot be told");
        ApiError::Internal
    })?;
    let until = kept.shared_until.filter(|until| *until > now());
    Ok(OwnOpponent {
        id: kept.id.to_string(),
        design,
        created: kept.created.as_millis(),
        changed: kept.changed.as_millis(),
        shared_until: until.map(|until| until.as_millis()),
    })
}
