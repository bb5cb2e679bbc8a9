//! Who is asking: someone with a session cookie, a program with a token, or nobody we know.

use std::net::IpAddr;

use axum::extract::{FromRequestParts, OptionalFromRequestParts};
use axum::http::{HeaderMap, Method, header, request::Parts};
use rookery_store::{AccessToken, NewAudit, Role, Scope, SecretHash, Session, User, UserId};

use crate::App;
use crate::address::{self, Network, Peer};
use crate::clock::now;
use crate::error::ApiError;
use crate::guesses::Claimed;

/// How long after its last note a token is noted as used again.
const NOTED_FOR: std::time::Duration = std::time::Duration::from_secs(24 * 60 * 60);

/// Someone we know.
#[derive(Clone, Debug)]
pub(crate) struct Caller {
    pub(crate) user: User,
    pub(crate) means: Means,
}

/// With what they showed who they are.
#[derive(Clone, Debug)]
pub(crate) enum Means {
    /// A browser that is logged in.
    Session(Session),
    /// A program.
    Token(AccessToken),
}

/// An administrator, with means that reach that far.
pub(crate) struct Admin(pub(crate) Caller);

/// Where a request comes from.
#[derive(Clone, Copy)]
pub(crate) struct CallerNetwork(pub(crate) Network);

/// Whether a request comes from the server's own machine.
pub(crate) struct AtHost(pub(crate) bool);

impl Caller {
    async fn of(parts: &Parts, app: &App) -> Result<Option<Self>, ApiError> {
        let headers = &parts.headers;
        // A program that names a token is never taken for its browser.
        let caller = match headers.get(header::AUTHORIZATION) {
            Some(value) => {
                let secret = value.to_str().ok().and_then(bearer);
                let secret = secret.ok_or(ApiError::NotLoggedIn)?;
                Some(Self::by_token(secret, app).await?)
            }
            None => Self::by_cookie(headers, app).await?,
        };
        match caller {
            Some(caller) if caller.scope() == Scope::Read && !reads(&parts.method) => {
                Err(ApiError::ReadOnly)
            }
            caller => Ok(caller),
        }
    }

    async fn by_token(secret: &str, app: &App) -> Result<Self, ApiError> {
        let now = now();
        let found = app
            .store
            .token(&SecretHash::of(secret.as_bytes()), now)
            .await?;
        let (token, user) = found.ok_or(ApiError::NotLoggedIn)?;
        if token.used.is_none_or(|used| used.after(NOTED_FOR) < now) {
            app.store.touch_token(token.id, now).await?;
        }
        let means = Means::Token(token);
        Ok(Self { user, means })
    }

    async fn by_cookie(headers: &HeaderMap, app: &App) -> Result<Option<Self>, ApiError> {
        let Some(token) = app.transport.token(headers) else {
            return Ok(None);
        };
        let now = now();
        let Ok(claims) = app.keyring.read(token, now).await? else {
            return Ok(None);
        };
        let found = app.store.session(claims.session, now).await?;
        // What was signed and what is kept must agree.
        let found = found
            .filter(|(session, _)| session.user == claims.user && session.scope == claims.scope);
        Ok(found.map(|(session, user)| Self {
            user,
            means: Means::Session(session),
        }))
    }

    fn scope(&self) -> Scope {
        match &self.means {
            Means::Session(session) => session.scope,
            Means::Token(token) => token.scope,
        }
    }

    pub(crate) fn is_admin(&self) -> bool {
        self.user.role == Role::Admin && self.scope() == Scope::Admin
    }

    /// Their session, for what a program may not do.
    pub(crate) fn session(&self) -> Result<&Session, ApiError> {
        match &self.means {
            Means::Session(session) => Ok(session),
            Means::Token(_) => Err(ApiError::NeedsSession),
        }
    }

    /// Makes sure that it is really they, before something that cannot be undone. Guests have no
    /// password, and nothing but their cookie.
    pub(crate) async fn confirm(
        &self,
        app: &App,
        from: CallerNetwork,
        password: &str,
    ) -> Result<(), ApiError> {
        self.session()?;
        let credentials = app.store.credentials_of(self.user.id).await?;
        let hash = credentials.and_then(|found| found.password);
        if hash.is_none() && self.user.role == Role::Guest {
            return Ok(());
        }
        let guess = app.guesses.begin(Claimed::Known(self.user.id), from.0)?;
        let right = app.passwords.verify(password, hash.as_deref()).await;
        let (guess, right) = guess.after(right)?;
        if !right {
            return Err(ApiError::WrongPassword);
        }
        guess.succeeded();
        Ok(())
    }
}

impl Caller {
    /// Notes what an administrator did, to someone or to the server.
    pub(crate) async fn note(
        &self,
        app: &App,
        target: Option<UserId>,
        act: &str,
        detail: &str,
    ) -> Result<(), ApiError> {
        let act = NewAudit {
            actor: Some(self.user.id),
            target,
            act: act.to_owned(),
            detail: detail.to_owned(),
        };
        app.store.append_audit(act, now()).await?;
        Ok(())
    }
}

fn reads(method: &Method) -> bool {
    [Method::GET, Method::HEAD].contains(method)
}

fn bearer(value: &str) -> Option<&str> {
    let (kind, secret) = value.split_once(' ')?;
    kind.eq_ignore_ascii_case("bearer").then(|| secret.trim())
}

impl OptionalFromRequestParts<App> for Caller {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Option<Self>, ApiError> {
        Self::of(parts, app).await
    }
}

impl FromRequestParts<App> for Caller {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, ApiError> {
        Self::of(parts, app).await?.ok_or(ApiError::NotLoggedIn)
    }
}

impl FromRequestParts<App> for Admin {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, ApiError> {
        let caller = Caller::of(parts, app).await?.ok_or(ApiError::NotLoggedIn)?;
        match caller.is_admin() {
            true => Ok(Self(caller)),
            false => Err(ApiError::NotAllowed),
        }
    }
}

impl FromRequestParts<App> for CallerNetwork {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, ApiError> {
        let peer = peer(parts)?;
        Ok(Self(Network::of(peer, &parts.headers, &app.proxies)))
    }
}

impl FromRequestParts<App> for AtHost {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _app: &App) -> Result<Self, ApiError> {
        Ok(Self(address::is_at_host(peer(parts)?, &parts.headers)))
    }
}

fn peer(parts: &Parts) -> Result<IpAddr, ApiError> {
    let peer = parts.extensions.get::<Peer>();
    let Some(Peer(peer)) = peer else {
        tracing::error!("a request without the other end of its connection");
        return Err(ApiError::Internal);
    };
    Ok(peer.ip())
}
