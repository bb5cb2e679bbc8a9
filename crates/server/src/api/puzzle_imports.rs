//! `/admin/puzzles/import`: a file of the Lichess puzzle collection, read after it has come.

use std::sync::Arc;

use axum::Json;
use axum::body::Body;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use rookery_protocol::api::{ImportState, PuzzleImport, SkippedLine};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::App;
use crate::caller::Admin;
use crate::error::ApiError;
use crate::puzzles::import::Stage;
use crate::puzzles::importer::Import;

/// Plain, or packed with Zstandard.
const KINDS: [&str; 2] = ["text/csv", "application/zstd"];

pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(show, begin))
}

/// How the last import of puzzles stands
#[utoipa::path(get, path = "/admin/puzzles/import", tag = "admin",
    responses((status = 200, body = PuzzleImport)))]
async fn show(State(app): State<App>, _: Admin) -> Json<PuzzleImport> {
    Json(told(app.importer.last()))
}

/// Import a file of the Lichess puzzle collection
///
/// Plain or packed, one at a time, and as large as the host allows. The answer comes when all of it
/// has arrived; ask for this address again to see how it goes on. Of a file that breaks off or is
/// something else nothing is taken; lines that are no puzzle are skipped and named.
#[utoipa::path(post, path = "/admin/puzzles/import", tag = "admin",
    request_body(content(
        (String = "text/csv"),
        (String = "application/zstd"),
    )),
    responses((status = 202, body = PuzzleImport)))]
async fn begin(
    State(app): State<App>,
    admin: Admin,
    headers: HeaderMap,
    body: Body,
) -> Result<(StatusCode, Json<PuzzleImport>), ApiError> {
    let kind = headers.get(header::CONTENT_TYPE);
    let kind = kind.and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    if !KINDS.contains(&kind.split(';').next().unwrap_or_default().trim()) {
        return Err(ApiError::WrongMediaType);
    }
    let turn = app.importer.enter()?;
    turn.receive(body.into_data_stream()).await?;
    admin.0.note(&app, None, "import_puzzles", "").await?;
    turn.begin(Arc::clone(&app.importer), app.store.clone());
    Ok((StatusCode::ACCEPTED, Json(told(app.importer.last()))))
}

fn told(import: Import) -> PuzzleImport {
    let mut told = PuzzleImport {
        state: ImportState::None,
        done: 0,
        total: 0,
        new: 0,
        known: 0,
        skipped: 0,
        faults: Vec::new(),
        message: None,
    };
    match import {
        Import::None => {}
        Import::Running(progress) => {
            let now = progress.now();
            told.state = match now.stage {
                Stage::Receiving => ImportState::Receiving,
                Stage::Reading => ImportState::Reading,
                Stage::Taking => ImportState::Taking,
                Stage::Placing => ImportState::Placing,
            };
            (told.done, told.total) = (now.done, now.total);
        }
        Import::Done(report) => {
            told.state = ImportState::Done;
            (told.done, told.total) = (report.lines, report.lines);
            (told.new, told.known, told.skipped) = (report.new, report.known, report.skipped);
            let faults = report.faults.into_iter().map(|fault| SkippedLine {
                line: fault.line,
                reason: fault.reason,
            });
            told.faults = faults.collect();
        }
        Import::Failed(message) => {
            told.state = ImportState::Failed;
            told.message = Some(message);
        }
    }
    told
}
