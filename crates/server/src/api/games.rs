//! `/games`: games come in, are looked up, named and deleted.

mod filter;

use axum::Json;
use axum::body::Body;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use rookery_protocol::api::{ChangeGame, Game, GamePage, GameSummary, GameUpload};
use rookery_store::{
    Game as StoredGame, GameEdit, GameId, GamePut, GameSeq, Json as StoredJson, PutOutcome,
    Revision,
};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use self::filter::GamesWanted;
use super::answer;
use crate::App;
use crate::body::Sent;
use crate::caller::Caller;
use crate::clock::now;
use crate::error::ApiError;
use crate::games::{check_tree, check_upload, pgn};
use crate::owner::Owner;

const PGN: &str = "application/x-chess-pgn";
const LONGEST_TITLE: usize = 80;
const LONGEST_TAG: usize = 32;
const MOST_TAGS: usize = 10;
/// Games that are read at a time while a file of them is written.
const PAGE: u32 = 100;

pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(show, put, change, delete))
        .routes(routes!(show_pgn))
        .routes(routes!(list))
        .routes(routes!(list_pgn))
}

/// A game of the caller's, or of anyone's for an administrator. Others learn nothing.
pub(super) async fn find(app: &App, caller: &Caller, id: &str) -> Result<StoredGame, ApiError> {
    let id: GameId = id.parse().map_err(|_| ApiError::NoSuchResource)?;
    let game = app.store.game(id).await?;
    let game = game.filter(|game| game.summary.owner == caller.user.id || caller.is_admin());
    game.ok_or(ApiError::NoSuchResource)
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
    let summary = &game.summary;
    let tag = tag(&format!(
        "{}-{}",
        summary.revision.0,
        summary.changed.as_millis()
    ));
    if headers.get(header::IF_NONE_MATCH) == Some(&tag) {
        return Ok((StatusCode::NOT_MODIFIED, [(header::ETAG, tag)]).into_response());
    }
    Ok(([(header::ETAG, tag)], Json(answer::game(&game)?)).into_response())
}

/// Keep a game
///
/// The id is a UUID that the device makes. Sending the same game again changes nothing. A finished
/// game never changes: other content under its id is refused (409). An unfinished game goes on from
/// the revision in `If-Match`; if another device has gone on with it meanwhile, both are kept, and the
/// answer is the second one, linked to the first.
#[utoipa::path(put, path = "/games/{id}", tag = "games", request_body = GameUpload,
    params(("id" = String, Path), ("if-match" = Option<String>, Header, description = "the revision, such as `\"3\"`")),
    responses((status = 200, body = GameSummary), (status = 201, body = GameSummary)))]
async fn put(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    headers: HeaderMap,
    Sent(upload): Sent<GameUpload>,
) -> Result<Response, ApiError> {
    let id: GameId = id.parse().map_err(|_| ApiError::NoSuchResource)?;
    let expected = expected(&headers)?;
    let (content, index) = check_upload(upload, now())?;
    let put = GamePut {
        id,
        owner: caller.user.id,
        expected,
        content,
        index,
        tree: StoredJson::of(&[(); 0]).expect("an empty list is JSON"),
    };
    let (status, summary) = match app.store.put_game(put, now()).await? {
        PutOutcome::Created(summary) | PutOutcome::Branched(summary) => {
            (StatusCode::CREATED, summary)
        }
        PutOutcome::Same(summary) | PutOutcome::Updated(summary) => (StatusCode::OK, summary),
        PutOutcome::Conflict(_) => return Err(ApiError::OtherGame),
        PutOutcome::NotYours => return Err(ApiError::NoSuchResource),
    };
    let revision = [(header::ETAG, tag(&summary.revision.0.to_string()))];
    Ok((status, revision, Json(answer::game_summary(&summary))).into_response())
}

/// Name a game, tag it, or keep variations and comments beside it
#[utoipa::path(patch, path = "/games/{id}", tag = "games", request_body = ChangeGame,
    params(("id" = String, Path)), responses((status = 200, body = GameSummary)))]
async fn change(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Sent(form): Sent<ChangeGame>,
) -> Result<Json<GameSummary>, ApiError> {
    let game = find(&app, &caller, &id).await?;
    check_words(&form)?;
    if let Some(tree) = &form.tree {
        check_tree(&game.content, tree)?;
    }
    let tree = form.tree.as_ref();
    let edit = GameEdit {
        title: form.title,
        tags: form.tags,
        tree: tree.map(|tree| StoredJson::of(tree).expect("moves and comments are JSON")),
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

/// The games of someone, the last changed first
#[utoipa::path(get, path = "/users/{user}/games", tag = "games",
    params(("user" = String, Path, description = "`me` or an id"), GamesWanted),
    responses((status = 200, body = GamePage)))]
async fn list(
    State(app): State<App>,
    owner: Owner,
    wanted: Result<Query<GamesWanted>, QueryRejection>,
) -> Result<Json<GamePage>, ApiError> {
    let (filter, before, limit) = filter::read(wanted)?;
    let page = app
        .store
        .games(owner.user.id, &filter, before, limit)
        .await?;
    Ok(Json(GamePage {
        games: page.games.iter().map(answer::game_summary).collect(),
        next: page.next.map(|next| next.0),
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
    let pages = stream::try_unfold(before, move |before: Option<GameSeq>| {
        let (app, filter, user) = (app.clone(), filter.clone(), user.clone());
        async move {
            let games = app
                .store
                .whole_games(user.id, &filter, before, PAGE)
                .await?;
            let Some(last) = games.last().map(|game| game.summary.seq) else {
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

fn check_words(form: &ChangeGame) -> Result<(), ApiError> {
    if let Some(title) = &form.title {
        let length = title.chars().count();
        let is_fine = (1..=LONGEST_TITLE).contains(&length)
            && title.trim() == title
            && !title.contains(char::is_control);
        if !is_fine {
            let message = "A name has 1 to 80 characters and no space before or after it.";
            return Err(ApiError::field("title", "bad_title", message));
        }
    }
    let tags = form.tags.as_deref().unwrap_or_default();
    let is_fine = |tag: &String| {
        (1..=LONGEST_TAG).contains(&tag.chars().count())
            && tag.trim() == tag
            && !tag.contains(char::is_control)
    };
    if tags.len() > MOST_TAGS || !tags.iter().all(is_fine) {
        let message = "At most ten tags of 1 to 32 characters.";
        return Err(ApiError::field("tags", "bad_tags", message));
    }
    Ok(())
}
