//! `/puzzle-attempts`: puzzles that the server judges. It hands out no more than the position, and
//! the solution only move by move, so a rating says something.

use axum::Json;
use axum::extract::{Path, State};
use rookery_analysis::Rating;
use rookery_protocol::api::{
    AttemptMove, AttemptResult, Hint, HintForm, HintLevel, JudgedMove, MoveVerdict, NewAttemptForm,
    OpenAttempt,
};
use rookery_puzzles::{JudgedMode, Judgement, Puzzle, Solver};
use rookery_rating::glicko::RATER;
use rookery_store::{
    AttemptId, Closing, NewOpening, Opening, Passed, PuzzleSearch, StepOutcome, UserId,
};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::puzzles::theme;
use crate::App;
use crate::body::Sent;
use crate::clock::now;
use crate::error::ApiError;
use crate::owner::{ItemPath, Owner};
use crate::puzzles::{HIGHEST_RATING, stored};

/// How far a rated puzzle may be from its solver.
const REACH: i64 = 100;
/// Where a streak begins, and how much harder each is.
const STREAK: (i64, i64) = (600, 40);

pub(super) fn personal() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(begin))
        .routes(routes!(play))
        .routes(routes!(help))
        .routes(routes!(give_up))
}

/// Begin an attempt that the server judges
///
/// Of each kind there is one at a time: if one is under way, that one is the answer. `rated` gives a
/// puzzle close to the solver's rating that they never tried, which begins near their `level`; `streak` gives a harder one each time,
/// until the first wrong move.
#[utoipa::path(post, path = "/puzzle-attempts", tag = "puzzles", request_body = NewAttemptForm,
    responses((status = 200, body = OpenAttempt)))]
async fn begin(
    State(app): State<App>,
    owner: Owner,
    Sent(form): Sent<NewAttemptForm>,
) -> Result<Json<OpenAttempt>, ApiError> {
    owner.note(&app, "try_puzzle", "").await?;
    let user = owner.user.id;
    let mode = form.mode;
    let theme = theme(form.theme)?.filter(|_| mode == JudgedMode::Rated);
    let level = form.level.map(level).transpose()?;
    let solver = app.store.solver(user).await?;
    if let Some(open) = app.store.open_attempt(user, mode).await? {
        return told(&app, &open, solver).await;
    }
    app.guesses.puzzle(user)?;
    let solver = match level.filter(|_| mode == JudgedMode::Rated) {
        Some(level) if solver.is_none_or(|solver| solver.plays == 0) => {
            let grade = rookery_puzzles::beginning(level);
            app.store.begin_rating(user, grade, now()).await?;
            app.store.solver(user).await?
        }
        _ => solver,
    };
    let found = match find(&app, user, mode, theme.clone(), solver).await? {
        Some(found) => found,
        None => return Err(ApiError::NoPuzzle),
    };
    let new = NewOpening {
        id: AttemptId::new(now()),
        mode,
        puzzle: found,
        theme: theme.unwrap_or_default(),
    };
    let open = app.store.begin_attempt(user, new, now()).await?;
    told(&app, &open, solver).await
}

/// Play a move
///
/// The first wrong move ends the attempt; after that the puzzle can be asked for by its name. A
/// mate is always right. Sent again, a move that ended the attempt gets the same answer.
#[utoipa::path(post, path = "/puzzle-attempts/{id}/moves", tag = "puzzles",
    params(("id" = String, Path)), request_body = AttemptMove,
    responses((status = 200, body = JudgedMove)))]
