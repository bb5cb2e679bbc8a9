//! Health, and the shape of every refusal.

use reqwest::Response;
use serde_json::Value;

use crate::app::{TestApp, header};
use crate::client::Client;

async fn check_problem(answer: Response, status: u16, code: &str) {
    assert_eq!(answer.status(), status);
    assert_eq!(header(&answer, "content-type"), "application/problem+json");
    let body: Value = serde_json::from_slice(&answer.bytes().await.unwrap()).unwrap();
    assert_eq!(body["code"], code);
    assert!(!body["message"].as_str().unwrap().is_empty());
}

#[tokio::test]
async fn health_names_the_version() {
    let app = TestApp::start().await;
    let answer = app.get("/api/v1/health").await;
    assert_eq!(answer.status(), 200);
    let body: Value = serde_json::from_slice(&answer.bytes().await.unwrap()).unwrap();
    assert_eq!(body["status"], "ok");
    assert_eq!(body["version"], env!("CARGO_PKG_VERSION"));
}

/// Every `$ref` below this value.
fn references(value: &Value) -> Vec<&str> {
    match value {
        Value::Object(fields) => {
            let named = fields.get("$ref").and_then(Value::as_str);
            let below = fields.values().flat_map(references);
            named.into_iter().chain(below).collect()
        }
        Value::Array(values) => values.iter().flat_map(references).collect(),
        _ => Vec::new(),
    }
}

#[tokio::test]
async fn the_description_describes_all_that_it_mentions() {
    let app = TestApp::start().await;
    let answer = app.get("/api/v1/openapi.json").await;
    assert_eq!(header(&answer, "content-type"), "application/json");
    let document: Value = serde_json::from_slice(&answer.bytes().await.unwrap()).unwrap();
    let mentioned = references(&document);
    assert!(mentioned.len() > 50, "{mentioned:?}");
    for place in mentioned {
        let place = place.strip_prefix('#').unwrap();
        assert!(document.pointer(place).is_some(), "{place} is missing");
    }
}

#[tokio::test]
async fn the_description_is_packed_for_those_who_can_unpack() {
    let app = TestApp::start().await;
    let ask = async |accepted| {
        let request = app.request("GET", "/api/v1/openapi.json");
        request
            .header("accept-encoding", accepted)
            .send()
            .await
            .unwrap()
    };
    let (packed, plain) = (ask("gzip").await, ask("identity").await);
    assert_eq!(header(&packed, "content-encoding"), "gzip");
    assert_eq!(header(&packed, "vary"), "accept-encoding");
    assert_eq!(header(&packed, "cache-control"), "no-store");
    assert!(packed.bytes().await.unwrap().len() * 4 < plain.bytes().await.unwrap().len());
}

#[tokio::test]
async fn an_unknown_address_of_the_api_is_a_problem_not_a_page() {
    let app = TestApp::start().await;
    for path in [
        "/api/",
        "/api/v1",
        "/api/v1/",
        "/api/v1/nothing",
        "/api/v2/health",
        "/api/x.js",
    ] {
        check_problem(app.get(path).await, 404, "no_such_resource").await;
    }
}

#[tokio::test]
async fn a_wrong_method_is_a_problem() {
    let app = TestApp::start().await;
    let answer = app
        .request("DELETE", "/api/v1/health")
        .send()
        .await
        .unwrap();
    assert_eq!(header(&answer, "allow"), "GET,HEAD");
    check_problem(answer, 405, "wrong_method").await;
    check_problem(app.get("/api/v1/csp-reports").await, 405, "wrong_method").await;
}

#[tokio::test]
async fn a_body_that_cannot_be_read_is_a_problem() {
    let app = TestApp::start().await;
    let post = |kind: &str, body: Vec<u8>| {
        let request = app.request("POST", "/api/v1/csp-reports");
        request.header("content-type", kind).body(body).send()
    };
    let json = "application/csp-report";
    check_problem(
        post("text/plain", b"{}".to_vec()).await.unwrap(),
        415,
        "wrong_media_type",
    )
    .await;
    check_problem(post(json, b"{".to_vec()).await.unwrap(), 400, "bad_body").await;
    check_problem(
        post(json, vec![b' '; 70_000]).await.unwrap(),
        413,
        "too_large",
    )
    .await;
}

/// Each operation of the description, with the names that may stand behind its `?`.
async fn operations(app: &TestApp) -> Vec<(String, String, Vec<String>)> {
    let answer = app.get("/api/v1/openapi.json").await;
    let document: Value = serde_json::from_slice(&answer.bytes().await.unwrap()).unwrap();
    let mut found = Vec::new();
    for (path, item) in document["paths"].as_object().unwrap() {
        let path = path.replace("{user}", "me").replace("{id}", "x");
        for (method, told) in item.as_object().unwrap() {
            let all = told["parameters"].as_array().into_iter().flatten();
            let names = all.filter(|one| one["in"] == "query");
            let names = names.map(|one| one["name"].as_str().unwrap().to_owned());
            found.push((method.to_uppercase(), path.clone(), names.collect()));
        }
    }
    found
}

#[tokio::test]
async fn an_unknown_parameter_is_refused_by_name_everywhere() {
    let app = TestApp::start().await;
    let client = Client::new(&app);
    let all = operations(&app).await;
    assert!(all.len() > 90, "{}", all.len());
    for (method, path, _) in &all {
        let answer = client.send(method, &format!("{path}?us%65r=1"), None).await;
        let question = format!("{method} {path}: {}", answer.text());
        assert_eq!(answer.status, 400, "{question}");
        answer.blames(400, "user", "unknown_parameter");
        let message = answer.json()["message"].to_string();
        assert!(message.contains("user"), "{message}");
    }
    let document = client.get("/openapi.json?user=1").await;
    document.blames(400, "user", "unknown_parameter");
}

#[tokio::test]
async fn every_parameter_of_the_description_may_be_asked() {
    let app = TestApp::start().await;
    let client = Client::new(&app);
    let mut asked = 0;
    for (method, path, names) in operations(&app).await {
        for name in names {
            let answer = client
                .send(&method, &format!("{path}?{name}=1"), None)
                .await;
            assert_ne!(
                answer.status,
                400,
                "{method} {path} {name}: {}",
                answer.text()
            );
            asked += 1;
        }
    }
    assert!(asked > 30, "{asked}");
}
