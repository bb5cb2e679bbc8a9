//! Tokens of programs: how far each scope reaches, and what only a person in a browser may do.

use std::time::Duration;

use rookery_store::{Scope, UserId};
use serde_json::{Value, json};

use crate::app::TestApp;
use crate::client::Client;
use crate::people::{OTHER_PASSWORD, PASSWORD, form, in_days, now};

/// What only a session may do, with a right body.
fn personal(user: UserId) -> Vec<(&'static str, String, Option<Value>)> {
    let of = |rest: &str| format!("/users/{user}{rest}");
    let id = UserId::new(now());
    vec![
        ("GET", of("/tokens"), None),
        (
            "POST",
            of("/tokens"),
            Some(json!({ "name": "Another", "scope": "read" })),
        ),
        ("DELETE", of(&format!("/tokens/{id}")), None),
        ("GET", of("/sessions"), None),
        ("DELETE", of("/sessions"), None),
        ("DELETE", of(&format!("/sessions/{id}")), None),
        ("DELETE", "/session".to_owned(), None),
        ("PATCH", of(""), Some(json!({ "login": "another" }))),
        (
            "PUT",
            of("/email"),
            Some(json!({ "email": "x@example.org", "current": PASSWORD })),
        ),
        (
            "PUT",
            of("/password"),
            Some(json!({
                "current": PASSWORD, "password": OTHER_PASSWORD, "repeated": OTHER_PASSWORD,
            })),
        ),
        (
            "POST",
            of("/deletion"),
            Some(json!({ "current": PASSWORD })),
        ),
    ]
}

/// What only an administrator's session may do.
fn administrative(user: UserId) -> Vec<(&'static str, String, Option<Value>)> {
    let of = |rest: &str| format!("/users/{user}{rest}");
    vec![
        ("PUT", of("/role"), Some(json!({ "role": "admin" }))),
        ("POST", of("/reset-code"), None),
        ("POST", "/admin/keys".to_owned(), None),
        ("POST", "/admin/users".to_owned(), Some(form("newcomer"))),
    ]
}

#[tokio::test]
async fn a_reading_token_looks_and_changes_nothing() {
    let app = TestApp::start().await;
    let rita = app.user("rita").await;
    let program = app.program(&rita, Scope::Read).await;
    assert_eq!(program.get("/users/me").await.ok(200)["login"], "rita");
    assert_eq!(
        program.get("/session").await.ok(200)["account"]["login"],
        "rita"
    );
    program.get("/users/me/preferences").await.ok(200);
    assert_eq!(program.get("/users/me/export").await.status, 200);

    let path = "/users/me/preferences";
    let changes = [
        program.put(path, json!({ "theme": "dark" })).await,
        program
            .patch("/users/me", json!({ "display": "Another" }))
            .await,
        program.post("/guests", json!({})).await,
        program.post("/accounts", form("newcomer")).await,
        program.delete("/session").await,
        program
            .post("/users/me/email/verification", json!({}))
            .await,
    ];
    for change in changes {
        change.refused(403, "read_only");
    }
    let (mut personal, more) = (personal(rita.id), administrative(rita.id));
    personal.extend(more);
    for (method, path, body) in personal {
        let answer = program.send(method, &path, body).await;
        let code = match method {
            "GET" => "needs_session",
            _ => "read_only",
        };
        answer.refused(403, code);
    }
    assert_eq!(app.app.store.preferences(rita.id).await.unwrap(), None);
}

#[tokio::test]
async fn an_ordinary_token_reaches_its_own_things_and_no_others() {
    let app = TestApp::start().await;
    let (rita, olaf, ada) = (
        app.user("rita").await,
        app.user("olaf").await,
        app.admin("ada").await,
    );
    // An administrator's token reaches no further than it says either.
    for person in [&rita, &ada] {
        let program = app.program(person, Scope::User).await;
        let path = "/users/me/preferences";
        program.put(path, json!({ "theme": "dark" })).await.ok(204);
        program
            .patch("/users/me", json!({ "display": "Another" }))
            .await
            .ok(200);
        for path in ["", "/preferences", "/export", "/sessions", "/tokens"] {
            let answer = program.get(&format!("/users/{}{path}", olaf.id)).await;
            answer.refused(404, "no_such_resource");
        }
        for path in ["/admin/users", "/admin/audit"] {
            program.get(path).await.refused(403, "not_allowed");
        }
        let rules = json!({ "sign_up": "closed", "email": "optional" });
        program
            .put("/server/rules", rules)
            .await
            .refused(403, "not_allowed");
    }
    let rita = app.program(&rita, Scope::Admin).await;
    rita.get("/admin/users").await.refused(403, "not_allowed");
}

