//! `/users/{user}/export`: everything of one person in one archive, written while it is sent, so
//! that its size costs no memory.

mod archive;
mod json;

use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use futures_util::stream;
use tokio::sync::mpsc;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use self::archive::Archive;
use crate::App;
use crate::error::ApiError;
use crate::owner::Owner;

/// Pieces that wait for a slow reader.
const WAITING: usize = 2;

pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(export))
}

/// Everything of someone, as a ZIP archive of JSON and PGN
#[utoipa::path(get, path = "/users/{user}/export", tag = "account",
    params(("user" = String, Path, description = "`me` or an id")),
    responses((status = 200, body = String, content_type = "application/zip")))]
async fn export(State(app): State<App>, owner: Owner) -> Result<impl IntoResponse, ApiError> {
    owner.note(&app, "export", "").await?;
    let (pieces, reader) = mpsc::channel(WAITING);
    let archive = Archive::new(app.store.clone(), owner.user, pieces.clone());
    tokio::spawn(async move {
        if let Err(error) = archive.write().await {
            tracing::error!(%error, "an export broke off");
            // The reader learns that what it has is not all.
            let _ = pieces.send(Err(error)).await;
        }
    });
    let body = Body::from_stream(stream::unfold(reader, async |mut reader| {
        let piece: Result<Bytes, _> = reader.recv().await?;
        Some((piece, reader))
    }));
    let name = "attachment; filename=\"rookery.zip\"";
    let headers = [
        (header::CONTENT_TYPE, "application/zip"),
        (header::CONTENT_DISPOSITION, name),
    ];
    Ok((headers, body))
}
