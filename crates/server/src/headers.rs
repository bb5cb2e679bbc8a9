//! The headers every answer carries, errors included: what the page may load,
//! who may frame it, and that nothing is kept unless its name is its hash.

use axum::extract::State;
use axum::http::{HeaderName, HeaderValue, header};
use axum::response::Response;

use crate::cookie::Transport;

/// No inline script or style, nothing from another host, and a report to
/// ourselves when a browser has to block something.
const CONTENT_SECURITY_POLICY: &str = "default-src 'none'; \
    script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self'; \
    style-src 'self'; img-src 'self' data: blob:; font-src 'self'; media-src 'self'; \
    manifest-src 'self'; form-action 'self'; base-uri 'none'; object-src 'none'; \
    frame-ancestors 'none'; report-uri /api/v1/csp-reports";

const ALWAYS: [(&str, &str); 8] = [
    ("content-security-policy", CONTENT_SECURITY_POLICY),
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "same-origin"),
    ("x-frame-options", "DENY"),
    ("cross-origin-embedder-policy", "require-corp"),
    ("cross-origin-resource-policy", "same-origin"),
    (
        "permissions-policy",
        "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    ),
    ("x-robots-tag", "noindex, nofollow"),
];

/// Over plain http browsers ignore it, and say so in red.
const PRIVATE: (&str, &str) = ("cross-origin-opener-policy", "same-origin");

pub(crate) async fn add(State(transport): State<Transport>, mut response: Response) -> Response {
    let headers = response.headers_mut();
    let private = (transport == Transport::Private).then_some(PRIVATE);
    for (name, value) in ALWAYS.into_iter().chain(private) {
        headers.insert(
            HeaderName::from_static(name),
            HeaderValue::from_static(value),
        );
    }
    headers
        .entry(header::CACHE_CONTROL)
        .or_insert(HeaderValue::from_static("no-store"));
    response
}
