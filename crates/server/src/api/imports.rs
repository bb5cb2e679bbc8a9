//! `/users/{user}/games/import`: a file of games, a piece at a time.

use axum::Json;
use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{DefaultBodyLimit, Query, State};
use axum::http::{HeaderMap, header};
use futures_util::{StreamExt, TryStreamExt, stream};
use rookery_protocol::api::ImportReport;
use rookery_store::PutOutcome;
use serde::Deserialize;
use utoipa::IntoParams;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::App;
use crate::clock::now;
use crate::error::ApiError;
use crate::games::import::{self, ImportOwner as Importer};
use crate::owner::Owner;

/// Writes that wait together share a commit.
const AT_ONCE: usize = 64;

pub(super) fn routes() -> OpenApiRouter<App> {
    let limit = DefaultBodyLimit::max(ImportReport::MOST_BYTES);
    OpenApiRouter::new().routes(routes!(import)).layer(limit)
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct ImportWanted {
    /// The name the owner has in these games, besides their own names.
    player: Option<String>,
}

/// Keep the games of a PGN file
///
/// At most 1 MiB and 500 games at a time; send a larger file in pieces. The same piece sent again
/// changes nothing, so a broken-off import can simply be begun again.
#[utoipa::path(post, path = "/users/{user}/games/import", tag = "games",
    params(("user" = String, Path, description = "`me` or an id"), ImportWanted),
    request_body(content = String, content_type = "application/x-chess-pgn"),
    responses((status = 200, body = ImportReport)))]
async fn import(
    State(app): State<App>,
    owner: Owner,
    Query(wanted): Query<ImportWanted>,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Result<Json<ImportReport>, ApiError> {
    let kind = headers.get(header::CONTENT_TYPE);
    let kind = kind.and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    if kind.split(';').next() != Some("application/x-chess-pgn") {
        return Err(ApiError::WrongMediaType);
    }
    let file = body?;
    let user = &owner.user;
    let names = [
        Some(&user.display),
        user.login.as_ref(),
        wanted.player.as_ref(),
    ];
    let importer = Importer {
        id: user.id,
        names: names
            .into_iter()
            .flatten()
            .map(|name| name.to_lowercase())
            .collect(),
    };
    // Half a second of replaying would hold up everyone else.
    let read = tokio::task::spawn_blocking(move || {
        import::read(&file, &importer, ImportReport::MOST_GAMES, now())
    });
    let (games, skipped) = read.await.map_err(|_| ApiError::Internal)?;
    let puts = stream::iter(games).map(|game| app.store.put_game(game, now()));
    let outcomes: Vec<_> = puts.buffered(AT_ONCE).try_collect().await?;
    owner.note(&app, "import", "").await?;
    let kept = outcomes
        .iter()
        .filter(|outcome| matches!(outcome, PutOutcome::Created(_)))
        .count();
    let count = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
    Ok(Json(ImportReport {
        kept: count(kept),
        known: count(outcomes.len() - kept),
        skipped,
    }))
}
