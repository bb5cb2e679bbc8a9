//! `/puzzles`: whole puzzles, for practice and to look at again. What is solved with these is never
//! rated, because the solution is in the answer.

use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use jiff::Timestamp as Instant;
use rookery_protocol::api::{DailyPuzzle, Puzzle, PuzzleSupply, PuzzleThemes};
use rookery_store::{Passed, PuzzleSearch};
use serde::Deserialize;
use sha2::{Digest, Sha256};
use utoipa::IntoParams;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::answer;
use crate::App;
use crate::clock::now;
use crate::error::ApiError;
use crate::owner::Owner;
use crate::puzzles::HIGHEST_RATING;

/// A range climbs slowly, even where thousands have the same rating.
const CLIMB: i64 = 4;
/// The puzzle of the day is for everyone.
const DAILY: (i64, i64) = (1100, 1700);
/// Handed out at once for times without a connection.
const SUPPLY: usize = 12;
const DAY: i64 = 24 * 60 * 60 * 1000;

pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(daily))
        .routes(routes!(themes))
        .routes(routes!(show))
}

pub(super) fn personal() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(next))
        .routes(routes!(supply))
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct PuzzleWanted {
    /// The lowest rating of the range, 0 unless given.
    #[param(minimum = 0, maximum = 4000)]
    low: Option<i64>,
    /// The highest rating of the range, 4000 unless given.
    #[param(minimum = 0, maximum = 4000)]
    high: Option<i64>,
    /// The rating of the puzzle before: the next one has the same or a higher one.
    #[param(minimum = 0, maximum = 4000)]
    from: Option<i64>,
    /// With this theme, such as `fork`.
    theme: Option<String>,
}

/// The next puzzle to practice in a range of ratings
///
/// It was never solved by whom it is for, and its rating is that of the puzzle before or higher. When
/// the range has no such puzzle the answer is 404: `no_puzzles_there` if it has none at all,
/// `no_puzzle` if all that fit are solved.
#[utoipa::path(get, path = "/puzzles/next", tag = "puzzles", params(PuzzleWanted),
    responses((status = 200, body = Puzzle)))]
async fn next(
    State(app): State<App>,
    owner: Owner,
    wanted: Result<Query<PuzzleWanted>, QueryRejection>,
) -> Result<Json<Puzzle>, ApiError> {
    let (low, search) = search(&owner, wanted)?;
    if let Some(found) = app.store.find_puzzle(&search).await? {
        return Ok(Json(answer::puzzle(&found.puzzle)));
    }
    let whole = PuzzleSearch {
        lowest: low,
        ..search
    };
    Err(match app.store.has_puzzles(&whole).await? {
        true => ApiError::NoPuzzle,
        false => ApiError::NoPuzzlesThere,
    })
}

/// Some puzzles to practice later, perhaps without a connection
///
/// As many as there are, up to a dozen: none of them solved by whom they are for, each with a higher
/// rating than the one before.
#[utoipa::path(get, path = "/puzzles/supply", tag = "puzzles", params(PuzzleWanted),
    responses((status = 200, body = PuzzleSupply)))]
async fn supply(
    State(app): State<App>,
    owner: Owner,
    wanted: Result<Query<PuzzleWanted>, QueryRejection>,
) -> Result<Json<PuzzleSupply>, ApiError> {
    let (_, mut search) = search(&owner, wanted)?;
    let mut puzzles = Vec::new();
    while puzzles.len() < SUPPLY
        && search.lowest <= search.highest
        && let Some(found) = app.store.find_puzzle(&search).await?
    {
        search.lowest = found.puzzle.rating + 1;
        search.from = vec![search.lowest];
        puzzles.push(answer::puzzle(&found.puzzle));
    }
    Ok(Json(PuzzleSupply { puzzles }))
}

/// What is looked for, and the lowest rating of the whole range.
fn search(
    owner: &Owner,
    wanted: Result<Query<PuzzleWanted>, QueryRejection>,
) -> Result<(i64, PuzzleSearch), ApiError> {
    let Query(wanted) = wanted.map_err(|_| unreadable())?;
    let (low, high) = (
        wanted.low.unwrap_or(0),
        wanted.high.unwrap_or(HIGHEST_RATING),
    );
    let from = wanted.from.unwrap_or(low).max(low);
    for (field, rating) in [("low", low), ("high", high), ("from", from)] {
        if !(0..=HIGHEST_RATING).contains(&rating) {
            let message = "Ratings are numbers from 0 to 4000.";
            return Err(ApiError::field(field, "bad_rating", message));
        }
    }
    if low > high {
        let message = "The highest rating must not be below the lowest.";
        return Err(ApiError::field("high", "bad_range", message));
    }
    let climb = rand::random_range(0..=CLIMB);
    let search = PuzzleSearch {
        user: owner.user.id,
        theme: theme(wanted.theme)?,
        lowest: from,
        highest: high,
        from: vec![from + climb, from],
        chance: rand::random(),
        passed: Passed::Solved,
    };
    Ok((low, search))
}

/// The puzzle of the day
///
/// The same for everyone on this server, from midnight to midnight in universal time.
#[utoipa::path(get, path = "/puzzles/daily", tag = "puzzles",
    responses((status = 200, body = DailyPuzzle)))]
async fn daily(State(app): State<App>) -> Result<Json<DailyPuzzle>, ApiError> {
    let day = now().as_millis().div_euclid(DAY);
    let hash = Sha256::digest(day.to_le_bytes());
    let (start, _) = hash.split_at(8);
    let lot = u64::from_le_bytes(start.try_into().expect("eight bytes"));
    let found = app.store.daily_puzzle(day, lot, DAILY.0, DAILY.1).await?;
    let found = found.ok_or(ApiError::NoPuzzlesThere)?;
    let date = Instant::from_millisecond(day * DAY).map_err(|_| ApiError::Internal)?;
    Ok(Json(DailyPuzzle {
        day: date.to_string().chars().take(10).collect(),
        puzzle: answer::puzzle(&found.puzzle),
    }))
}

/// The themes that puzzles have
#[utoipa::path(get, path = "/puzzles/themes", tag = "puzzles",
    responses((status = 200, body = PuzzleThemes)))]
async fn themes(State(app): State<App>) -> Result<Json<PuzzleThemes>, ApiError> {
    let themes = app.store.puzzle_themes().await?;
    Ok(Json(PuzzleThemes { themes }))
}

/// A whole puzzle, with its solution
#[utoipa::path(get, path = "/puzzles/{id}", tag = "puzzles", params(("id" = String, Path)),
    responses((status = 200, body = Puzzle)))]
async fn show(State(app): State<App>, Path(id): Path<String>) -> Result<Json<Puzzle>, ApiError> {
    let found = app.store.puzzle(&id).await?;
    let found = found.ok_or(ApiError::NoSuchResource)?;
    Ok(Json(answer::puzzle(&found.puzzle)))
}

/// A theme, if it is the word of one.
pub(super) fn theme(word: Option<String>) -> Result<Option<String>, ApiError> {
    let is_wrong = |word: &String| word.parse::<rookery_motifs::Motif>().is_err();
    if word.as_ref().is_some_and(is_wrong) {
        let message = "There is no such theme. Ask for /puzzles/themes to see those there are.";
        return Err(ApiError::field("theme", "bad_theme", message));
    }
    Ok(word)
}

pub(super) fn unreadable() -> ApiError {
    ApiError::WrongShape("The question behind the ? cannot be read.".to_owned())
}
