//! Serves the files of the page: the right twin, a tag to ask again with, and
//! the page itself for every address that is one of its places.

use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};

use crate::App;
use crate::encoding::{Accepted, Encoding};
use crate::error::ApiError;
use crate::site::Asset;
use crate::tag;

const FOR_EVER: HeaderValue = HeaderValue::from_static("public, max-age=31536000, immutable");
const NOT_BUILT: &str = "The Rookery server runs, but the site was not built into it.\n\
    Start it with: cargo xtask run\n";

/// Answers whatever no route of the API has taken.
pub(crate) async fn serve(State(app): State<App>, request: Request) -> Response {
    let path = request.uri().path();
    if is_api(path) {
        return ApiError::NoSuchResource.into_response();
    }
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        let allowed = [(header::ALLOW, "GET, HEAD")];
        return (
            StatusCode::METHOD_NOT_ALLOWED,
            allowed,
            "Only GET and HEAD work here.\n",
        )
            .into_response();
    }
    match (
        app.site.get(file_of(request.uri())),
        app.site.get("index.html"),
    ) {
        (Some(asset), _) => deliver(asset, is_hashed(path), request.headers()),
        (None, _) if !is_place(path) => {
            (StatusCode::NOT_FOUND, "There is no such file.\n").into_response()
        }
        (None, Some(page)) => deliver(page, false, request.headers()),
        (None, None) => (StatusCode::SERVICE_UNAVAILABLE, NOT_BUILT).into_response(),
    }
}

fn deliver(asset: &Asset, hashed: bool, asked: &HeaderMap) -> Response {
    let wanted = asked.get_all(header::ACCEPT_ENCODING).iter();
    let wanted: Vec<_> = wanted.filter_map(|value| value.to_str().ok()).collect();
    let accepted = Accepted::parse(&wanted.join(","));
    let Some((encoding, content)) = accepted
        .choose(|encoding| asset.content(encoding).is_some())
        .and_then(|encoding| Some((encoding, asset.content(encoding)?)))
    else {
        return (
            StatusCode::NOT_ACCEPTABLE,
            "No encoding you accept is available.\n",
        )
            .into_response();
    };

    let tag = format!("\"{}-{}\"", asset.hash, encoding.name());
    let known = tag::is_known(asked, &tag);
    let mut headers = HeaderMap::new();
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        headers.insert(header::ETAG, tag);
    }
    if hashed {
        headers.insert(header::CACHE_CONTROL, FOR_EVER);
    }
    if known {
        return (StatusCode::NOT_MODIFIED, headers).into_response();
    }
    headers.insert(
        header::CONTENT_TYPE,
        HeaderValue::from_static(asset.media_type),
    );
    if encoding != Encoding::Identity {
        headers.insert(
            header::CONTENT_ENCODING,
            HeaderValue::from_static(encoding.name()),
        );
    }
    (headers, content.clone()).into_response()
}

fn file_of(uri: &Uri) -> &str {
    uri.path().trim_start_matches('/')
}

/// `/api` itself is the page about it.
fn is_api(path: &str) -> bool {
    path.starts_with("/api/")
}

/// Everything under `/assets/` carries its hash in its name.
fn is_hashed(path: &str) -> bool {
    path.starts_with("/assets/")
}

/// A place inside the page, such as `/play`, as opposed to a file.
fn is_place(path: &str) -> bool {
    let last = path.rsplit('/').next().unwrap_or_default();
    !is_hashed(path) && !last.contains('.')
}
