//! Settings: names, address, password, preferences and devices.

use rookery_store::{Role, SignUp};
use serde_json::{Value, json};

use crate::app::{TestApp, on_both};
use crate::client::Client;
use crate::people::{OTHER_PASSWORD, PASSWORD, hash, now};

fn change_password(current: &str, password: &str) -> Value {
    json!({ "current": current, "password": password, "repeated": password })
}

on_both! {
    async fn people_change_their_names(app: TestApp) {
        let rita = app.user("rita").await;
        app.user("olaf").await;
        let browser = app.browser(&rita).await;
        let path = "/users/me";
        let told = browser.patch(path, json!({ "display": "Queen Rita" })).await.ok(200);
        assert_eq!((&told["display"], &told["login"]), (&"Queen Rita".into(), &"rita".into()));
        let told = browser.patch(path, json!({ "login": "Marguerite" })).await.ok(200);
        assert_eq!(told["display"], "Queen Rita");
        assert_eq!(told["login"], "Marguerite");
        app.log_in("marguerite", PASSWORD).await;
        let old = Client::new(&app).post("/session", crate::people::log_in("rita", PASSWORD)).await;
        old.refused(401, "wrong_log_in");

        let wrong = [
            (json!({ "login": "OLAF" }), 409, "login", "name_taken"),
            (json!({ "login": "o" }), 422, "login", "login_too_short"),
            (json!({ "login": "" }), 422, "login", "login_blank"),
            (json!({ "display": "" }), 422, "display", "display_blank"),
            (json!({ "display": " Rita" }), 422, "display", "display_space_at_end"),
        ];
        for (form, status, field, code) in wrong {
            browser.patch(path, form).await.blames(status, field, code);
        }
        let answer = browser.patch(path, json!({ "email": "x@example.org" })).await;
        answer.refused(422, "wrong_shape");
        let told = browser.get(path).await.ok(200);
        assert_eq!(told["display"], "Queen Rita");
        assert_eq!(told["login"], "Marguerite");
        // A name that differs in case only is still one's own.
        browser.patch(path, json!({ "login": "MARGUERITE" })).await.ok(200);
    }

    async fn a_new_address_needs_the_password_and_nobody_elses(app: TestApp) {
        let rita = app.user("rita").await;
        app.user("olaf").await;
        app.app.store.verify_email(rita.id, "rita@example.org", now()).await.unwrap();
        let browser = app.browser(&rita).await;
        assert_eq!(browser.get("/users/me").await.ok(200)["email_verified"], true);
        let change = async |email: &str, current: &str| {
            let form = json!({ "email": email, "current": current });
            browser.put("/users/me/email", form).await
        };
        change("new@example.org", OTHER_PASSWORD).await.blames(403, "current", "wrong_password");
        change("OLAF@example.org", PASSWORD).await.blames(409, "email", "email_taken");
        change("olaf", PASSWORD).await.blames(422, "email", "email_no_at");
        assert_eq!(browser.get("/users/me").await.ok(200)["email"], "rita@example.org");
        let told = change("new@example.org", PASSWORD).await.ok(200);
        assert_eq!(told["email"], "new@example.org");
        assert_eq!(told["email_verified"], false);
        app.log_in("new@example.org", PASSWORD).await;
        let told = change("", PASSWORD).await.ok(200);
        assert_eq!(told["email"], Value::Null);
    }

    async fn a_new_password_needs_the_old_one(app: TestApp) {
        let rita = app.user("rita").await;
        let browser = app.browser(&rita).await;
        let path = "/users/me/password";
        let answer = browser.put(path, change_password(OTHER_PASSWORD, OTHER_PASSWORD)).await;
        answer.blames(403, "current", "wrong_password");
        let wrong = [
            (change_password(PASSWORD, "short"), "password", "password_too_short"),
            (change_password(PASSWORD, "My-rita-99"), "password", "password_holds_name"),
            (
                json!({ "current": PASSWORD, "password": OTHER_PASSWORD, "repeated": PASSWORD }),
                "repeated",
                "password_different",
            ),
        ];
        for (form, field, code) in wrong {
            browser.put(path, form).await.blames(422, field, code);
        }
        app.log_in("rita", PASSWORD).await;
        browser.put(path, change_password(PASSWORD, OTHER_PASSWORD)).await.ok(204);
        app.log_in("rita", OTHER_PASSWORD).await;
        let old = Client::new(&app).post("/session", crate::people::log_in("rita", PASSWORD)).await;
        old.refused(401, "wrong_log_in");
    }

    async fn preferences_are_kept_as_they_were_told(app: TestApp) {
        let rita = app.user("rita").await;
        let browser = app.browser(&rita).await;
        let path = "/users/me/preferences";
        let none = browser.get(path).await;
        let first = none.header("etag").to_owned();
        assert_eq!(none.ok(200), json!({}));
        let odd = json!({ "a": [1, null, "é\u{1F426}"] });
        let likes = json!({ "theme": "dark", "sound": 0.5, "nested": odd });
        browser.put(path, likes.clone()).await.ok(204);
        let told = browser.get(path).await;
        let tag = told.header("etag").to_owned();
        assert_eq!(told.ok(200), likes);
        assert_ne!(tag, first);
        for held in [tag.clone(), format!("W/{tag}"), format!("\"x\", {tag}")] {
            let known = browser.raw("GET", path, &[("if-none-match", &held)], "").await;
            assert_eq!(known.status, 304, "{held}");
            assert_eq!(known.header("etag"), tag);
            assert!(known.bytes.is_empty());
        }
        let answer = browser.raw("GET", path, &[("if-none-match", &first)], "").await;
        assert_eq!(answer.ok(200), likes);
        browser.put(path, json!({})).await.ok(204);
        let answer = browser.raw("GET", path, &[("if-none-match", &tag)], "").await;
        assert_eq!(answer.ok(200), json!({}));
    }

    async fn preferences_have_a_shape_and_a_size(app: TestApp) {
        let rita = app.user("rita").await;
        let browser = app.browser(&rita).await;
        let path = "/users/me/preferences";
        for odd in [json!([]), json!(7), json!("dark"), json!(null)] {
            browser.put(path, odd).await.refused(422, "wrong_shape");
        }
        let large = json!({ "text": "x".repeat(17 * 1024) });
        browser.put(path, large).await.refused(422, "wrong_shape");
        let larger = json!({ "text": "x".repeat(70 * 1024) });
        browser.put(path, larger).await.refused(413, "too_large");
        let zero = json!({ "a\u{0}b": "c\u{0}d" });
        browser.put(path, zero.clone()).await.ok(204);
        assert_eq!(browser.get(path).await.ok(200), zero);
        let large = json!({ "text": "x".repeat(15 * 1024) });
        browser.put(path, large.clone()).await.ok(204);
        assert_eq!(browser.get(path).await.ok(200), large);
    }

    async fn devices_are_listed_and_logged_out(app: TestApp) {
        let rita = app.user("rita").await;
        let (phone, phone_token) = app.session(&rita).await;
        let (_, tablet_token) = app.session(&rita).await;
        let browser = app.browser(&rita).await;
        let listed = browser.get("/users/me/sessions").await.ok(200);
        let listed = listed.as_array().unwrap();
        assert_eq!(listed.len(), 3);
        let current: Vec<_> = listed.iter().filter(|one| one["current"] == true).collect();
        assert_eq!(current.len(), 1);
        assert_eq!(current[0]["device"], "Firefox on Linux");

        let reaches = async |token: &str| {
            let client = Client::with_session(&app, token);
            client.get("/users/me").await.status
        };
        let path = format!("/users/me/sessions/{phone}");
        browser.delete(&path).await.ok(204);
        browser.delete(&path).await.refused(404, "no_such_resource");
        browser.delete("/users/me/sessions/nonsense").await.refused(404, "no_such_resource");
        assert_eq!(reaches(&phone_token).await, 401);
        assert_eq!(reaches(&tablet_token).await, 200);
        browser.delete("/users/me/sessions").await.ok(204);
        assert_eq!(reaches(&tablet_token).await, 401);
        let listed = browser.get("/users/me/sessions").await.ok(200);
        assert_eq!(listed.as_array().unwrap().len(), 1);
    }

    async fn texts_that_a_database_cannot_hold_are_refused_politely(app: TestApp) {
        let ada = app.admin("ada").await;
        let browser = app.browser(&ada).await;
        let email = json!({ "email": "\u{0}@example.org", "current": PASSWORD });
        let answers = [
            browser.get("/admin/users?text=%00").await,
            browser.get("/admin/users?text=%FF").await,
            browser.get("/admin/users?before=x").await,
            browser.get("/admin/users?role=king").await,
            browser.get("/admin/audit?before=%00").await,
            browser.get("/users/%00").await,
            browser.get("/texts/%00").await,
            browser.delete("/users/me/tokens/%00").await,
            browser.put("/texts/terms", json!({ "text": "a\u{0}b" })).await,
            browser.post("/password-resets", json!({ "name": "\u{0}" })).await,
            browser.put("/users/me/email", email).await,
        ];
        for answer in answers {
            assert!(answer.status < 500, "{} {}", answer.status, answer.text());
        }
        assert_eq!(browser.get("/admin/users?text=ADA").await.ok(200)["users"][0]["login"], "ada");
    }
}

