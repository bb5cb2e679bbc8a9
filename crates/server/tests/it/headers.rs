//! The security headers, on every kind of answer.

use reqwest::Response;

use crate::app::{TestApp, header};

const EXPECTED: [(&str, &str); 8] = [
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "same-origin"),
    ("x-frame-options", "DENY"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-embedder-policy", "require-corp"),
    ("cross-origin-resource-policy", "same-origin"),
    (
        "permissions-policy",
        "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    ),
    ("x-robots-tag", "noindex, nofollow"),
];

const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; \
    connect-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; \
    media-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; object-src 'none'; \
    frame-ancestors 'none'; report-uri /api/v1/csp-reports";

fn check(answer: &Response, what: &str) {
    assert_eq!(header(answer, "content-security-policy"), POLICY, "{what}");
    for (name, value) in EXPECTED {
        assert_eq!(header(answer, name), value, "{what}: {name}");
    }
    assert!(answer.headers().contains_key("cache-control"), "{what}");
}

#[tokio::test]
async fn pages_files_and_the_api_carry_them() {
    let app = TestApp::start().await;
    for path in ["/", "/play", "/assets/app-0123.js", "/api/v1/health"] {
        check(&app.get(path).await, path);
    }
}

#[tokio::test]
async fn errors_carry_them_too() {
    let app = TestApp::start().await;
    for (method, path, status) in [
        ("GET", "/assets/nothing.js", 404),
        ("GET", "/api/v1/nothing", 404),
        ("POST", "/", 405),
        ("DELETE", "/api/v1/health", 405),
        ("POST", "/api/v1/csp-reports", 415),
    ] {
        let answer = app.request(method, path).send().await.unwrap();
        assert_eq!(answer.status(), status, "{method} {path}");
        check(&answer, path);
    }
}

#[tokio::test]
async fn an_answer_without_content_carries_them() {
    let app = TestApp::start().await;
    let request = app.request("GET", "/").header("if-none-match", "*");
    let answer = request.send().await.unwrap();
    assert_eq!(answer.status(), 304);
    check(&answer, "304");
}
