//! `/users/{user}/puzzles/deck`: puzzles from someone's own games, and which to look at again today.
//! Browsers find them; the server holds them against the game, and plans.

use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use rookery_play::GameId;
use rookery_protocol::api::{
    CardAttemptForm, CardPlan, Deck, DeckCard, HuntKept, HuntedGame, Unhunted,
};
use rookery_puzzles::deck::{Card, Learned, Memory, Reason, Recall, deck as due_today};
use rookery_store::{CardAttempt, CardMemory, OwnPuzzle};
use serde::Deserialize;
use utoipa::IntoParams;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::puzzles::unreadable;
use crate::App;
use crate::body::Sent;
use crate::clock::now;
use crate::error::ApiError;
use crate::owner::Owner;
use crate::puzzles::missed;

/// Games that are named at a time.
const GAMES: u32 = 20;
const MOST_MISSED: usize = 50;
const DAY: i64 = 24 * 60 * 60 * 1000;
/// What a whole is kept as.
const MILLION: f64 = 1e6;

pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(unhunted))
        .routes(routes!(hunted))
        .routes(routes!(deck))
        .routes(routes!(attempt))
}

/// Games to look through for puzzles
///
/// Finished games in which the person had a side, the newest first.
#[utoipa::path(get, path = "/users/{user}/puzzles/unhunted", tag = "puzzles",
    params(("user" = String, Path, description = "`me` or an id")),
    responses((status = 200, body = Unhunted)))]
async fn unhunted(State(app): State<App>, owner: Owner) -> Result<Json<Unhunted>, ApiError> {
    let (games, left) = app.store.unhunted_games(owner.user.id, GAMES).await?;
    let games = games.iter().map(ToString::to_string).collect();
    Ok(Json(Unhunted { games, left }))
}

/// Tell what was found in a game
///
/// Each moment is held against the game: its first move was played there by the opponent, and the
/// person answered with another move than the solution, and not with mate. That nothing else solves
/// it is the browser's word. Telling it again changes nothing.
#[utoipa::path(post, path = "/users/{user}/puzzles/hunted", tag = "puzzles",
    params(("user" = String, Path, description = "`me` or an id")),
    request_body = HuntedGame, responses((status = 200, body = HuntKept)))]
async fn hunted(
    State(app): State<App>,
    owner: Owner,
    Sent(form): Sent<HuntedGame>,
) -> Result<Json<HuntKept>, ApiError> {
    if form.missed.len() > MOST_MISSED {
        let message = "At most 50 moments of a game.";
        return Err(ApiError::field("missed", "too_many", message));
    }
    let id: GameId = form.game.parse().map_err(|_| ApiError::NoSuchResource)?;
    let game = app.store.game(id).await?;
    let game = game.filter(|game| game.summary.owner == owner.user.id && game.summary.finished);
    let game = game.ok_or(ApiError::NoSuchResource)?;
    let puzzles = form
        .missed
        .iter()
        .map(|moment| missed::check(&game, moment));
    let puzzles: Option<Vec<_>> = puzzles.collect();
    let message = "A moment of this game is told that did not happen so.";
    let puzzles = puzzles.ok_or_else(|| ApiError::field("missed", "not_in_game", message))?;
    let kept = app.store.keep_hunt(owner.user.id, id, puzzles, now());
    let new = kept.await?;
    owner.note(&app, "keep_own_puzzles", "").await?;
    Ok(Json(HuntKept { new }))
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct DeckWanted {
    /// Today, where the person is, counted from 1970: the server's day unless given, or the one
    /// before or after it.
    day: Option<u32>,
}

/// What to look at again today
///
/// At most ten cards a day: what is most likely forgotten first, then new ones.
#[utoipa::path(get, path = "/users/{user}/puzzles/deck", tag = "puzzles",
    params(("user" = String, Path, description = "`me` or an id"), DeckWanted),
    responses((status = 200, body = Deck)))]
