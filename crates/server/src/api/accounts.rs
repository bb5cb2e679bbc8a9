//! `/guests` and `/accounts`: how people come to be here.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::IntoResponse;
use rookery_protocol::account::{SignUp, SignUpForm};
use rookery_protocol::api::{Account, NewGuest, SignUpRule};
use rookery_store::{Role, SignUp as StoredSignUp};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::{answer, emails, server, session};
use crate::App;
use crate::body::Sent;
use crate::caller::{Caller, CallerNetwork};
use crate::clock::now;
use crate::device::Device;
use crate::error::ApiError;
use crate::guesses::Claimed;

const GUEST: &str = "Guest";

pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(visit))
        .routes(routes!(sign_up))
}

/// A checked sign-up with its password hashed.
pub(super) async fn hashed(app: &App, sign_up: SignUp) -> Result<StoredSignUp, ApiError> {
    Ok(StoredSignUp {
        display: sign_up.display.to_string(),
        login: sign_up.login.map(|login| login.to_string()),
        email: sign_up.email.map(|email| email.to_string()),
        password: app.passwords.hash(sign_up.password.as_str()).await?,
    })
}

/// Become a guest, to keep what one does here
#[utoipa::path(post, path = "/guests", tag = "session", request_body = NewGuest,
    responses((status = 201, body = Account)))]
async fn visit(
    State(app): State<App>,
    caller: Option<Caller>,
    from: CallerNetwork,
    device: Device,
    Sent(NewGuest {}): Sent<NewGuest>,
) -> Result<impl IntoResponse, ApiError> {
    if caller.is_some() {
        return Err(ApiError::AlreadyLoggedIn);
    }
    app.guesses.guest(from.0)?;
    let guest = app.store.create_guest(GUEST, now()).await?;
    let cookie = session::begin(&app, &guest, None, device).await?;
    Ok((StatusCode::CREATED, cookie, Json(answer::account(&guest))))
}

/// Sign up
///
/// A guest keeps everything they did. Names and addresses that are taken are said to be.
#[utoipa::path(post, path = "/accounts", tag = "session", request_body = SignUpForm,
    responses((status = 201, body = Account)))]
async fn sign_up(
    State(app): State<App>,
    caller: Option<Caller>,
    from: CallerNetwork,
    device: Device,
    Sent(form): Sent<SignUpForm>,
) -> Result<impl IntoResponse, ApiError> {
    let guest = match &caller {
        Some(caller) if caller.user.role != Role::Guest => return Err(ApiError::AlreadyLoggedIn),
        caller => caller.as_ref().map(|caller| caller.user.id),
    };
    let rules = server::rules(&app).await?;
    if rules.sign_up == SignUpRule::Closed {
        return Err(ApiError::SignUpClosed);
    }
    let checked = form.check(rules.email)?;
    // Whoever tries many names learns which are taken, so only few failures are free.
    let guess = app.guesses.begin(Claimed::Bearer, from.0)?;
    let (guess, sign_up) = guess.after(hashed(&app, checked).await)?;
    let user = match guest {
        Some(guest) => app.store.sign_up(guest, sign_up, now()).await?,
        None => Some(app.store.create_user(Role::User, sign_up, now()).await?),
    };
    // The guest has just signed up elsewhere.
    let user = user.ok_or(ApiError::AlreadyLoggedIn)?;
    guess.succeeded();
    emails::ask_to_verify(&app, &user).await?;
    let cookie = session::begin(&app, &user, caller.as_ref(), device).await?;
    Ok((StatusCode::CREATED, cookie, Json(answer::account(&user))))
}
