//! `/users/{user}`: who someone is, their names, and leaving for good.

use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::response::IntoResponse;
use rookery_protocol::account::{DisplayName, Fault, LoginName, Mistake};
use rookery_protocol::api::{
    Account, ActsOnPerson, ChangeName, ChangeRole, ConfirmPassword, Role as ToldRole,
};
use rookery_store::{Role, User, UserQuery};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::admin::{ActsWanted, PAGE as ACTS_PAGE, acts_before};
use super::{answer, session};
use crate::App;
use crate::body::Sent;
use crate::caller::CallerNetwork;
use crate::error::ApiError;
use crate::guesses::Claimed;
use crate::owner::Owner;

pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(show, rename))
        .routes(routes!(delete))
        .routes(routes!(change_role))
        .routes(routes!(acts))
}

/// Who someone is
#[utoipa::path(get, path = "/users/{user}", tag = "account",
    params(("user" = String, Path, description = "`me` or an id")),
    responses((status = 200, body = Account)))]
async fn show(owner: Owner) -> Json<Account> {
    Json(answer::account(&owner.user))
}

/// Change names
#[utoipa::path(patch, path = "/users/{user}", tag = "account", request_body = ChangeName,
    params(("user" = String, Path, description = "`me` or an id")),
    responses((status = 200, body = Account)))]
async fn rename(
    State(app): State<App>,
    owner: Owner,
    from: CallerNetwork,
    Sent(form): Sent<ChangeName>,
) -> Result<Json<Account>, ApiError> {
    let wrong = |fault| ApiError::from(vec![Mistake::of(fault)]);
    let display = form.display.as_deref().map(DisplayName::parse).transpose();
    let display = display.map_err(|fault| wrong(Fault::Display(fault)))?;
    let login = form.login.as_deref().map(LoginName::parse).transpose();
    let login = login.map_err(|fault| wrong(Fault::Login(fault)))?;
    if login.is_some() {
        owner.caller.session()?;
        if owner.user.role == Role::Guest {
            return Err(needs_account("login"));
        }
    }
    if let Some(login) = &login {
        let guess = app.guesses.begin(Claimed::Bearer, from.0)?;
        let login = Some(login.as_str());
        app.store.change_login(owner.user.id, login).await?;
        guess.succeeded();
    }
    if let Some(display) = &display {
        app.store
            .change_display(owner.user.id, display.as_str())
            .await?;
    }
    owner.note(&app, "rename", &owner.user.display).await?;
    Ok(Json(answer::account(&again(&app, &owner).await?)))
}

/// Delete someone and everything of theirs
///
/// Nothing of it can be brought back.
#[utoipa::path(post, path = "/users/{user}/deletion", tag = "account", request_body = ConfirmPassword,
    params(("user" = String, Path, description = "`me` or an id")),
    responses((status = 204)))]
async fn delete(
    State(app): State<App>,
    owner: Owner,
    from: CallerNetwork,
    Sent(form): Sent<ConfirmPassword>,
) -> Result<impl IntoResponse, ApiError> {
    owner.caller.confirm(&app, from, &form.current).await?;
    keep_an_admin(&app, &owner.user).await?;
    owner.note(&app, "delete", "").await?;
    app.store.delete_user(owner.user.id).await?;
    // The session has gone with its person, so the browser need not keep its name.
    let forgotten = (!owner.is_another()).then(|| session::forgotten(&app));
    Ok((forgotten, StatusCode::NO_CONTENT))
}

/// What administrators did to someone and looked at, the newest first
///
/// A look is noted before its answer, and the same one at most once an hour.
#[utoipa::path(get, path = "/users/{user}/acts", tag = "account",
    params(("user" = String, Path, description = "`me` or an id"), ActsWanted),
    responses((status = 200, body = ActsOnPerson)))]
async fn acts(
    State(app): State<App>,
    owner: Owner,
    wanted: Result<Query<ActsWanted>, QueryRejection>,
) -> Result<Json<ActsOnPerson>, ApiError> {
    let before = acts_before(wanted)?;
    let acts = app.store.acts_on(owner.user.id, before, ACTS_PAGE).await?;
    let next = acts.last().filter(|_| acts.len() == ACTS_PAGE as usize);
    Ok(Json(ActsOnPerson {
        next: next.map(|last| last.entry.id.to_string()),
        acts: acts.iter().map(answer::act_on_person).collect(),
    }))
}

/// Make someone an administrator, or no longer
///
/// Their sessions end, because they reach as far as they did when they began.
#[utoipa::path(put, path = "/users/{user}/role", tag = "admin", request_body = ChangeRole,
    params(("user" = String, Path, description = "`me` or an id")),
    responses((status = 200, body = Account)))]
async fn change_role(
    State(app): State<App>,
    owner: Owner,
    Sent(ChangeRole { role }): Sent<ChangeRole>,
) -> Result<Json<Account>, ApiError> {
    owner.administered()?;
    owner.caller.session()?;
    let role = match role {
        ToldRole::Admin => Role::Admin,
        ToldRole::User => Role::User,
        ToldRole::Guest => {
            let message = "Nobody can be made a guest.";
            return Err(ApiError::field("role", "role_guest", message));
        }
    };
    if role != Role::Admin {
        keep_an_admin(&app, &owner.user).await?;
    }
    if !app.store.change_role(owner.user.id, role).await? {
        return Err(needs_account("role"));
    }
    owner.note(&app, "role", role.as_str()).await?;
    if owner.user.role != role {
        app.store.end_sessions(owner.user.id, None).await?;
    }
    Ok(Json(answer::account(&again(&app, &owner).await?)))
}

/// The person as they are now.
pub(super) async fn again(app: &App, owner: &Owner) -> Result<User, ApiError> {
    let user = app.store.user(owner.user.id).await?;
    user.ok_or(ApiError::NoSuchResource)
}

pub(super) fn needs_account(field: &str) -> ApiError {
    ApiError::field(field, "needs_account", "A guest has to sign up first.")
}

/// A server without an administrator could only be helped from its command line.
async fn keep_an_admin(app: &App, leaving: &User) -> Result<(), ApiError> {
    let query = UserQuery {
        role: Some(Role::Admin),
        limit: 2,
        ..UserQuery::default()
    };
    let admins = app.store.users(&query).await?;
    match &admins[..] {
        [only] if only.id == leaving.id => Err(ApiError::LastAdmin),
        _ => Ok(()),
    }
}