async fn deck(
    State(app): State<App>,
    owner: Owner,
    wanted: Result<Query<DeckWanted>, QueryRejection>,
) -> Result<Json<Deck>, ApiError> {
    let Query(DeckWanted { day }) = wanted.map_err(|_| unreadable())?;
    let today = match day {
        Some(day) => checked_day(day)?,
        None => server_day(),
    };
    let puzzles = app.store.own_puzzles(owner.user.id).await?;
    let cards: Vec<_> = puzzles.iter().map(card).collect();
    let due = due_today(&cards, today);
    let learned = || cards.iter().filter_map(|card| card.learned);
    let done = learned().filter(|learned| learned.last == today).count();
    let next = learned().map(|learned| learned.due().max(today + 1)).min();
    let tomorrow = cards.iter().any(|card| card.learned.is_none());
    let next = if tomorrow { Some(today + 1) } else { next };
    Ok(Json(Deck {
        day: today,
        next: next.filter(|_| due.is_empty()),
        cards: due
            .into_iter()
            .map(|(place, reason)| told(&puzzles[place], reason))
            .collect(),
        done: done as u32,
        all: puzzles.len() as u32,
    }))
}

/// Tell of an attempt at a card
#[utoipa::path(post, path = "/users/{user}/puzzles/deck/{id}", tag = "puzzles",
    params(("user" = String, Path, description = "`me` or an id"), ("id" = String, Path)),
    request_body = CardAttemptForm, responses((status = 200, body = CardPlan)))]
async fn attempt(
    State(app): State<App>,
    owner: Owner,
    Path((_, id)): Path<(String, String)>,
    Sent(form): Sent<CardAttemptForm>,
) -> Result<Json<CardPlan>, ApiError> {
    let today = checked_day(form.day)?;
    let puzzles = app.store.own_puzzles(owner.user.id).await?;
    let kept = puzzles.iter().find(|kept| kept.puzzle.id == id);
    let kept = kept.ok_or(ApiError::NoSuchResource)?;
    let learned = card(kept).tried(today, form.recall);
    let written = CardAttempt {
        before: form.last.map(i64::from),
        solved: form.recall != Recall::Missed,
        after: CardMemory {
            last: i64::from(learned.last),
            stability: (learned.memory.stability * MILLION).round() as i64,
            difficulty: (learned.memory.difficulty * MILLION).round() as i64,
        },
    };
    if !app.store.try_card(owner.user.id, &id, written).await? {
        return Err(ApiError::ChangedMeanwhile);
    }
    owner.note(&app, "try_card", "").await?;
    Ok(Json(CardPlan { due: learned.due() }))
}

fn card(kept: &OwnPuzzle) -> Card {
    let learned = kept.memory.map(|memory| Learned {
        memory: Memory {
            stability: memory.stability as f64 / MILLION,
            difficulty: memory.difficulty as f64 / MILLION,
        },
        last: u32::try_from(memory.last).unwrap_or(0),
    });
    Card { learned }
}

fn told(kept: &OwnPuzzle, reason: Reason) -> DeckCard {
    let puzzle = &kept.puzzle;
    let words = |text: &str| text.split_whitespace().map(str::to_owned).collect();
    let last = kept.memory.map(|memory| memory.last);
    DeckCard {
        id: puzzle.id.clone(),
        game: puzzle.game.to_string(),
        names: puzzle.names.clone(),
        ply: u32::try_from(puzzle.ply).unwrap_or(0),
        fen: puzzle.fen.clone(),
        moves: words(&puzzle.moves),
        themes: words(&puzzle.themes),
        tries: kept.tries,
        missed: kept.missed,
        last: last.and_then(|last| u32::try_from(last).ok()),
        chance: match reason {
            Reason::New => None,
            Reason::Fading { chance, .. } => Some((100.0 * chance).round() as u32),
        },
    }
}

/// Today, counted from 1970, in universal time.
fn server_day() -> u32 {
    u32::try_from(now().as_millis().div_euclid(DAY)).unwrap_or(0)
}

fn checked_day(day: u32) -> Result<u32, ApiError> {
    let message = "This is not today anywhere.";
    match day.abs_diff(server_day()) {
        0 | 1 => Ok(day),
        _ => Err(ApiError::field("day", "bad_day", message)),
    }
}
