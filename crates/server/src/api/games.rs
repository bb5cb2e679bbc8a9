//! `/games`: games come in, are looked up, named and deleted.

pub(super) mod filter;

use axum::Json;
use axum::body::Body;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use rookery_play::{GameId, Occasion};
use rookery_protocol::api::{ChangeGame, Game, GamePage, GameSummary, GameUpload};
use rookery_protocol::label;
use rookery_store::{
    Game as StoredGame, GameEdit, GamePlace, GamePut, Json as StoredJson, Look, PutOutcome,
    Revision, Timestamp,
};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use self::filter::GamesWanted;
use super::answer;
use crate::App;
use crate::adventure::survival_runs;
use crate::body::Sent;
use crate::caller::Caller;
use crate::clock::now;
use crate::error::ApiError;
use crate::games::{check_tree, check_upload, index, pgn};
use crate::owner::{ItemPath, Owner, note_look};

const PGN: &str = "application/x-chess-pgn";
/// Games that are read at a time while a file of them is written.
const PAGE: u32 = 100;

pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(show, change, delete))
        .routes(routes!(show_pgn))
        .routes(routes!(list))
        .routes(routes!(list_pgn))
}

pub(super) fn personal() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(put))
}

/// A game of the caller's, or of anyone's for an administrator. Others learn nothing.
pub(super) async fn find(app: &App, caller: &Caller, id: &str) -> Result<StoredGame, ApiError> {
    let id: GameId = id.parse().map_err(|_| ApiError::NoSuchResource)?;
    let game = app.store.game(id).await?;
    let game = game.filter(|game| game.summary.owner == caller.user.id || caller.is_admin());
    let game = game.ok_or(ApiError::NoSuchResource)?;
    note_look(app, caller, game.summary.owner, Look::Game).await?;
    Ok(game)
}

/// A whole game
#[utoipa::path(get, path = "/games/{id}", tag = "games", params(("id" = String, Path)),
    responses((status = 200, body = Game), (status = 304)))]
async fn show(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let game = find(&app, &caller, &id).await?;
    // Names and variations change without a new revision.
    let (revision, changed) = (game.summary.revision.0, game.summary.changed.as_millis());
    let tag = tag(&format!("{revision}-{changed}"));
    if headers.get(header::IF_NONE_MATCH) == Some(&tag) {
        return Ok((StatusCode::NOT_MODIFIED, [(header::ETAG, tag)]).into_response());
    }
    Ok(([(header::ETAG, tag)], Json(answer::game(&game)?)).into_response())
}

/// Keep a game
///
/// The id is a UUID that the device makes. Sending the same game again changes nothing. A finished
/// game never changes: other content under its id is refused (409). An unfinished game goes on from
/// the revision in `If-Match`. If another device has gone another way with it meanwhile, both are
/// kept, and the answer is the second one (201), linked to the first. If one of them only went further
/// than the other, that one is kept, and the answer tells its revision and how many plies it has.
///
/// A game of the adventure or of survival says so as its `occasion`. A battle begins where the battle
/// begins, with its color; what it is worth is judged here, from the moves and the result.
///
/// A new game may name the one that it was played on from, or whose variation it is, as its `origin`.
#[utoipa::path(put, path = "/games/{id}", tag = "games", request_body = GameUpload,
    params(("id" = String, Path), ("if-match" = Option<String>, Header, description = "the revision, such as `\"3\"`")),
    responses((status = 200, body = GameSummary), (status = 201, body = GameSummary)))]