#[tokio::test]
async fn no_token_does_what_needs_a_person() {
    let app = TestApp::start().await;
    let (rita, ada) = (app.user("rita").await, app.admin("ada").await);
    for (person, scope) in [
        (&rita, Scope::User),
        (&ada, Scope::User),
        (&ada, Scope::Admin),
    ] {
        let program = app.program(person, scope).await;
        for (method, path, body) in personal(person.id) {
            let answer = program.send(method, &path, body).await;
            answer.refused(403, "needs_session");
        }
    }
    let program = app.program(&ada, Scope::Admin).await;
    for (method, path, body) in [personal(rita.id), administrative(rita.id)].concat() {
        if path != "/session" {
            let answer = program.send(method, &path, body).await;
            answer.refused(403, "needs_session");
        }
    }
    // But it looks after the server and other people's things.
    assert_eq!(
        program.get("/admin/users").await.ok(200)["users"]
            .as_array()
            .unwrap()
            .len(),
        2
    );
    let path = format!("/users/{}/preferences", rita.id);
    program.put(&path, json!({ "theme": "dark" })).await.ok(204);
    program
        .put("/texts/terms", json!({ "text": "Be kind." }))
        .await
        .ok(204);
    let kept = app.app.store.credentials("rita").await.unwrap().unwrap();
    assert_eq!(kept.user.display, "The rita");
}

#[tokio::test]
async fn tokens_that_ended_or_never_were_open_nothing() {
    let app = TestApp::start().await;
    let rita = app.user("rita").await;
    let past = now().before(Duration::from_secs(1));
    let (_, ended) = app.token(rita.id, Scope::User, Some(past)).await;
    let (id, revoked) = app.token(rita.id, Scope::User, Some(in_days(1))).await;
    let program = Client::with_token(&app, &revoked);
    program.get("/users/me").await.ok(200);
    let browser = app.browser(&rita).await;
    browser
        .delete(&format!("/users/me/tokens/{id}"))
        .await
        .ok(204);
    browser
        .delete(&format!("/users/me/tokens/{id}"))
        .await
        .refused(404, "no_such_resource");
    for secret in [&*ended, &revoked, "", "rookery_nothing", "x y"] {
        let program = Client::with_token(&app, secret);
        for path in ["/users/me", "/session", "/admin/users"] {
            program.get(path).await.refused(401, "not_logged_in");
        }
    }
}

#[tokio::test]
async fn a_program_that_names_a_token_is_never_taken_for_its_browser() {
    let app = TestApp::start().await;
    let rita = app.user("rita").await;
    let olaf = app.user("olaf").await;
    let (_, secret) = app.token(olaf.id, Scope::Read, None).await;
    let browser = app.browser(&rita).await;
    for (value, expected) in [
        (format!("Bearer {secret}"), Some("olaf")),
        (format!("bearer  {secret}"), Some("olaf")),
        ("Bearer nothing".to_owned(), None),
        ("Basic cml0YTpSb29rLXRha2VzLWU1".to_owned(), None),
        ("Bearer".to_owned(), None),
        (secret, None),
    ] {
        let headers = [("authorization", &*value)];
        let answer = browser.raw("GET", "/users/me", &headers, "").await;
        match expected {
            Some(login) => assert_eq!(answer.ok(200)["login"], login, "{value}"),
            None => drop(answer.refused(401, "not_logged_in")),
        }
        let answer = browser.raw("DELETE", "/session", &headers, "").await;
        assert!([401, 403].contains(&answer.status), "{value}");
    }
    assert_eq!(browser.get("/users/me").await.ok(200)["login"], "rita");
}

#[tokio::test]
async fn a_token_is_told_once_and_works_as_it_says() {
    let app = TestApp::start().await;
    let rita = app.user("rita").await;
    let browser = app.browser(&rita).await;
    let form = json!({ "name": "My script", "scope": "read", "days": 30 });
    let made = browser.post("/users/me/tokens", form).await.ok(201);
    let secret = made["secret"].as_str().unwrap();
    let listed = browser.get("/users/me/tokens").await;
    assert!(!listed.text().contains(secret));
    let listed = listed.ok(200);
    assert_eq!(listed[0]["id"], made["token"]["id"]);
    assert_eq!(listed[0]["used"], Value::Null);
    let program = Client::with_token(&app, secret);
    program.get("/users/me").await.ok(200);
    let listed = browser.get("/users/me/tokens").await.ok(200);
    assert!(listed[0]["used"].is_i64(), "{listed}");

    for (form, field, code) in [
        (json!({ "name": "", "scope": "read" }), "name", "token_name"),
        (
            json!({ "name": "x".repeat(61), "scope": "read" }),
            "name",
            "token_name",
        ),
        (
            json!({ "name": "a\u{0}b", "scope": "read" }),
            "name",
            "token_name",
        ),
        (
            json!({ "name": "x", "scope": "read", "days": 0 }),
            "days",
            "token_days",
        ),
        (
            json!({ "name": "x", "scope": "read", "days": 3651 }),
            "days",
            "token_days",
        ),
    ] {
        let answer = browser.post("/users/me/tokens", form).await;
        answer.blames(422, field, code);
    }
    let form = json!({ "name": "x", "scope": "admin" });
    let answer = browser.post("/users/me/tokens", form).await;
    answer.refused(403, "not_allowed");
}
