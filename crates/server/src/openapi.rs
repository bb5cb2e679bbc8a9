//! The description of the API, made from the code that serves it.

use axum::Router;
use axum::http::{Method, header};
use axum::middleware::from_fn_with_state;
use axum::routing::get;
use rookery_protocol::api::TextName;
use rookery_protocol::{FieldProblem, Problem};
use tower_http::compression::CompressionLayer;
use utoipa::openapi::path::{Operation, Parameter, ParameterBuilder, ParameterIn, PathItem};
use utoipa::openapi::schema::Type;
use utoipa::openapi::security::{ApiKey, ApiKeyValue, HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::openapi::{ContentBuilder, Object, Ref, RefOr, Required, ResponseBuilder};
use utoipa::{Modify, OpenApi};
use utoipa_axum::router::OpenApiRouter;

use crate::question::{self, Questions};
use crate::{App, api};

const DOCUMENT: &str = "/openapi.json";

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
    written(&described().1)
}

/// The routes of the API, with their description at `/openapi.json`.
pub(crate) fn routes() -> Router<App> {
    let (router, document) = described();
    let text = written(&document);
    let kind = [(header::CONTENT_TYPE, "application/json")];
    // Long, the same for everybody and without a secret: unlike the others this answer may be packed.
    let described = get(move || std::future::ready((kind, text.clone())));
    let paths = document.paths.paths.iter();
    let operations = paths.flat_map(|(path, item)| {
        operations(item).map(move |(method, operation)| (method, path.as_str(), operation))
    });
    let own = Operation::default();
    let questions = Questions::of(operations.chain([(Method::GET, DOCUMENT, &own)]));
    router
        .route(DOCUMENT, described.layer(CompressionLayer::new()))
        .route_layer(from_fn_with_state(questions, question::guard))
}

fn described() -> (Router<App>, utoipa::openapi::OpenApi) {
    let router = OpenApiRouter::with_openapi(Document::openapi()).merge(api::routes());
    let (router, mut document) = router.split_for_parts();
    for (path, item) in &mut document.paths.paths {
        let PathItem {
            get,
            put,
            post,
            delete,
            patch,
            ..
        } = item;
        for operation in [get, put, post, delete, patch].into_iter().flatten() {
            add_refusal(operation);
            if path.contains("{user}") {
                add_user(operation);
            }
        }
    }
    (router, document)
}

fn written(document: &utoipa::openapi::OpenApi) -> String {
    document.to_json().expect("a description is JSON")
}

fn operations(item: &PathItem) -> impl Iterator<Item = (Method, &Operation)> {
    let all = [
        (Method::GET, &item.get),
        (Method::PUT, &item.put),
        (Method::POST, &item.post),
        (Method::DELETE, &item.delete),
        (Method::PATCH, &item.patch),
    ];
    all.into_iter()
        .filter_map(|(method, operation)| Some((method, operation.as_ref()?)))
}

/// Says whose things it is about, where the handler is the same as for one's own.
fn add_user(operation: &mut Operation) {
    let parameters = operation.parameters.get_or_insert_default();
    if parameters.iter().any(|one| named(one) == Some("user")) {
        return;
    }
    let user = ParameterBuilder::new()
        .name("user")
        .parameter_in(ParameterIn::Path)
        .required(Required::True)
        .description(Some("`me` or an id"))
        .schema(Some(Object::with_type(Type::String)));
    parameters.insert(0, user.build().into());
}

fn named(parameter: &RefOr<Parameter>) -> Option<&str> {
    match parameter {
        RefOr::T(parameter) => Some(&parameter.name),
        RefOr::Ref(_) => None,
    }
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
