//! `/admin`: everyone, what administrators did, and the signing key.

use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::response::IntoResponse;
use rookery_protocol::account::SignUpForm;
use rookery_protocol::api::{Account, AuditPage, KeyRotation, Role as ToldRole, UserPage};
use rookery_store::{AuditId, Role, UserQuery};
use serde::Deserialize;
use utoipa::IntoParams;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::{accounts, answer, emails, server};
use crate::App;
use crate::body::Sent;
use crate::caller::Admin;
use crate::clock::now;
use crate::error::ApiError;

pub(super) const PAGE: u32 = 50;

pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(users, create_user))
        .routes(routes!(audit))
        .routes(routes!(rotate_keys))
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct UsersWanted {
    /// A part of a name or an address, or a whole id.
    text: Option<String>,
    /// Only people who are this to the server.
    role: Option<ToldRole>,
    /// Only those after this place: `next` of the page before.
    before: Option<String>,
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct ActsWanted {
    /// Only those after this place: `next` of the page before.
    before: Option<String>,
}

/// Look people up, the newest first
#[utoipa::path(get, path = "/admin/users", tag = "admin", params(UsersWanted),
    responses((status = 200, body = UserPage)))]
async fn users(
    State(app): State<App>,
    _: Admin,
    wanted: Result<Query<UsersWanted>, QueryRejection>,
) -> Result<Json<UserPage>, ApiError> {
    let Query(wanted) = wanted.map_err(|_| unreadable())?;
    let query = UserQuery {
        text: wanted.text.filter(|text| !text.is_empty()),
        role: wanted.role.map(|role| match role {
            ToldRole::Guest => Role::Guest,
            ToldRole::User => Role::User,
            ToldRole::Admin => Role::Admin,
        }),
        before: place(wanted.before.as_deref())?,
        limit: PAGE,
    };
    let users = app.store.users(&query).await?;
    let next = users.last().filter(|_| users.len() == PAGE as usize);
    Ok(Json(UserPage {
        next: next.map(|last| last.id.to_string()),
        users: users.iter().map(answer::account).collect(),
    }))
}

/// Make an account for someone
#[utoipa::path(post, path = "/admin/users", tag = "admin", request_body = SignUpForm,
    responses((status = 201, body = Account)))]
async fn create_user(
    State(app): State<App>,
    admin: Admin,
    Sent(form): Sent<SignUpForm>,
) -> Result<impl IntoResponse, ApiError> {
    admin.0.session()?;
    let rules = server::rules(&app).await?;
    let sign_up = accounts::hashed(&app, form.check(rules.email)?).await?;
    let user = app.store.create_user(Role::User, sign_up, now()).await?;
    admin.0.note(&app, Some(user.id), "create_user", "").await?;
    emails::ask_to_verify(&app, &user).await?;
    Ok((StatusCode::CREATED, Json(answer::account(&user))))
}

/// What administrators did, the newest first
#[utoipa::path(get, path = "/admin/audit", tag = "admin", params(ActsWanted),
    responses((status = 200, body = AuditPage)))]
async fn audit(
    State(app): State<App>,
    _: Admin,
    wanted: Result<Query<ActsWanted>, QueryRejection>,
) -> Result<Json<AuditPage>, ApiError> {
    let before = acts_before(wanted)?;
    let acts = app.store.audit(before, PAGE).await?;
    let next = acts.last().filter(|_| acts.len() == PAGE as usize);
    Ok(Json(AuditPage {
        next: next.map(|last| last.id.to_string()),
        acts: acts.iter().map(answer::audit_entry).collect(),
    }))
}

/// Make a new signing key, which logs everyone out
#[utoipa::path(post, path = "/admin/keys", tag = "admin",
    responses((status = 200, body = KeyRotation)))]
async fn rotate_keys(State(app): State<App>, admin: Admin) -> Result<Json<KeyRotation>, ApiError> {
    admin.0.session()?;
    let ended = app.keyring.rotate(now()).await?;
    admin.0.note(&app, None, "rotate_keys", "").await?;
    Ok(Json(KeyRotation { ended }))
}

/// Where a page of acts begins.
pub(super) fn acts_before(
    wanted: Result<Query<ActsWanted>, QueryRejection>,
) -> Result<Option<AuditId>, ApiError> {
    let Query(wanted) = wanted.map_err(|_| unreadable())?;
    place(wanted.before.as_deref())
}

/// Where a page begins.
fn place<T: std::str::FromStr>(text: Option<&str>) -> Result<Option<T>, ApiError> {
    text.map(str::parse).transpose().map_err(|_| unreadable())
}

fn unreadable() -> ApiError {
    ApiError::WrongShape("The question behind the ? cannot be read.".to_owned())
}
