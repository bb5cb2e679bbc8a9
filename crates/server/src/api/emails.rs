//! `/users/{user}/email` and `/email-verifications`: addresses, and proving that they are one's own.

use std::time::Duration;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use rookery_protocol::account::{Email, EmailFault, EmailRule, Fault, Mistake};
use rookery_protocol::api::{Account, ChangeEmail, UseCode};
use rookery_store::{CodePurpose, NewCode, Role, User};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::{answer, server, users};
use crate::App;
use crate::body::Sent;
use crate::caller::CallerNetwork;
use crate::clock::now;
use crate::error::ApiError;
use crate::guesses::Claimed;
use crate::owner::Owner;
use crate::secret;

const VALID: Duration = Duration::from_secs(7 * 24 * 60 * 60);

pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(change))
        .routes(routes!(ask))
        .routes(routes!(verify))
}

/// Sends a code to the address of this person, if there is a way and a need.
pub(super) async fn ask_to_verify(app: &App, user: &User) -> Result<(), ApiError> {
    let Some(email) = user.email.clone().filter(|_| app.mail.works()) else {
        return Ok(());
    };
    let (code, now) = (secret::new_code(), now());
    let new = NewCode {
        purpose: CodePurpose::VerifyEmail,
        user: Some(user.id),
        email: Some(email.clone()),
        hash: secret::typed_code(&code),
        expires: now.after(VALID),
    };
    app.store.create_code(new, now).await?;
    app.mail.verify_email(&email, &code);
    Ok(())
}

/// Change the email address, or remove it
#[utoipa::path(put, path = "/users/{user}/email", tag = "account", request_body = ChangeEmail,
    params(("user" = String, Path, description = "`me` or an id")),
    responses((status = 200, body = Account)))]
async fn change(
    State(app): State<App>,
    owner: Owner,
    from: CallerNetwork,
    Sent(form): Sent<ChangeEmail>,
) -> Result<Json<Account>, ApiError> {
    owner.caller.session()?;
    if owner.user.role == Role::Guest {
        return Err(users::needs_account("email"));
    }
    let rules = server::rules(&app).await?;
    let optional = rules.email == EmailRule::Optional && owner.user.login.is_some();
    let email = match form.email.is_empty() && optional {
        true => None,
        false => Some(Email::parse(&form.email).map_err(wrong)?),
    };
    owner.caller.confirm(&app, from, &form.current).await?;
    let guess = app.guesses.begin(Claimed::Bearer, from.0)?;
    let text = email.as_ref().map(Email::as_str);
    app.store.change_email(owner.user.id, text).await?;
    guess.succeeded();
    owner.note(&app, "change_email", "").await?;
    let user = users::again(&app, &owner).await?;
    ask_to_verify(&app, &user).await?;
    Ok(Json(answer::account(&user)))
}

/// Have the code for proving the address sent again
#[utoipa::path(post, path = "/users/{user}/email/verification", tag = "account",
    params(("user" = String, Path, description = "`me` or an id")),
    responses((status = 202)))]
async fn ask(
    State(app): State<App>,
    owner: Owner,
    from: CallerNetwork,
) -> Result<StatusCode, ApiError> {
    if !app.mail.works() {
        return Err(ApiError::NoMail);
    }
    // Nobody's mailbox is to be flooded, so asking counts.
    let _counted = app.guesses.begin(Claimed::Known(owner.user.id), from.0)?;
    if owner.user.email_verified.is_none() {
        ask_to_verify(&app, &owner.user).await?;
    }
    owner.note(&app, "ask_to_verify", "").await?;
    Ok(StatusCode::ACCEPTED)
}

/// Prove with a code from a mail that the address is one's own
#[utoipa::path(post, path = "/email-verifications", tag = "account", request_body = UseCode,
    responses((status = 204)))]
async fn verify(
    State(app): State<App>,
    from: CallerNetwork,
    Sent(UseCode { code }): Sent<UseCode>,
) -> Result<StatusCode, ApiError> {
    let guess = app.guesses.begin(Claimed::Bearer, from.0)?;
    let (hash, now) = (secret::typed_code(&code), now());
    let code = app
        .store
        .use_code(CodePurpose::VerifyEmail, hash, now)
        .await?;
    let found = code.and_then(|code| code.user.zip(code.email));
    let (user, email) = found.ok_or(ApiError::WrongCode)?;
    match app.store.verify_email(user, &email, now).await? {
        true => {
            guess.succeeded();
            Ok(StatusCode::NO_CONTENT)
        }
        false => Err(ApiError::WrongCode),
    }
}

fn wrong(fault: EmailFault) -> ApiError {
    vec![Mistake::of(Fault::Email(fault))].into()
}
