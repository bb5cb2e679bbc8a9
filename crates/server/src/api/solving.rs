//! `/users/{user}/puzzles`: what someone made of puzzles.

use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use rookery_protocol::api::{
    BandProgress, CurvePage, CurvePoint, PracticeKept, PracticeMode, PracticeReport,
    PracticeReports, PuzzleProgress, PuzzleTally, ThemeProgress, TriedPage, TriedPuzzle,
};
use rookery_rating::glicko::RATER;
use rookery_store::{AttemptMode, AttemptSeq, AttemptTotals, NewAttempt, Timestamp};
use serde::Deserialize;
use utoipa::IntoParams;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::answer;
use super::puzzles::unreadable;
use crate::App;
use crate::body::Sent;
use crate::clock::now;
use crate::error::ApiError;
use crate::owner::Owner;

const MOST_REPORTS: usize = 100;
const MOST_TRIES: u32 = 1000;
const DAY: u64 = 24 * 60 * 60 * 1000;
const PAGE: u32 = 50;
const CURVE_PAGE: u32 = 500;
const BAND: i64 = 200;

pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(report))
        .routes(routes!(progress))
        .routes(routes!(curve))
        .routes(routes!(solved))
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct PageWanted {
    /// Only those after this place: `next` of the page before.
    before: Option<i64>,
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct ListWanted {
    /// Only those after this place: `next` of the page before.
    before: Option<i64>,
    /// `true` for those too that were tried and are not solved yet.
    unsolved: Option<bool>,
}

/// Tell of puzzles that were practiced
///
/// Perhaps without a connection. Told twice, a report counts once. Practice never moves a rating.
#[utoipa::path(post, path = "/users/{user}/puzzles/reports", tag = "puzzles",
    params(("user" = String, Path, description = "`me` or an id")),
    request_body = PracticeReports, responses((status = 200, body = PracticeKept)))]
async fn report(
    State(app): State<App>,
    owner: Owner,
    Sent(form): Sent<PracticeReports>,
) -> Result<Json<PracticeKept>, ApiError> {
    if form.reports.len() > MOST_REPORTS {
        let message = "At most 100 reports at a time.";
        return Err(ApiError::field("reports", "too_many", message));
    }
    let now = now();
    let reports = form.reports.into_iter().map(|told| checked(told, now));
    let reports = reports.collect::<Result<Vec<_>, _>>()?;
    let kept = app
        .store
        .report_attempts(owner.user.id, reports, now)
        .await?;
    owner.note(&app, "report_puzzles", "").await?;
    Ok(Json(PracticeKept {
        kept: kept.kept,
        known: kept.known,
        strange: kept.strange,
    }))
}

/// How far someone has come with puzzles
#[utoipa::path(get, path = "/users/{user}/puzzles/progress", tag = "puzzles",
    params(("user" = String, Path, description = "`me` or an id")),
    responses((status = 200, body = PuzzleProgress)))]
async fn progress(State(app): State<App>, owner: Owner) -> Result<Json<PuzzleProgress>, ApiError> {
    let user = owner.user.id;
    let solver = app.store.solver(user).await?;
    let grade = solver.map_or(RATER.newcomer, |solver| solver.graded.grade);
    let bands = app.store.band_tallies(user).await?;
    let themes = app.store.theme_tallies(user).await?;
    let bands = bands.into_iter().map(|band| BandProgress {
        from: band.from,
        to: band.from + BAND - 1,
        tally: tally(&band.tally),
    });
    let themes = themes.into_iter().map(|theme| ThemeProgress {
        tally: tally(&theme.tally),
        theme: theme.theme,
    });
    Ok(Json(PuzzleProgress {
        rating: grade.points(),
        deviation: grade.deviation / 1000,
        plays: solver.map_or(0, |solver| solver.plays),
        streak: solver.map_or(0, |solver| solver.streak),
        best_streak: solver.map_or(0, |solver| solver.best_streak),
        bands: bands.collect(),
        themes: themes.collect(),
    }))
}