async fn put(
    State(app): State<App>,
    owner: Owner,
    Path(ItemPath { id }): Path<ItemPath>,
    headers: HeaderMap,
    Sent(upload): Sent<GameUpload>,
) -> Result<Response, ApiError> {
    let id: GameId = id.parse().map_err(|_| ApiError::NoSuchResource)?;
    let expected = expected(&headers)?;
    let origin = upload.origin.as_deref().map(filter::origin).transpose()?;
    let (content, index) = check_upload(upload, now())?;
    let is_survival = matches!(content.occasion, Some(Occasion::Survival(_)));
    let put = GamePut {
        id,
        owner: owner.user.id,
        expected,
        content,
        index,
        tree: StoredJson::of(&[(); 0]).expect("an empty list is JSON"),
        origin,
    };
    let (status, summary) = match app.store.put_game(put, now()).await? {
        PutOutcome::Created(summary) | PutOutcome::Branched(summary) => {
            (StatusCode::CREATED, summary)
        }
        PutOutcome::Same(summary) | PutOutcome::Updated(summary) | PutOutcome::Behind(summary) => {
            (StatusCode::OK, summary)
        }
        PutOutcome::Conflict(_) => return Err(ApiError::OtherGame),
        PutOutcome::NotYours => return Err(ApiError::NoSuchResource),
    };
    if is_survival {
        survival_runs::refresh(&app.store, owner.user.id, now()).await?;
    }
    owner.note(&app, "keep_game", "").await?;
    let revision = [(header::ETAG, tag(&summary.revision.0.to_string()))];
    Ok((status, revision, Json(answer::game_summary(&summary))).into_response())
}

/// Name a game, tag it, or keep variations and comments beside it
///
/// With the `ETag` of the game in `If-Match`, a game that was changed elsewhere meanwhile is left as it
/// is (409).
#[utoipa::path(patch, path = "/games/{id}", tag = "games", request_body = ChangeGame,
    params(("id" = String, Path), ("if-match" = Option<String>, Header, description = "revision and time of the last change, such as `\"3-1700000000000\"`")),
    responses((status = 200, body = GameSummary)))]
async fn change(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    headers: HeaderMap,
    Sent(form): Sent<ChangeGame>,
) -> Result<Json<GameSummary>, ApiError> {
    let game = find(&app, &caller, &id).await?;
    let seen = seen(&headers)?;
    check_words(&form)?;
    if seen.is_some_and(|seen| seen != (game.summary.revision, game.summary.changed)) {
        return Err(ApiError::ChangedMeanwhile);
    }
    if let Some(tree) = &form.tree {
        check_tree(&game.content, tree)?;
    }
    let tree = form.tree.as_ref();
    let edit = GameEdit {
        title: form.title,
        tags: form.tags,
        tree: tree.map(|tree| StoredJson::of(tree).expect("moves and comments are JSON")),
        seen,
    };
    let owner = game.summary.owner;
    let edited = app
        .store
        .edit_game(owner, game.summary.id, edit, now())
        .await?;
    let edited = edited.ok_or(ApiError::NoSuchResource)?;
    note(&app, &caller, &game, "change_game").await?;
    Ok(Json(answer::game_summary(&edited)))
}

/// Delete a game for good
#[utoipa::path(delete, path = "/games/{id}", tag = "games", params(("id" = String, Path)),
    responses((status = 204)))]
async fn delete(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<StatusCode, ApiError> {
    let game = find(&app, &caller, &id).await?;
    app.store
        .delete_game(game.summary.owner, game.summary.id)
        .await?;
    if let Some(Occasion::Survival(_)) = game.content.occasion {
        survival_runs::refresh(&app.store, game.summary.owner, now()).await?;
    }
    note(&app, &caller, &game, "delete_game").await?;
    Ok(StatusCode::NO_CONTENT)
}

/// A game as PGN
#[utoipa::path(get, path = "/games/{id}/pgn", tag = "games", params(("id" = String, Path)),
    responses((status = 200, body = String, content_type = "application/x-chess-pgn")))]
async fn show_pgn(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<impl IntoResponse, ApiError> {
    let game = find(&app, &caller, &id).await?;
    let owner = app.store.user(game.summary.owner).await?;
    let owner = owner.map(|owner| owner.display).unwrap_or_default();
    let tree = pgn::of(&game, &owner).ok_or(ApiError::Internal)?;
    Ok(([(header::CONTENT_TYPE, PGN)], tree.to_string()))
}

/// The games of someone, the last played first
#[utoipa::path(get, path = "/users/{user}/games", tag = "games",
    params(("user" = String, Path, description = "`me` or an id"), GamesWanted),
    responses((status = 200, body = GamePage)))]
