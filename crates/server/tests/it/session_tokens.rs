//! Tokens of sessions: only what the server signed opens anything, while the session lives.

use std::time::Duration;

use base64ct::{Base64UrlUnpadded, Encoding};
use rookery_server::auth::session::{Claims, Signer};
use rookery_store::{Role, Scope, SessionId, User};
use serde_json::{Value, json};

use crate::app::TestApp;
use crate::client::Client;
use crate::people::{OTHER_PASSWORD, PASSWORD, in_days, log_in, now};

/// Stops unless whoever brings this token is nobody.
async fn check_opens_nothing(app: &TestApp, token: &str, why: &str) {
    let client = Client::with_session(app, token);
    let told = client.get("/session").await.ok(200);
    assert_eq!(told, json!({ "account": null }), "{why}");
    client.get("/users/me").await.refused(401, "not_logged_in");
    let answer = client.put("/users/me/preferences", json!({})).await;
    answer.refused(401, "not_logged_in");
}

async fn check_opens(app: &TestApp, token: &str) {
    Client::with_session(app, token)
        .get("/users/me")
        .await
        .ok(200);
}

fn claims(session: SessionId, user: &User) -> Claims {
    Claims {
        session,
        user: user.id,
        scope: Scope::User,
        expires: in_days(1),
    }
}

/// The token with its claims replaced and its signature as it was.
fn with_payload(token: &str, change: impl FnOnce(&mut Value)) -> String {
    let parts: Vec<_> = token.split('.').collect();
    let payload = Base64UrlUnpadded::decode_vec(parts[1]).unwrap();
    let mut payload: Value = serde_json::from_slice(&payload).unwrap();
    change(&mut payload);
    let payload = Base64UrlUnpadded::encode_string(payload.to_string().as_bytes());
    format!("{}.{payload}.{}", parts[0], parts[2])
}

#[tokio::test]
async fn a_token_that_was_touched_opens_nothing() {
    let app = TestApp::start().await;
    let rita = app.user("rita").await;
    let (_, token) = app.session(&rita).await;
    check_opens(&app, &token).await;

    let parts: Vec<_> = token.split('.').collect();
    assert_eq!(parts.len(), 3);
    for part in 0..3 {
        let bytes = Base64UrlUnpadded::decode_vec(parts[part]).unwrap();
        for place in [0, bytes.len() / 2, bytes.len() - 1] {
            for bit in [0, 7] {
                let mut bytes = bytes.clone();
                bytes[place] ^= 1 << bit;
                let mut parts = parts.iter().map(ToString::to_string).collect::<Vec<_>>();
                parts[part] = Base64UrlUnpadded::encode_string(&bytes);
                let why = format!("bit {bit} of byte {place} of part {part}");
                check_opens_nothing(&app, &parts.join("."), &why).await;
            }
        }
    }
    for length in [0, 1, parts[0].len(), token.len() / 2, token.len() - 1] {
        check_opens_nothing(&app, &token[..length], "cut off").await;
    }
    let more = [
        format!("{token}A"),
        format!("{token}."),
        format!("{}.{}.", parts[0], parts[1]),
        format!("{}..{}", parts[0], parts[2]),
        "x".repeat(3000),
        String::new(),
    ];
    for token in more {
        check_opens_nothing(&app, &token, "odd").await;
    }
    check_opens(&app, &token).await;
}

#[tokio::test]
async fn nobody_widens_or_lengthens_a_token() {
    let app = TestApp::start().await;
    let (rita, ada) = (app.user("rita").await, app.admin("ada").await);
    let (session, token) = app.session(&rita).await;
    let widened = with_payload(&token, |payload| payload["scope"] = "admin".into());
    check_opens_nothing(&app, &widened, "another scope").await;
    let stolen = with_payload(&token, |payload| payload["sub"] = ada.id.to_string().into());
    check_opens_nothing(&app, &stolen, "another user").await;
    let later = with_payload(&token, |payload| {
        payload["exp"] = (payload["exp"].as_i64().unwrap() + 1).into();
    });
    check_opens_nothing(&app, &later, "another end").await;

    // Even signed, a token says no more than what is kept.
    let keyring = &app.app.keyring;
    let right = claims(session, &rita);
    check_opens(&app, &keyring.sign(&right).await.unwrap()).await;
    let past = now().before(Duration::from_secs(2));
    let wrong = [
        (
            "a scope that the session has not",
            Claims {
                scope: Scope::Admin,
                ..right
            },
        ),
        (
            "a user whose session it is not",
            Claims {
                user: ada.id,
                ..right
            },
        ),
        (
            "an end that has come",
            Claims {
                expires: past,
                ..right
            },
        ),
        (
            "a session that is not kept",
            claims(SessionId::new(now()), &rita),
        ),
    ];
    for (why, claims) in wrong {
        let token = keyring.sign(&claims).await.unwrap();
        check_opens_nothing(&app, &token, why).await;
    }
}