/// How someone's rating went, the last first
#[utoipa::path(get, path = "/users/{user}/puzzles/curve", tag = "puzzles",
    params(("user" = String, Path, description = "`me` or an id"), PageWanted),
    responses((status = 200, body = CurvePage)))]
async fn curve(
    State(app): State<App>,
    owner: Owner,
    wanted: Result<Query<PageWanted>, QueryRejection>,
) -> Result<Json<CurvePage>, ApiError> {
    let Query(PageWanted { before }) = wanted.map_err(|_| unreadable())?;
    let before = before.map(AttemptSeq);
    let curve = app
        .store
        .rating_curve(owner.user.id, before, CURVE_PAGE)
        .await?;
    let next = curve.last().filter(|_| curve.len() == CURVE_PAGE as usize);
    Ok(Json(CurvePage {
        next: next.map(|last| last.seq.0),
        points: curve
            .iter()
            .map(|point| CurvePoint {
                at: point.at.as_millis(),
                rating: point.rating,
            })
            .collect(),
    }))
}

/// The puzzles that someone has solved, or tried at all, the last first
///
/// One that is being judged is left out until its attempt is over.
#[utoipa::path(get, path = "/users/{user}/puzzles/solved", tag = "puzzles",
    params(("user" = String, Path, description = "`me` or an id"), ListWanted),
    responses((status = 200, body = TriedPage)))]
async fn solved(
    State(app): State<App>,
    owner: Owner,
    wanted: Result<Query<ListWanted>, QueryRejection>,
) -> Result<Json<TriedPage>, ApiError> {
    let Query(wanted) = wanted.map_err(|_| unreadable())?;
    let (user, before) = (owner.user.id, wanted.before.map(AttemptSeq));
    let tried = match wanted.unsolved {
        Some(true) => app.store.tried_puzzles(user, before, PAGE).await?,
        _ => app.store.solved_puzzles(user, before, PAGE).await?,
    };
    let next = tried.last().filter(|_| tried.len() == PAGE as usize);
    Ok(Json(TriedPage {
        next: next.map(|last| last.seq.0),
        puzzles: tried
            .iter()
            .map(|tried| TriedPuzzle {
                puzzle: answer::puzzle(&tried.puzzle.puzzle),
                solved: tried.solved,
                tries: tried.tries,
                millis: tried.millis,
                at: tried.changed.as_millis(),
            })
            .collect(),
    }))
}

/// A report that makes sense. What the device says about time is believed within bounds.
fn checked(told: PracticeReport, now: Timestamp) -> Result<NewAttempt, ApiError> {
    let refuse = |field, message| ApiError::field(field, "bad_report", message);
    let id = told.id.parse();
    let id = id.map_err(|_| refuse("id", "A report has a UUID as its id."))?;
    if !(1..=MOST_TRIES).contains(&told.tries) {
        return Err(refuse("tries", "A puzzle takes 1 to 1000 tries."));
    }
    if told.hints > 2 {
        return Err(refuse("hints", "There are two steps of help."));
    }
    if told.millis > DAY {
        return Err(refuse("millis", "A puzzle takes a day at most."));
    }
    if told.happened < 0 {
        return Err(refuse(
            "happened",
            "Nobody solved puzzles here before 1970.",
        ));
    }
    Ok(NewAttempt {
        id,
        puzzle: told.puzzle,
        mode: match told.mode {
            PracticeMode::Practice => AttemptMode::Practice,
            PracticeMode::Daily => AttemptMode::Daily,
        },
        solved: told.solved,
        tries: i64::from(told.tries),
        hints: i64::from(told.hints),
        millis: i64::try_from(told.millis).unwrap_or(i64::MAX),
        // A clock that runs ahead.
        happened: Timestamp::from_millis(told.happened).min(now),
    })
}

fn tally(tally: &AttemptTotals) -> PuzzleTally {
    PuzzleTally {
        puzzles: tally.puzzles,
        solved: tally.solved,
        tries: tally.tries,
        millis: tally.millis,
    }
}
