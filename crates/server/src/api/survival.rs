//! `/survival`: the run that goes on, and who has come how far.

use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use axum::http::StatusCode;
use rookery_protocol::api::{ShowSurvival, Survival, SurvivalScore, SurvivalScores};
use rookery_store::{Listing, Role};
use serde::Deserialize;
use utoipa::IntoParams;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::puzzles::unreadable;
use super::users::needs_account;
use crate::App;
use crate::adventure::survival_runs::Runs;
use crate::body::Sent;
use crate::caller::Caller;
use crate::clock::now;
use crate::error::ApiError;
use crate::owner::Owner;

const PAGE: u32 = 50;
/// Places that are told of.
pub(super) const MOST_PLACES: u32 = 10_000;

pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(scores))
}

pub(super) fn personal() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(show))
        .routes(routes!(decide))
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct ScoresWanted {
    /// Only those after so many: `next` of the page before.
    #[param(minimum = 0, maximum = 10000)]
    after: Option<u32>,
}

/// How someone does in survival
///
/// A run is replayed from its stored games, those that say so as their `occasion`, in the order in
/// which they were begun. A win with hints does not count.
#[utoipa::path(get, path = "/survival", tag = "adventure",
    responses((status = 200, body = Survival)))]
async fn show(State(app): State<App>, owner: Owner) -> Result<Json<Survival>, ApiError> {
    let runs = Runs::load(&app.store, owner.user.id).await?;
    let score = app.store.survival_score(owner.user.id).await?;
    Ok(Json(Survival {
        run: runs.open(),
        best: runs.best().score(),
        shown: score.is_some_and(|score| score.shown),
    }))
}

/// Show someone's best score to others on this server, or hide it
///
/// Only those with an account can show theirs.
#[utoipa::path(put, path = "/survival/shown", tag = "adventure", request_body = ShowSurvival,
    responses((status = 204)))]
async fn decide(
    State(app): State<App>,
    owner: Owner,
    Sent(form): Sent<ShowSurvival>,
) -> Result<StatusCode, ApiError> {
    let listing = match form.shown {
        true if owner.user.role == Role::Guest => return Err(needs_account("shown")),
        true => Listing::Shown,
        false => Listing::Hidden,
    };
    app.store
        .list_survival_score(owner.user.id, listing, now())
        .await?;
    owner.note(&app, "show_survival", "").await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The best scores of those who show theirs, the best first
///
/// Games against the engine are played on devices, and the server believes what they tell: these
/// scores are a matter of honor.
#[utoipa::path(get, path = "/survival/scores", tag = "adventure", params(ScoresWanted),
    responses((status = 200, body = SurvivalScores)))]
async fn scores(
    State(app): State<App>,
    caller: Caller,
    wanted: Result<Query<ScoresWanted>, QueryRejection>,
) -> Result<Json<SurvivalScores>, ApiError> {
    let Query(ScoresWanted { after }) = wanted.map_err(|_| unreadable())?;
    let after = after.unwrap_or(0);
    if after > MOST_PLACES {
        return Err(unreadable());
    }
    let ranks = app.store.survival_ranks(after, PAGE).await?;
    let next = after + PAGE;
    let is_full = ranks.len() == PAGE as usize && next <= MOST_PLACES;
    Ok(Json(SurvivalScores {
        next: is_full.then(|| next.to_string()),
        scores: ranks
            .into_iter()
            .map(|rank| SurvivalScore {
                own: rank.user == caller.user.id,
                name: rank.display,
                score: u32::try_from(rank.score.score).unwrap_or_default(),
                beaten: u16::try_from(rank.score.beaten).unwrap_or_default(),
                at: rank.score.reached.as_millis(),
            })
            .collect(),
    }))
}
