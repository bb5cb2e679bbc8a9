//! `/session`: logging in and out, and who one is.

use std::time::Duration;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::IntoResponse;
use rookery_protocol::api::{CurrentAccount, LogInForm, LoggedIn, Merged};
use rookery_store::{NewSession, Role, Scope, User};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::answer;
use crate::App;
use crate::adventure::survival_runs;
use crate::auth::session::Claims;
use crate::body::Sent;
use crate::caller::{Caller, CallerNetwork, Means};
use crate::clock::now;
use crate::device::Device;
use crate::error::ApiError;
use crate::guesses::Claimed;

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(show, log_in, log_out))
}

/// How long a session lives after its last use.
const fn lifetime(role: Role) -> Duration {
    match role {
        // Nothing but the cookie leads back to what a guest did.
        Role::Guest => DAY.saturating_mul(400),
        Role::User | Role::Admin => DAY.saturating_mul(14),
    }
}

/// A header that sets or removes the cookie.
pub(super) type SetCookie = [(header::HeaderName, HeaderValue); 1];

/// Begins a session on this device and ends the one before, if there was one.
pub(super) async fn begin(
    app: &App,
    user: &User,
    before: Option<&Caller>,
    device: Device,
) -> Result<SetCookie, ApiError> {
    if let Some(Caller { user, means }) = before
        && let Means::Session(session) = means
    {
        app.store.end_session(user.id, session.id).await?;
    }
    let (now, time) = (now(), lifetime(user.role));
    let new = NewSession {
        user: user.id,
        scope: match user.role {
            Role::Admin => Scope::Admin,
            Role::Guest | Role::User => Scope::User,
        },
        device: device.0,
        expires: now.after(time),
    };
    let session = app.store.create_session(new, now).await?;
    app.store.mark_seen(user.id, now).await?;
    cookie(app, &session, time).await
}

/// Has the browser forget the cookie.
pub(super) fn forgotten(app: &App) -> SetCookie {
    [(header::SET_COOKIE, app.transport.forget())]
}

async fn cookie(
    app: &App,
    session: &rookery_store::Session,
    time: Duration,
) -> Result<SetCookie, ApiError> {
    let claims = Claims {
        session: session.id,
        user: session.user,
        scope: session.scope,
        expires: session.expires,
    };
    let token = app.keyring.sign(&claims).await?;
    Ok([(header::SET_COOKIE, app.transport.keep(&token, time))])
}

/// Who is asking
///
/// The answer is `null` for a stranger. A session that is in use lives on from here.
#[utoipa::path(get, path = "/session", tag = "session",
    responses((status = 200, body = CurrentAccount)))]
async fn show(
    State(app): State<App>,
    caller: Option<Caller>,
) -> Result<impl IntoResponse, ApiError> {
    let mut renewed = None;
    if let Some(Caller { user, means }) = &caller
        && let Means::Session(session) = means
        && session.used.after(DAY) < now()
    {
        let (now, time) = (now(), lifetime(user.role));
        let mut session = session.clone();
        session.expires = now.after(time);
        app.store
            .touch_session(session.id, now, session.expires)
            .await?;
        app.store.mark_seen(user.id, now).await?;
        renewed = Some(cookie(&app, &session, time).await?);
    }
    let account = caller.map(|caller| answer::account(&caller.user));
    Ok((renewed, Json(CurrentAccount { account })))
}

/// Log in
#[utoipa::path(post, path = "/session", tag = "session", request_body = LogInForm,
    responses((status = 200, body = LoggedIn)))]
async fn log_in(
    State(app): State<App>,
    before: Option<Caller>,
    from: CallerNetwork,
    device: Device,
    Sent(form): Sent<LogInForm>,
) -> Result<impl IntoResponse, ApiError> {
    let found = app.store.credentials(&form.name).await?;
    let claimed = match &found {
        Some(found) => Claimed::Known(found.user.id),
        None => Claimed::Unknown(form.name.to_lowercase()),
    };
    let guess = app.guesses.begin(claimed, from.0)?;
    let hash = found.as_ref().and_then(|found| found.password.as_deref());
    let right = app.passwords.verify(&form.password, hash).await;
    let (guess, right) = guess.after(right)?;
    let user = match found {
        Some(found) if right => found.user,
        _ => return Err(ApiError::WrongLogIn),
    };
    guess.succeeded();
    let guest = before.as_ref().map(|caller| &caller.user);
    let guest = guest.filter(|guest| form.bring_guest && guest.role == Role::Guest);
    // First of all, because only the session that is about to end leads to what the guest did.
    let merged = match guest {
        Some(guest) => app.store.merge_guest(guest.id, user.id).await?,
        None => None,
    };
    if merged.is_some() {
        survival_runs::refresh(&app.store, user.id, now()).await?;
    }
    let cookie = begin(&app, &user, before.as_ref(), device).await?;
    let merged = merged.map(|merged| Merged {
        games: merged.games,
        events: merged.events,
    });
    let account = answer::account(&user);
    Ok((cookie, Json(LoggedIn { account, merged })))
}

/// Log out
///
/// Strangers are logged out already.
#[utoipa::path(delete, path = "/session", tag = "session", responses((status = 204)))]
async fn log_out(
    State(app): State<App>,
    caller: Option<Caller>,
) -> Result<impl IntoResponse, ApiError> {
    if let Some(caller) = caller {
        let session = caller.session()?;
        app.store.end_session(caller.user.id, session.id).await?;
    }
    Ok((StatusCode::NO_CONTENT, forgotten(&app)))
}