async fn play(
    State(app): State<App>,
    owner: Owner,
    Path(ItemPath { id }): Path<ItemPath>,
    Sent(form): Sent<AttemptMove>,
) -> Result<Json<JudgedMove>, ApiError> {
    owner.note(&app, "try_puzzle", "").await?;
    let user = owner.user.id;
    let id: AttemptId = id.parse().map_err(|_| ApiError::NoSuchResource)?;
    let Some(open) = app.store.attempt_under_way(user, id).await? else {
        return ended(&app, user, id).await;
    };
    let step = i64::from(form.step);
    let puzzle = puzzle(&app, &open).await?;
    let found = usize::try_from(open.step).unwrap_or(usize::MAX);
    if step != open.step {
        return Err(ApiError::AttemptMoved);
    }
    let mv = puzzle
        .position(found)
        .parse_uci(&form.r#move)
        .map_err(|_| {
            let message = "This is not a legal move here.";
            ApiError::field("move", "illegal_move", message)
        })?;
    let judgement = puzzle.judge(found, mv);
    let outcome = match judgement {
        Judgement::Right(_) => app.store.step_attempt(user, id, step).await?,
        Judgement::Solved | Judgement::Wrong => {
            let solved = judgement == Judgement::Solved;
            close(&app, user, id, step, solved).await?
        }
    };
    match (judgement, outcome) {
        (Judgement::Right(answer), StepOutcome::Taken) => Ok(Json(JudgedMove {
            verdict: MoveVerdict::Right,
            answer: Some(answer.to_string()),
            result: None,
        })),
        (Judgement::Right(_), StepOutcome::Overtaken) => Err(ApiError::AttemptMoved),
        // Whoever was quicker has ended it, and the answer is what came of that.
        _ => ended(&app, user, id).await,
    }
}

/// Ask for help
///
/// First which piece moves, then the move. An attempt with help counts as lost.
#[utoipa::path(post, path = "/puzzle-attempts/{id}/hints", tag = "puzzles",
    params(("id" = String, Path)), request_body = HintForm,
    responses((status = 200, body = Hint)))]
async fn help(
    State(app): State<App>,
    owner: Owner,
    Path(ItemPath { id }): Path<ItemPath>,
    Sent(form): Sent<HintForm>,
) -> Result<Json<Hint>, ApiError> {
    owner.note(&app, "try_puzzle", "").await?;
    let user = owner.user.id;
    let id: AttemptId = id.parse().map_err(|_| ApiError::NoSuchResource)?;
    let open = app.store.attempt_under_way(user, id).await?;
    let open = open.ok_or(ApiError::NoSuchResource)?;
    let puzzle = puzzle(&app, &open).await?;
    let found = usize::try_from(open.step).unwrap_or(usize::MAX);
    let wanted = puzzle.wanted(found).ok_or(ApiError::AttemptMoved)?;
    let level = match form.level {
        HintLevel::Man => 1,
        HintLevel::Move => 2,
    };
    // Nothing is told before it is noted.
    match app.store.help_attempt(user, id, level).await? {
        StepOutcome::Taken => Ok(Json(Hint {
            square: wanted.from().to_string(),
            r#move: (form.level == HintLevel::Move).then(|| wanted.to_string()),
        })),
        StepOutcome::Overtaken => Err(ApiError::AttemptMoved),
    }
}

/// Give up
#[utoipa::path(post, path = "/puzzle-attempts/{id}/surrender", tag = "puzzles",
    params(("id" = String, Path)), responses((status = 200, body = JudgedMove)))]
async fn give_up(
    State(app): State<App>,
    owner: Owner,
    Path(ItemPath { id }): Path<ItemPath>,
) -> Result<Json<JudgedMove>, ApiError> {
    owner.note(&app, "try_puzzle", "").await?;
    let user = owner.user.id;
    let id: AttemptId = id.parse().map_err(|_| ApiError::NoSuchResource)?;
    if let Some(open) = app.store.attempt_under_way(user, id).await?
        && close(&app, user, id, open.step, false).await? == StepOutcome::Overtaken
        && app.store.attempt_under_way(user, id).await?.is_some()
    {
        return Err(ApiError::AttemptMoved);
    }
    ended(&app, user, id).await
}

/// How well somebody says that they play.
fn level(level: u16) -> Result<Rating, ApiError> {
    let (lowest, highest) = (Rating::LOWEST.get(), Rating::HIGHEST.get());
    Rating::new(level).ok_or_else(|| {
        let message = format!("A level is a number from {lowest} to {highest}.");
        ApiError::field("level", "bad_level", message)
    })
}

