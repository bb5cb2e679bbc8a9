//! `/set-up`: the first administrator of a new server, guarded by a code that only its host sees.

use std::time::Duration;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::IntoResponse;
use rookery_protocol::account::EmailRule;
use rookery_protocol::api::{Account, SetUpForm};
use rookery_store::{CodePurpose, NewCode, Role, Store, StoreError};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::{accounts, answer, server, session};
use crate::App;
use crate::body::Sent;
use crate::caller::{Caller, CallerNetwork};
use crate::clock::now;
use crate::device::Device;
use crate::error::ApiError;
use crate::guesses::Claimed;
use crate::secret;

const VALID: Duration = Duration::from_secs(30 * 24 * 60 * 60);

pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(set_up))
}

/// The code with which the first administrator can be made; none if there is one already.
pub(crate) async fn new_set_up_code(store: &Store) -> Result<Option<String>, StoreError> {
    if store.has_admin().await? {
        return Ok(None);
    }
    let code = secret::new_code();
    keep(store, &code).await?;
    Ok(Some(code))
}

async fn keep(store: &Store, code: &str) -> Result<(), StoreError> {
    let now = now();
    let new = NewCode {
        purpose: CodePurpose::SetUp,
        user: None,
        email: None,
        hash: secret::typed_code(code),
        expires: now.after(VALID),
    };
    store.create_code(new, now).await
}

/// Make the first administrator
#[utoipa::path(post, path = "/set-up", tag = "server", request_body = SetUpForm,
    responses((status = 201, body = Account)))]
async fn set_up(
    State(app): State<App>,
    before: Option<Caller>,
    from: CallerNetwork,
    device: Device,
    Sent(form): Sent<SetUpForm>,
) -> Result<impl IntoResponse, ApiError> {
    if app.store.has_admin().await? {
        return Err(ApiError::SetUpDone);
    }
    // An administrator is always reachable by a name; mail may not work yet.
    let checked = form.admin.check(EmailRule::Optional)?;
    let guess = app.guesses.begin(Claimed::Bearer, from.0)?;
    let (guess, sign_up) = guess.after(accounts::hashed(&app, checked).await)?;
    let code = secret::typed_code(&form.code);
    let used = app.store.use_code(CodePurpose::SetUp, code, now()).await?;
    used.ok_or(ApiError::WrongCode)?;
    guess.succeeded();
    let admin = match app.store.create_user(Role::Admin, sign_up, now()).await {
        Ok(admin) => admin,
        Err(taken) => {
            // The host may try again with another name.
            keep(&app.store, &form.code).await?;
            return Err(taken.into());
        }
    };
    server::keep(&app, form.rules).await?;
    let cookie = session::begin(&app, &admin, before.as_ref(), device).await?;
    Ok((StatusCode::CREATED, cookie, Json(answer::account(&admin))))
}
