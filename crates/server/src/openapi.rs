//! The description of the API, made from the code that serves it.

use axum::Router;
use axum::http::header;
use axum::routing::get;
use rookery_protocol::api::TextName;
use rookery_protocol::{FieldProblem, Problem};
use tower_http::compression::CompressionLayer;
use utoipa::openapi::path::{Operation, PathItem};
use utoipa::openapi::security::{ApiKey, ApiKeyValue, HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::openapi::{ContentBuilder, Ref, ResponseBuilder};
use utoipa::{Modify, OpenApi};
use utoipa_axum::router::OpenApiRouter;

use crate::{App, api};

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Rookery",
        description = "Everything that the page does, programs can do too. Log in with a session \
            cookie from the page, or with a personal access token as `Authorization: Bearer`. \
            Every refusal is a `Problem` with a stable code.",
    ),
    servers((url = "/api/v1")),
    tags(
        (name = "server", description = "The server itself"),
        (name = "session", description = "Coming and going"),
        (name = "account", description = "People and what is theirs; `me` is whoever asks"),
        (name = "games", description = "Games, files of games, and links that show one"),
        (name = "puzzles", description = "Puzzles: to practice, to be judged at, and what became of them"),
        (name = "adventure", description = "The story, the sheet that games add up to, and survival"),
        (name = "opponents", description = "Opponents that people make themselves, and hand on"),
        (name = "admin", description = "What only administrators do"),
    ),
    components(schemas(Problem, FieldProblem, TextName)),
    modifiers(&WaysIn),
)]
struct Document;

struct WaysIn;

impl Modify for WaysIn {
    fn modify(&self, document: &mut utoipa::openapi::OpenApi) {
        let components = document.components.get_or_insert_default();
        let bearer = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).build();
        components.add_security_scheme("token", SecurityScheme::Http(bearer));
        let cookie = ApiKey::Cookie(ApiKeyValue::new("__Host-sid"));
        components.add_security_scheme("session", SecurityScheme::ApiKey(cookie));
    }
}

/// The description as JSON.
#[must_use]
pub fn document() -> String {
    described().1
}

/// The routes of the API, with their description at `/openapi.json`.
pub(crate) fn routes() -> Router<App> {
    let (router, text) = described();
    let kind = [(header::CONTENT_TYPE, "application/json")];
    // Long, the same for everybody and without a secret: unlike the others this answer may be packed.
    let described = get(move || std::future::ready((kind, text.clone())));
    router.route("/openapi.json", described.layer(CompressionLayer::new()))
}

fn described() -> (Router<App>, String) {
    let router = OpenApiRouter::with_openapi(Document::openapi()).merge(api::routes());
    let (router, mut document) = router.split_for_parts();
    for item in document.paths.paths.values_mut() {
        operations(item).for_each(add_refusal);
    }
    let text = document.to_json().expect("a description is JSON");
    (router, text)
}

fn operations(item: &mut PathItem) -> impl Iterator<Item = &mut Operation> {
    let PathItem {
        get,
        put,
        post,
        delete,
        patch,
        ..
    } = item;
    [get, put, post, delete, patch].into_iter().flatten()
}

/// Whatever is not done is explained in the same way.
fn add_refusal(operation: &mut Operation) {
    let content = ContentBuilder::new().schema(Some(Ref::from_schema_name("Problem")));
    let refusal = ResponseBuilder::new()
        .description("A refusal, with a code for programs and a sentence for people")
        .content("application/problem+json", content.build())
        .build();
    let responses = &mut operation.responses.responses;
    responses.insert("default".to_owned(), refusal.into());
}
