//! `/users/{user}/tokens`: what programs act with.

use std::time::Duration;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use rookery_protocol::api::{NewToken, NewTokenForm, Scope as ToldScope, Token};
use rookery_store::{NewToken as StoredNewToken, Role, Scope, SecretHash, TokenId};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::{answer, users};
use crate::App;
use crate::body::Sent;
use crate::clock::now;
use crate::error::ApiError;
use crate::owner::Owner;
use crate::secret;

const DAY: Duration = Duration::from_secs(24 * 60 * 60);
const MOST_TOKENS: usize = 50;

pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(list, create))
        .routes(routes!(revoke))
}

/// The tokens of someone, the newest first
#[utoipa::path(get, path = "/users/{user}/tokens", tag = "account",
    params(("user" = String, Path, description = "`me` or an id")),
    responses((status = 200, body = Vec<Token>)))]
async fn list(State(app): State<App>, owner: Owner) -> Result<Json<Vec<Token>>, ApiError> {
    owner.caller.session()?;
    let tokens = app.store.tokens(owner.user.id).await?;
    Ok(Json(tokens.iter().map(answer::token).collect()))
}

/// Make a token
///
/// Its secret is in the answer and nowhere else.
#[utoipa::path(post, path = "/users/{user}/tokens", tag = "account", request_body = NewTokenForm,
    params(("user" = String, Path, description = "`me` or an id")),
    responses((status = 201, body = NewToken)))]
async fn create(
    State(app): State<App>,
    owner: Owner,
    Sent(form): Sent<NewTokenForm>,
) -> Result<(StatusCode, Json<NewToken>), ApiError> {
    owner.caller.session()?;
    check(&form, &owner)?;
    if app.store.tokens(owner.user.id).await?.len() >= MOST_TOKENS {
        let message = "Fifty tokens are enough. Revoke one that you no longer use.";
        return Err(ApiError::field("name", "too_many_tokens", message));
    }
    let (secret, now) = (secret::new_token(), now());
    let new = StoredNewToken {
        user: owner.user.id,
        name: form.name,
        scope: match form.scope {
            ToldScope::Read => Scope::Read,
            ToldScope::User => Scope::User,
            ToldScope::Admin => Scope::Admin,
        },
        hash: SecretHash::of(secret.as_bytes()),
        expires: form.days.map(|days| now.after(DAY * u32::from(days))),
    };
    let token = app.store.create_token(new, now).await?;
    owner.note(&app, "create_token", &token.name).await?;
    let token = answer::token(&token);
    Ok((StatusCode::CREATED, Json(NewToken { token, secret })))
}

/// Revoke a token
#[utoipa::path(delete, path = "/users/{user}/tokens/{id}", tag = "account",
    params(("user" = String, Path, description = "`me` or an id"), ("id" = String, Path)),
    responses((status = 204)))]
async fn revoke(
    State(app): State<App>,
    owner: Owner,
    Path((_, id)): Path<(String, String)>,
) -> Result<StatusCode, ApiError> {
    owner.caller.session()?;
    let id: TokenId = id.parse().map_err(|_| ApiError::NoSuchResource)?;
    if !app.store.revoke_token(owner.user.id, id).await? {
        return Err(ApiError::NoSuchResource);
    }
    owner.note(&app, "revoke_token", "").await?;
    Ok(StatusCode::NO_CONTENT)
}

fn check(form: &NewTokenForm, owner: &Owner) -> Result<(), ApiError> {
    if owner.user.role == Role::Guest {
        return Err(users::needs_account("name"));
    }
    let name = form.name.trim();
    let most = NewTokenForm::LONGEST_NAME;
    if name.is_empty() || name.chars().count() > most || name.contains(char::is_control) {
        let message = format!("Give the token a name of at most {most} characters.");
        return Err(ApiError::field("name", "token_name", message));
    }
    if form
        .days
        .is_some_and(|days| !(1..=NewTokenForm::MOST_DAYS).contains(&days))
    {
        let message = "A token lives for 1 to 3,650 days.";
        return Err(ApiError::field("days", "token_days", message));
    }
    if form.scope == ToldScope::Admin && owner.user.role != Role::Admin {
        return Err(ApiError::NotAllowed);
    }
    Ok(())
}
