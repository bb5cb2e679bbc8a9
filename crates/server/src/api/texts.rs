//! `/texts`: what the host tells people about privacy and about how to behave.

use axum::Json;
use axum::extract::{Path, State};
use rookery_protocol::api::{ChangeText, Text, TextName};
use rookery_store::Json as StoredJson;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::App;
use crate::body::Sent;
use crate::caller::Admin;
use crate::clock::now;
use crate::error::ApiError;

pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(show, change))
}

/// A text of this server: `privacy` or `terms`
#[utoipa::path(get, path = "/texts/{name}", tag = "server",
    params(("name" = TextName, Path)), responses((status = 200, body = Text)))]
async fn show(State(app): State<App>, Path(name): Path<String>) -> Result<Json<Text>, ApiError> {
    let name = named(&name)?;
    let setting = app.store.setting(setting(name)).await?;
    let kept = setting.and_then(|kept| Some((kept.body.read::<String>().ok()?, kept.changed)));
    Ok(Json(match kept {
        Some((text, changed)) if !text.is_empty() => Text {
            text,
            changed: Some(changed.as_millis()),
        },
        _ => Text {
            text: usual(name).to_owned(),
            changed: None,
        },
    }))
}

/// Replace such a text
#[utoipa::path(put, path = "/texts/{name}", tag = "admin", request_body = ChangeText,
    params(("name" = TextName, Path)), responses((status = 204)))]
async fn change(
    State(app): State<App>,
    admin: Admin,
    Path(name): Path<String>,
    Sent(ChangeText { text }): Sent<ChangeText>,
) -> Result<axum::http::StatusCode, ApiError> {
    let name = named(&name)?;
    if text.chars().count() > ChangeText::LONGEST {
        let message = "A text has at most 50,000 characters.";
        return Err(ApiError::field("text", "text_too_long", message));
    }
    let body = StoredJson::of(&text).expect("a text is JSON");
    app.store.put_setting(setting(name), body, now()).await?;
    admin.0.note(&app, None, "text", setting(name)).await?;
    Ok(axum::http::StatusCode::NO_CONTENT)
}

fn named(name: &str) -> Result<TextName, ApiError> {
    match name {
        "privacy" => Ok(TextName::Privacy),
        "terms" => Ok(TextName::Terms),
        _ => Err(ApiError::NoSuchResource),
    }
}

const fn setting(name: TextName) -> &'static str {
    match name {
        TextName::Privacy => "text_privacy",
        TextName::Terms => "text_terms",
    }
}

const fn usual(name: TextName) -> &'static str {
    match name {
        TextName::Privacy => include_str!("texts/privacy.txt"),
        TextName::Terms => include_str!("texts/terms.txt"),
    }
}