#[tokio::test]
async fn who_has_no_log_in_name_keeps_their_address() {
    let app = TestApp::start().await;
    let sign_up = SignUp {
        display: "Rita".to_owned(),
        login: None,
        email: Some("rita@example.org".to_owned()),
        password: hash().await.to_owned(),
    };
    let rita = app
        .app
        .store
        .create_user(Role::User, sign_up, now())
        .await
        .unwrap();
    let browser = app.browser(&rita).await;
    let form = json!({ "email": "", "current": PASSWORD });
    let answer = browser.put("/users/me/email", form).await;
    answer.blames(422, "email", "email_blank");
}

#[tokio::test]
async fn a_guest_has_to_sign_up_first() {
    let app = TestApp::start().await;
    let guest = app.guest().await;
    let browser = app.browser(&guest).await;
    browser
        .patch("/users/me", json!({ "display": "Shy Rook" }))
        .await
        .ok(200);
    let answers = [
        (
            "login",
            browser.patch("/users/me", json!({ "login": "rita" })).await,
        ),
        (
            "email",
            browser
                .put(
                    "/users/me/email",
                    json!({ "email": "a@b.org", "current": "" }),
                )
                .await,
        ),
        (
            "password",
            browser
                .put("/users/me/password", change_password("", PASSWORD))
                .await,
        ),
        (
            "name",
            browser
                .post("/users/me/tokens", json!({ "name": "x", "scope": "read" }))
                .await,
        ),
    ];
    for (field, answer) in answers {
        answer.blames(422, field, "needs_account");
    }
    browser
        .post("/users/me/deletion", json!({ "current": "" }))
        .await
        .ok(204);
    assert_eq!(app.app.store.user(guest.id).await.unwrap(), None);
}
