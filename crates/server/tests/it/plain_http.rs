//! Plain http in a school, and proxies in front of the server.

use serde_json::{Value, json};

use crate::app::TestApp;
use crate::client::{Answer, Client};
use crate::people::{PASSWORD, form, log_in};

/// A browser on a page of `http://school.lan`.
fn pupil(app: &TestApp) -> Client {
    let mut client = Client::new(app);
    client.headers = [("host", "school.lan"), ("origin", "http://school.lan")]
        .map(|(name, value)| (name.to_owned(), value.to_owned()))
        .to_vec();
    client
}

/// Everything that would begin a session.
async fn doors(app: &TestApp, client: &Client) -> Vec<Answer> {
    let code = app.app.new_set_up_code().await.unwrap().unwrap();
    let rules = json!({ "sign_up": "open", "email": "optional" });
    let set_up = json!({ "code": code, "admin": form("ada"), "rules": rules });
    vec![
        client.post("/session", log_in("rita", PASSWORD)).await,
        client.post("/accounts", form("olaf")).await,
        client.post("/guests", json!({})).await,
        client.post("/set-up", set_up).await,
    ]
}

#[tokio::test]
async fn a_school_may_do_without_encryption_if_its_host_says_so() {
    let app = TestApp::set(|config| config.insecure_http = true).await;
    app.user("rita").await;
    let browser = pupil(&app);
    let answer = browser.post("/session", log_in("rita", PASSWORD)).await;
    let cookie = answer.header("set-cookie").to_owned();
    answer.ok(200);
    assert!(cookie.starts_with("sid=ey"), "{cookie}");
    assert!(!cookie.contains("Secure"), "{cookie}");
    assert!(cookie.contains("; HttpOnly; SameSite=Lax"), "{cookie}");
    assert_eq!(browser.get("/users/me").await.ok(200)["login"], "rita");
    browser
        .put("/users/me/preferences", json!({}))
        .await
        .ok(204);
    assert_eq!(browser.get("/server").await.ok(200)["unencrypted"], true);
    // The other name is not read, so that a cookie keeps the ties it was given.
    let token = browser.session_token();
    let other = Client::with_session(&app, &token);
    assert_eq!(other.get("/session").await.ok(200)["account"], Value::Null);
    browser.delete("/session").await.ok(204);
    assert_eq!(browser.cookie(), None);
}

#[tokio::test]
async fn without_that_nothing_begins_over_plain_http() {
    let app = TestApp::start().await;
    let rita = app.user("rita").await;
    let before = app.app.passwords.hashes();
    for answer in doors(&app, &pupil(&app)).await {
        answer.refused(403, "needs_https");
        assert_eq!(answer.header("set-cookie"), "");
    }
    assert_eq!(app.app.passwords.hashes(), before);
    let store = &app.app.store;
    assert_eq!(
        store.sessions(rita.id, crate::people::now()).await.unwrap(),
        []
    );
    assert_eq!(store.credentials("olaf").await.unwrap(), None);
    assert!(!store.has_admin().await.unwrap());
    let everyone = rookery_store::UserQuery {
        limit: 9,
        ..Default::default()
    };
    assert_eq!(store.users(&everyone).await.unwrap().len(), 1);
    assert_eq!(
        pupil(&app).get("/server").await.ok(200)["unencrypted"],
        false
    );
}

#[tokio::test]
async fn over_https_and_on_this_machine_sessions_begin() {
    for (host, origin) in [
        ("chess.example.org", "https://chess.example.org"),
        ("localhost:8080", "http://localhost:8080"),
        ("127.0.0.1:8080", "http://127.0.0.1:8080"),
    ] {
        let app = TestApp::start().await;
        app.user("rita").await;
        let mut client = Client::new(&app);
        client.headers = vec![
            ("host".to_owned(), host.to_owned()),
            ("origin".to_owned(), origin.to_owned()),
        ];
        let answer = client.post("/session", log_in("rita", PASSWORD)).await;
        assert!(
            answer.header("set-cookie").ends_with("; Secure"),
            "{origin}"
        );
        answer.ok(200);
    }
}

/// Wrong codes cost no hash, and count for the address.
async fn fail(app: &TestApp, forwarded: &str) -> u16 {
    let headers = [
        ("content-type", "application/json"),
        ("x-forwarded-for", forwarded),
    ];
    let body = json!({ "code": "0000" }).to_string();
    let client = Client::new(app);
    let answer = client
        .raw("POST", "/email-verifications", &headers, body)
        .await;
    answer.status
}

#[tokio::test]
async fn strangers_cannot_say_that_they_are_someone_else() {
    let app = TestApp::start().await;
    for number in 0..300 {
        let forwarded = format!("203.0.113.{}", number % 250);
        assert_eq!(fail(&app, &forwarded).await, 403);
    }
    assert_eq!(fail(&app, "198.51.100.7").await, 429);
}

#[tokio::test]
async fn a_proxy_of_ours_says_who_asks() {
    let app = TestApp::set(|config| {
        config.trusted_proxy = vec!["127.0.0.0/8".parse().unwrap()];
    })
    .await;
    for number in 0..300 {
        // What the client itself claims stands further left and is not believed.
        let forwarded = format!("198.51.100.{}, 203.0.113.5", number % 250);
        assert_eq!(fail(&app, &forwarded).await, 403);
    }
    assert_eq!(fail(&app, "203.0.113.5").await, 429);
    assert_eq!(fail(&app, "203.0.113.6").await, 403);
    assert_eq!(fail(&app, "203.0.113.5, 203.0.113.6").await, 403);
    assert_eq!(fail(&app, "203.0.113.5, 127.0.0.9").await, 429);
}
