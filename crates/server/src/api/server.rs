//! `/server`: what anyone may know about the server, and what its host decides.

use axum::Json;
use axum::extract::State;
use rookery_protocol::account::EmailRule;
use rookery_protocol::api::{ServerFacts, ServerRules, SignUpRule};
use rookery_store::Json as StoredJson;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::App;
use crate::body::Sent;
use crate::caller::{Admin, AtHost};
use crate::clock::now;
use crate::cookie::Transport;
use crate::error::ApiError;

const SETTING: &str = "rules";

/// Until the host decides: anyone may come, and pupils need no email address.
const USUAL: ServerRules = ServerRules {
    sign_up: SignUpRule::Open,
    email: EmailRule::Optional,
};

pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(show))
        .routes(routes!(change))
}

/// What the host decided.
pub(super) async fn rules(app: &App) -> Result<ServerRules, ApiError> {
    let setting = app.store.setting(SETTING).await?;
    let kept = setting.map(|setting| setting.body.read());
    kept.transpose()
        .map(|kept| kept.unwrap_or(USUAL))
        .map_err(|error| {
            tracing::error!(%error, "the server's rules cannot be read");
            ApiError::Internal
        })
}

pub(super) async fn keep(app: &App, rules: ServerRules) -> Result<(), ApiError> {
    let body = StoredJson::of(&rules).expect("two words are JSON");
    Ok(app.store.put_setting(SETTING, body, now()).await?)
}

/// What anyone may know about this server
#[utoipa::path(get, path = "/server", tag = "server",
    responses((status = 200, body = ServerFacts)))]
async fn show(State(app): State<App>, at: AtHost) -> Result<Json<ServerFacts>, ApiError> {
    Ok(Json(ServerFacts {
        version: env!("CARGO_PKG_VERSION").to_owned(),
        rules: rules(&app).await?,
        mail: app.mail.works(),
        needs_set_up: !app.store.has_admin().await?,
        at_host: at.0,
        unencrypted: app.transport == Transport::Open,
    }))
}

/// Decide who may sign up, and with what
#[utoipa::path(put, path = "/server/rules", tag = "admin", request_body = ServerRules,
    responses((status = 200, body = ServerRules)))]
async fn change(
    State(app): State<App>,
    admin: Admin,
    Sent(rules): Sent<ServerRules>,
) -> Result<Json<ServerRules>, ApiError> {
    keep(&app, rules).await?;
    admin
        .0
        .note(&app, None, "rules", &format!("{rules:?}"))
        .await?;
    Ok(Json(rules))
}
