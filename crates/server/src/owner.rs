//! Whose things a request is about: the `{user}` of its path, `me` or an id; without one, the
//! caller. An administrator reaches everyone's, and that is noted. To all others nobody is there.

use std::time::Duration;

use axum::extract::{FromRequestParts, MatchedPath, RawPathParams};
use axum::http::Method;
use axum::http::request::Parts;
use rookery_store::{Look, User, UserId};
use serde::Deserialize;

use crate::App;
use crate::caller::Caller;
use crate::clock::now;
use crate::error::ApiError;

/// The person, and who asks about them.
pub(crate) struct Owner {
    pub(crate) user: User,
    pub(crate) caller: Caller,
}

/// The `{id}` of a path, whether or not a `{user}` stands before it.
#[derive(Deserialize)]
pub(crate) struct ItemPath {
    pub(crate) id: String,
}

impl Owner {
    /// Whether someone else acts for them.
    pub(crate) fn is_another(&self) -> bool {
        self.user.id != self.caller.user.id
    }

    /// Refuses everyone but an administrator.
    pub(crate) fn administered(&self) -> Result<(), ApiError> {
        match self.caller.is_admin() {
            true => Ok(()),
            false => Err(ApiError::NotAllowed),
        }
    }

    /// Notes what an administrator did to someone else. What people do to themselves is theirs.
    pub(crate) async fn note(&self, app: &App, act: &str, detail: &str) -> Result<(), ApiError> {
        if self.is_another() {
            let target = Some(self.user.id);
            self.caller.note(app, target, act, detail).await?;
        }
        Ok(())
    }
}

/// The same look is noted again after so long.
const LOOK_PAUSE: Duration = Duration::from_secs(60 * 60);

/// Notes that someone looks at what is another's, before anything is told.
pub(crate) async fn note_look(
    app: &App,
    caller: &Caller,
    whose: UserId,
    look: Look,
) -> Result<(), ApiError> {
    if whose != caller.user.id {
        let by = caller.user.id;
        app.store
            .append_look(by, whose, look, LOOK_PAUSE, now())
            .await?;
    }
    Ok(())
}

/// What is looked at, by the part of the path behind the `{user}`. What changes something is noted
/// where it is done, and so is an export.
fn look(parts: &Parts) -> Option<Look> {
    if ![Method::GET, Method::HEAD].contains(&parts.method) {
        return None;
    }
    let path = parts.extensions.get::<MatchedPath>()?.as_str();
    let (_, rest) = path.split_once("{user}")?;
    match rest.trim_start_matches('/').split('/').next()? {
        "games" | "games.pgn" => Some(Look::Games),
        "puzzles" => Some(Look::Puzzles),
        "adventure" => Some(Look::Adventure),
        "survival" => Some(Look::Survival),
        "opponents" => Some(Look::Opponents),
        "shares" => Some(Look::Links),
        "sessions" => Some(Look::Sessions),
        "tokens" => Some(Look::Tokens),
        "preferences" => Some(Look::Preferences),
        "export" => None,
        _ => Some(Look::Account),
    }
}

impl FromRequestParts<App> for Owner {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, ApiError> {
        let caller = <Caller as FromRequestParts<App>>::from_request_parts(parts, app).await?;
        let missing = || ApiError::NoSuchResource;
        let params = RawPathParams::from_request_parts(parts, app).await;
        let params = params.map_err(|_| missing())?;
        let named = params.iter().find(|(name, _)| *name == "user");
        let name = named.map_or("me", |(_, name)| name);
        if name == "me" {
            let user = caller.user.clone();
            return Ok(Self { user, caller });
        }
        let id: UserId = name.parse().map_err(|_| missing())?;
        let user = match id == caller.user.id {
            true => caller.user.clone(),
            false if caller.is_admin() => app.store.user(id).await?.ok_or_else(missing)?,
            false => return Err(missing()),
        };
        if let Some(look) = look(parts) {
            note_look(app, &caller, user.id, look).await?;
        }
        Ok(Self { user, caller })
    }
}
