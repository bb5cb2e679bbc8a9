//! `/users/{user}/password` and `/password-resets`: new passwords, also for those who have
//! forgotten theirs.

use std::time::Duration;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use rookery_protocol::account::{Mistake, Password, PasswordFault};
use rookery_protocol::api::{ChangePassword, ForgottenPassword, ResetCode, ResetPassword};
use rookery_store::{CodePurpose, NewCode, Role, Store, StoreError, User};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::users;
use crate::App;
use crate::body::Sent;
use crate::caller::CallerNetwork;
use crate::clock::now;
use crate::error::ApiError;
use crate::guesses::Claimed;
use crate::owner::Owner;
use crate::secret;

const BY_MAIL: Duration = Duration::from_secs(60 * 60);
/// An administrator may hand it over the next day.
const BY_HAND: Duration = Duration::from_secs(3 * 24 * 60 * 60);

pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(change))
        .routes(routes!(hand_out))
        .routes(routes!(ask))
        .routes(routes!(reset))
}

/// A code with which this person can set a new password.
pub(crate) async fn new_code(
    store: &Store,
    user: &User,
    valid: Duration,
) -> Result<ResetCode, StoreError> {
    let (code, now) = (secret::new_code(), now());
    let expires = now.after(valid);
    let new = NewCode {
        purpose: CodePurpose::ResetPassword,
        user: Some(user.id),
        email: None,
        hash: secret::typed_code(&code),
        expires,
    };
    store.create_code(new, now).await?;
    let expires = expires.as_millis();
    Ok(ResetCode { code, expires })
}

/// Change the password
///
/// All other sessions end.
#[utoipa::path(put, path = "/users/{user}/password", tag = "account", request_body = ChangePassword,
    params(("user" = String, Path, description = "`me` or an id")),
    responses((status = 204)))]
async fn change(
    State(app): State<App>,
    owner: Owner,
    from: CallerNetwork,
    Sent(form): Sent<ChangePassword>,
) -> Result<StatusCode, ApiError> {
    if owner.user.role == Role::Guest {
        return Err(users::needs_account("password"));
    }
    let password = checked(&form.password, &form.repeated, &owner.user)?;
    owner.caller.confirm(&app, from, &form.current).await?;
    let hash = app.passwords.hash(password.as_str()).await?;
    app.store.change_password(owner.user.id, &hash).await?;
    let current = owner.caller.session()?.id;
    let keep = (!owner.is_another()).then_some(current);
    app.store.end_sessions(owner.user.id, keep).await?;
    owner.note(&app, "change_password", "").await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Get a code to hand to someone who has forgotten their password
#[utoipa::path(post, path = "/users/{user}/reset-code", tag = "admin",
    params(("user" = String, Path, description = "`me` or an id")),
    responses((status = 201, body = ResetCode)))]
async fn hand_out(
    State(app): State<App>,
    owner: Owner,
) -> Result<(StatusCode, Json<ResetCode>), ApiError> {
    owner.administered()?;
    owner.caller.session()?;
    if owner.user.role == Role::Guest {
        return Err(users::needs_account("user"));
    }
    let code = new_code(&app.store, &owner.user, BY_HAND).await?;
    owner.note(&app, "reset_code", "").await?;
    Ok((StatusCode::CREATED, Json(code)))
}

/// Ask for a code by mail, because the password is forgotten
///
/// The answer is the same whether or not there is such an account.
#[utoipa::path(post, path = "/password-resets", tag = "session", request_body = ForgottenPassword,
    responses((status = 202)))]
async fn ask(
    State(app): State<App>,
    from: CallerNetwork,
    Sent(form): Sent<ForgottenPassword>,
) -> Result<StatusCode, ApiError> {
    if !app.mail.works() {
        return Err(ApiError::NoMail);
    }
    let found = app.store.credentials(&form.name).await?;
    let claimed = match &found {
        Some(found) => Claimed::Known(found.user.id),
        None => Claimed::Unknown(form.name.to_lowercase()),
    };
    // Nobody's mailbox is to be flooded, so asking counts.
    let _counted = app.guesses.begin(claimed, from.0)?;
    if let Some(user) = found.map(|found| found.user)
        && let Some(email) = &user.email
    {
        let ResetCode { code, .. } = new_code(&app.store, &user, BY_MAIL).await?;
        app.mail.reset_password(email, &code);
    }
    Ok(StatusCode::ACCEPTED)
}

/// Set a new password with a code
///
/// All sessions end.
#[utoipa::path(put, path = "/password-resets", tag = "session", request_body = ResetPassword,
    responses((status = 204)))]
async fn reset(
    State(app): State<App>,
    from: CallerNetwork,
    Sent(form): Sent<ResetPassword>,
) -> Result<StatusCode, ApiError> {
    // A password that breaks a rule must not use the code up.
    let password = Password::parse_twice(&form.password, &form.repeated, &[]);
    let password = password.map_err(mistakes)?;
    let guess = app.guesses.begin(Claimed::Bearer, from.0)?;
    let (guess, hash) = guess.after(app.passwords.hash(password.as_str()).await)?;
    let code = secret::typed_code(&form.code);
    let code = app
        .store
        .use_code(CodePurpose::ResetPassword, code, now())
        .await?;
    let user = code.and_then(|code| code.user).ok_or(ApiError::WrongCode)?;
    guess.succeeded();
    app.store.change_password(user, &hash).await?;
    app.store.end_sessions(user, None).await?;
    Ok(StatusCode::NO_CONTENT)
}

fn checked(password: &str, repeated: &str, user: &User) -> Result<Password, ApiError> {
    let names = [user.login.as_deref(), Some(&*user.display)];
    let names: Vec<_> = names.into_iter().flatten().collect();
    let password = Password::parse_twice(password, repeated, &names);
    Ok(password.map_err(mistakes)?)
}

fn mistakes(faults: Vec<PasswordFault>) -> Vec<Mistake> {
    Mistake::of_passwords(faults).collect()
}