async fn list(
    State(app): State<App>,
    owner: Owner,
    wanted: Result<Query<GamesWanted>, QueryRejection>,
) -> Result<Json<GamePage>, ApiError> {
    let (filter, before, limit) = filter::read(wanted)?;
    let mut page = app
        .store
        .games(owner.user.id, &filter, before, limit)
        .await?;
    for game in page
        .games
        .iter_mut()
        .filter(|game| game.index.board.is_none())
    {
        let whole = app.store.game(game.id).await?;
        game.index.board = whole.as_ref().and_then(index::board_of);
    }
    Ok(Json(GamePage {
        games: page.games.iter().map(answer::game_summary).collect(),
        next: page.next.map(filter::told),
    }))
}

/// The same games as one PGN file
#[utoipa::path(get, path = "/users/{user}/games.pgn", tag = "games",
    params(("user" = String, Path, description = "`me` or an id"), GamesWanted),
    responses((status = 200, body = String, content_type = "application/x-chess-pgn")))]
async fn list_pgn(
    State(app): State<App>,
    owner: Owner,
    wanted: Result<Query<GamesWanted>, QueryRejection>,
) -> Result<impl IntoResponse, ApiError> {
    let (filter, before, _) = filter::read(wanted)?;
    let user = owner.user;
    let pages = stream::try_unfold(before, move |before: Option<GamePlace>| {
        let (app, filter, user) = (app.clone(), filter.clone(), user.clone());
        async move {
            let games = app
                .store
                .whole_games(user.id, &filter, before, PAGE)
                .await?;
            let Some(last) = games.last().map(|game| game.summary.place()) else {
                return Ok::<_, rookery_store::StoreError>(None);
            };
            let trees = games.iter().filter_map(|game| pgn::of(game, &user.display));
            let text: String = trees.map(|tree| format!("{tree}\n")).collect();
            Ok(Some((text, Some(last))))
        }
    });
    let headers = [
        (header::CONTENT_TYPE, PGN),
        (
            header::CONTENT_DISPOSITION,
            "attachment; filename=\"rookery.pgn\"",
        ),
    ];
    Ok((headers, Body::from_stream(pages)))
}

/// Notes what an administrator did to someone else's game.
async fn note(app: &App, caller: &Caller, game: &StoredGame, act: &str) -> Result<(), ApiError> {
    match game.summary.owner == caller.user.id {
        true => Ok(()),
        false => caller.note(app, Some(game.summary.owner), act, "").await,
    }
}

fn tag(text: &str) -> HeaderValue {
    HeaderValue::from_str(&format!("\"{text}\"")).expect("digits and dashes")
}

/// The revision that an unfinished game goes on from.
fn expected(headers: &HeaderMap) -> Result<Option<Revision>, ApiError> {
    let Some(value) = headers.get(header::IF_MATCH) else {
        return Ok(None);
    };
    let text = value.to_str().unwrap_or_default().trim_matches('"');
    let number = text.parse().map_err(|_| {
        ApiError::WrongShape("If-Match must be a revision, such as \"3\".".to_owned())
    })?;
    Ok(Some(Revision(number)))
}

/// The state of a game that a change was made for.
fn seen(headers: &HeaderMap) -> Result<Option<(Revision, Timestamp)>, ApiError> {
    let Some(value) = headers.get(header::IF_MATCH) else {
        return Ok(None);
    };
    let read = || {
        let (revision, changed) = value.to_str().ok()?.trim_matches('"').split_once('-')?;
        let changed = Timestamp::from_millis(changed.parse().ok()?);
        Some((Revision(revision.parse().ok()?), changed))
    };
    let wrong = "If-Match must be the ETag of the game, such as \"3-1700000000000\".";
    let seen = read().ok_or_else(|| ApiError::WrongShape(wrong.to_owned()))?;
    Ok(Some(seen))
}

fn check_words(form: &ChangeGame) -> Result<(), ApiError> {
    if let Some(title) = &form.title {
        label::check_title(title)
            .map_err(|bad| ApiError::field("title", "bad_title", bad.to_string()))?;
    }
    if let Some(tags) = &form.tags {
        label::check_tags(tags)
            .map_err(|bad| ApiError::field("tags", "bad_tags", bad.to_string()))?;
    }
    Ok(())
}