async fn close(
    app: &App,
    user: UserId,
    id: AttemptId,
    step: i64,
    solved: bool,
) -> Result<StepOutcome, ApiError> {
    let closing = Closing {
        id,
        step,
        solved,
        rater: RATER,
    };
    Ok(app.store.close_attempt(user, closing, now()).await?)
}

/// How an attempt that is over ended.
async fn ended(app: &App, user: UserId, id: AttemptId) -> Result<Json<JudgedMove>, ApiError> {
    let over = app.store.attempt(user, id).await?;
    let over = over.ok_or(ApiError::NoSuchResource)?;
    let attempt = over.attempt;
    let verdict = match attempt.solved {
        true => MoveVerdict::Solved,
        false => MoveVerdict::Wrong,
    };
    let result = AttemptResult {
        puzzle: attempt.puzzle,
        solved: attempt.solved,
        hints: u32::try_from(attempt.hints).unwrap_or(u32::MAX),
        millis: attempt.millis,
        rating_before: over.before,
        rating_after: over.after,
        streak: over.streak,
    };
    Ok(Json(JudgedMove {
        verdict,
        answer: None,
        result: Some(result),
    }))
}

/// A puzzle for someone who never tried it.
async fn find(
    app: &App,
    user: UserId,
    mode: JudgedMode,
    theme: Option<String>,
    solver: Option<Solver>,
) -> Result<Option<rookery_store::PuzzleNumber>, ApiError> {
    let rating = match (mode, solver) {
        (JudgedMode::Streak, solver) => {
            let streak = solver.map_or(0, |solver| solver.streak);
            (STREAK.0 + STREAK.1 * streak).min(HIGHEST_RATING)
        }
        (JudgedMode::Rated, Some(solver)) => solver.graded.grade.points(),
        (JudgedMode::Rated, None) => RATER.newcomer.points(),
    };
    let near = |reach: i64| rating + rand::random_range(-reach..=reach);
    let (low, high, starts) = match mode {
        JudgedMode::Rated => (
            rating - REACH,
            rating + REACH,
            [near(REACH), near(REACH / 2)],
        ),
        JudgedMode::Streak => (rating, HIGHEST_RATING, [rating, rating]),
    };
    let everywhere = (0, HIGHEST_RATING, [rating, rating]);
    // Close to where it should be, if there is one; else the nearest above, else any.
    for (lowest, highest, starts) in [
        (low, high, starts),
        (low, HIGHEST_RATING, [rating; 2]),
        everywhere,
    ] {
        let search = PuzzleSearch {
            user,
            theme: theme.clone(),
            lowest: lowest.max(0),
            highest: highest.min(HIGHEST_RATING),
            from: starts.to_vec(),
            chance: rand::random(),
            passed: Passed::Tried,
        };
        if let Some(found) = app.store.find_puzzle(&search).await? {
            return Ok(Some(found.number));
        }
    }
    Ok(None)
}

async fn puzzle(app: &App, open: &Opening) -> Result<Puzzle, ApiError> {
    let kept = app.store.numbered_puzzle(open.opening.puzzle).await?;
    stored::read(&kept.ok_or(ApiError::Internal)?.puzzle)
}

async fn told(
    app: &App,
    open: &Opening,
    solver: Option<Solver>,
) -> Result<Json<OpenAttempt>, ApiError> {
    let puzzle = puzzle(app, open).await?;
    let found = usize::try_from(open.step).unwrap_or(usize::MAX);
    let moves = puzzle.played(found).iter().map(ToString::to_string);
    let count = |number: i64| u32::try_from(number).unwrap_or(u32::MAX);
    Ok(Json(OpenAttempt {
        id: open.opening.id.to_string(),
        mode: open.opening.mode,
        theme: Some(open.opening.theme.clone()).filter(|theme| !theme.is_empty()),
        fen: puzzle.before().fen(),
        moves: moves.collect(),
        step: count(open.step),
        hints: count(open.hints),
        rating: i64::from(puzzle.rating.value),
        streak: match open.opening.mode {
            JudgedMode::Streak => solver.map_or(0, |solver| solver.streak),
            JudgedMode::Rated => 0,
        },
        opened: open.opened.as_millis(),
    }))
}