#[tokio::test]
async fn only_the_key_in_use_opens_anything() {
    let app = TestApp::start().await;
    let rita = app.user("rita").await;
    let (session, token) = app.session(&rita).await;

    let foreign = Signer::of(&Signer::new_key(now())).unwrap();
    let signed = foreign.sign(&claims(session, &rita));
    check_opens_nothing(&app, &signed, "another key").await;
    // The header of ours before what another key signed.
    let header = token.split('.').next().unwrap();
    let rest = signed.split_once('.').unwrap().1;
    check_opens_nothing(&app, &format!("{header}.{rest}"), "our header").await;
    // No algorithm at all, which some readers of tokens accept.
    let none = Base64UrlUnpadded::encode_string(br#"{"alg":"none","typ":"JWT"}"#);
    let payload = token.split('.').nth(1).unwrap();
    check_opens_nothing(&app, &format!("{none}.{payload}."), "no algorithm").await;

    let old = app.app.store.signing_key().await.unwrap().unwrap();
    let (_, other) = app.session(&rita).await;
    assert_eq!(app.app.keyring.rotate(now()).await.unwrap(), 2);
    for token in [&token, &other] {
        check_opens_nothing(&app, token, "an old key").await;
    }
    // Who has the old key cannot reach sessions that began after.
    let (session, token) = app.session(&rita).await;
    let forged = Signer::of(&old).unwrap().sign(&claims(session, &rita));
    check_opens_nothing(&app, &forged, "a stolen old key").await;
    check_opens(&app, &token).await;
}

#[tokio::test]
async fn logging_out_ends_the_session_at_once() {
    let app = TestApp::start().await;
    let rita = app.user("rita").await;
    let (_, elsewhere) = app.session(&rita).await;
    let browser = app.browser(&rita).await;
    let token = browser.session_token();
    let answer = browser.delete("/session").await;
    let forgotten = "__Host-sid=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0; Secure";
    assert_eq!(answer.header("set-cookie"), forgotten);
    answer.ok(204);
    check_opens_nothing(&app, &token, "logged out").await;
    check_opens(&app, &elsewhere).await;
}

#[tokio::test]
async fn whoever_leaves_takes_the_cookie_along() {
    let app = TestApp::start().await;
    let guest = Client::new(&app);
    guest.post("/guests", json!({})).await.ok(201);
    let token = guest.session_token();
    guest.delete("/session").await.ok(204);
    assert_eq!(guest.cookie(), None);
    check_opens_nothing(&app, &token, "a guest who made room").await;

    guest.post("/guests", json!({})).await.ok(201);
    let form = json!({ "current": "" });
    guest.post("/users/me/deletion", form).await.ok(204);
    assert_eq!(guest.cookie(), None);

    // An administrator who deletes somebody else stays.
    let (rita, ada) = (app.user("rita").await, app.admin("ada").await);
    let admin = app.browser(&ada).await;
    let path = format!("/users/{}/deletion", rita.id);
    let form = json!({ "current": PASSWORD });
    admin.post(&path, form).await.ok(204);
    check_opens(&app, &admin.session_token()).await;
}

#[tokio::test]
async fn logging_in_begins_a_new_session_and_ends_the_one_before() {
    let app = TestApp::start().await;
    let (rita, olaf) = (app.user("rita").await, app.user("olaf").await);
    let browser = app.browser(&rita).await;
    let first = browser.session_token();
    browser
        .post("/session", log_in("rita", OTHER_PASSWORD))
        .await
        .refused(401, "wrong_log_in");
    check_opens(&app, &first).await;
    browser
        .post("/session", log_in("rita", PASSWORD))
        .await
        .ok(200);
    let second = browser.session_token();
    assert_ne!(first, second);
    check_opens_nothing(&app, &first, "logged in again").await;
    browser
        .post("/session", log_in("olaf", PASSWORD))
        .await
        .ok(200);
    check_opens_nothing(&app, &second, "logged in as another").await;
    assert_eq!(
        browser.get("/users/me").await.ok(200)["id"],
        olaf.id.to_string()
    );
}

#[tokio::test]
async fn deletion_and_a_new_password_end_sessions_at_once() {
    let app = TestApp::start().await;
    let rita = app.user("rita").await;
    let browser = app.browser(&rita).await;
    let (_, elsewhere) = app.session(&rita).await;
    let form = json!({
        "current": PASSWORD, "password": OTHER_PASSWORD, "repeated": OTHER_PASSWORD,
    });
    browser.put("/users/me/password", form).await.ok(204);
    check_opens_nothing(&app, &elsewhere, "a new password").await;
    check_opens(&app, &browser.session_token()).await;

    let (_, elsewhere) = app.session(&rita).await;
    let form = json!({ "current": OTHER_PASSWORD });
    let here = browser.session_token();
    browser.post("/users/me/deletion", form).await.ok(204);
    assert_eq!(browser.cookie(), None);
    for token in [elsewhere, here] {
        check_opens_nothing(&app, &token, "deleted").await;
    }
}

#[tokio::test]
async fn a_new_role_ends_sessions_at_once() {
    let app = TestApp::start().await;
    let (rita, ada) = (app.user("rita").await, app.admin("ada").await);
    let admin = app.browser(&ada).await;
    let path = format!("/users/{}/role", rita.id);
    for role in ["admin", "user"] {
        let rita = app.app.store.user(rita.id).await.unwrap().unwrap();
        let (_, token) = app.session(&rita).await;
        admin.put(&path, json!({ "role": role })).await.ok(200);
        check_opens_nothing(&app, &token, role).await;
        let browser = app.log_in("rita", PASSWORD).await;
        let expected = if role == "admin" { 200 } else { 403 };
        assert_eq!(browser.get("/admin/users").await.status, expected);
        admin.put(&path, json!({ "role": role })).await.ok(200);
        check_opens(&app, &browser.session_token()).await;
    }
    // Whoever kept the token of a program loses what the role gave.
    let program = app
        .program(
            &User {
                role: Role::Admin,
                ..rita.clone()
            },
            Scope::Admin,
        )
        .await;
    program
        .get("/admin/users")
        .await
        .refused(403, "not_allowed");
}
