//! Becoming a guest and signing up: what is kept, what is refused, and what each mistake is called.

use serde_json::{Value, json};

use crate::app::{TestApp, on_both};
use crate::client::Client;
use crate::lives::{event, game};
use crate::people::{PASSWORD, form, log_in, now};

async fn rules(app: &TestApp, sign_up: &str, email: &str) {
    let ada = app.admin("ada").await;
    let rules = json!({ "sign_up": sign_up, "email": email });
    let browser = app.browser(&ada).await;
    browser.put("/server/rules", rules).await.ok(200);
}

/// The form with one thing changed.
fn with(field: &str, value: impl Into<Value>) -> Value {
    let mut form = form("newcomer");
    form[field] = value.into();
    form
}

on_both! {
    async fn a_guest_who_signs_up_keeps_their_id_and_everything_they_did(app: TestApp) {
        let browser = Client::new(&app);
        let guest = browser.post("/guests", json!({})).await.ok(201);
        assert_eq!(guest["role"], "guest");
        assert_eq!((&guest["login"], &guest["email"]), (&Value::Null, &Value::Null));
        let id = guest["id"].as_str().unwrap();
        browser.put("/users/me/preferences", json!({ "theme": "dark" })).await.ok(204);
        let put = game(id.parse().unwrap());
        app.app.store.put_game(put.clone(), now()).await.unwrap();
        let old = browser.session_token();

        let account = browser.post("/accounts", form("rita")).await.ok(201);
        assert_eq!(account["id"], id);
        assert_eq!(account["role"], "user");
        assert_eq!(account["login"], "rita");
        assert_eq!(account["email_verified"], false);
        let likes = browser.get("/users/me/preferences").await.ok(200);
        assert_eq!(likes, json!({ "theme": "dark" }));
        let kept = app.app.store.game(put.id).await.unwrap().unwrap();
        assert_eq!(kept.summary.owner.to_string(), id);
        let guest = Client::with_session(&app, &old);
        guest.get("/users/me").await.refused(401, "not_logged_in");
        app.log_in("rita", PASSWORD).await;
    }

    async fn a_guest_who_logs_in_brings_what_they_did_if_they_like(app: TestApp) {
        let rita = app.user("rita").await;
        for bring in [true, false] {
            let browser = Client::new(&app);
            let guest = browser.post("/guests", json!({})).await.ok(201);
            let guest = guest["id"].as_str().unwrap().parse().unwrap();
            let put = game(guest);
            app.app.store.put_game(put.clone(), now()).await.unwrap();
            app.app.store.append_events(guest, vec![event()], now()).await.unwrap();
            let mut form = log_in("rita", PASSWORD);
            form["bring_guest"] = bring.into();
            let told = browser.post("/session", form).await.ok(200);
            let kept = app.app.store.game(put.id).await.unwrap().unwrap();
            let guest_is_there = app.app.store.user(guest).await.unwrap().is_some();
            match bring {
                true => {
                    assert_eq!(told["merged"], json!({ "games": 1, "events": 1 }));
                    assert_eq!(kept.summary.owner, rita.id);
                }
                false => {
                    assert_eq!(told["merged"], Value::Null);
                    assert_eq!(kept.summary.owner, guest);
                }
            }
            assert_eq!(guest_is_there, !bring);
            assert_eq!(browser.get("/users/me").await.ok(200)["id"], rita.id.to_string());
        }
        // Someone with an account is no guest, and stays.
        let olaf = app.user("olaf").await;
        let browser = app.browser(&olaf).await;
        let mut form = log_in("rita", PASSWORD);
        form["bring_guest"] = true.into();
        assert_eq!(browser.post("/session", form).await.ok(200)["merged"], Value::Null);
        assert!(app.app.store.user(olaf.id).await.unwrap().is_some());
    }

    async fn every_mistake_is_said_at_its_field(app: TestApp) {
        let long = "x".repeat(300);
        let mistakes = [
            ("login", "r", "login", "login_too_short"),
            ("login", &*long, "login", "login_too_long"),
            ("login", "1rita", "login", "login_no_letter_first"),
            ("login", "rita rook", "login", "login_space"),
            ("login", "rita\u{0}", "login", "login_character"),
            ("login", "admin", "login", "login_reserved"),
            ("email", "rita", "email", "email_no_at"),
            ("email", "a@b@example.org", "email", "email_two_ats"),
            ("email", "@example.org", "email", "email_nothing_before"),
            ("email", "rita@example", "email", "email_domain"),
            ("email", "ri ta@example.org", "email", "email_space"),
            ("display", "", "display", "display_blank"),
            ("display", "R", "display", "display_too_short"),
            ("display", &long, "display", "display_too_long"),
            ("display", " Rita", "display", "display_space_at_end"),
            ("display", "Rita ", "display", "display_space_at_end"),
            ("password", "", "password", "password_blank"),
            ("password", "Aa1", "password", "password_too_short"),
            ("password", &long, "password", "password_too_long"),
            ("password", "ROOK-TAKES-E5", "password", "password_no_small_letter"),
            ("password", "rook-takes-e5", "password", "password_no_capital"),
            ("password", "RookTakesRook", "password", "password_no_digit_or_sign"),
            ("password", "My-newcomer-1", "password", "password_holds_name"),
            ("repeated", "", "repeated", "password_not_repeated"),
            ("repeated", "Rook-takes-e6", "repeated", "password_different"),
        ];
        let before = app.app.passwords.hashes();
        for (field, value, blamed, code) in mistakes {
            let mut form = with(field, value);
            if field == "password" && !value.is_empty() {
                form["repeated"] = value.into();
            }
            let answer = Client::new(&app).post("/accounts", form).await;
            answer.blames(422, blamed, code);
            answer.refused(422, "invalid");
        }
        assert_eq!(app.app.passwords.hashes(), before);
        let empty = json!({ "display": "", "password": "", "repeated": "" });
        let told = Client::new(&app).post("/accounts", empty).await.refused(422, "invalid");
        let fields = told["fields"].as_array().unwrap().iter();
        let codes: Vec<_> = fields.map(|one| &one["code"]).collect();
        assert_eq!(codes, ["login_blank", "display_blank", "password_blank", "password_not_repeated"]);
    }

    async fn names_are_unique_whatever_their_case(app: TestApp) {
        Client::new(&app).post("/accounts", form("Rita")).await.ok(201);
        for login in ["rita", "RITA", "Rita"] {
            let mut form = form(login);
            form["email"] = "other@example.org".into();
            let answer = Client::new(&app).post("/accounts", form).await;
            answer.blames(409, "login", "name_taken");
        }
        // Names that others see may be shared.
        let olaf = Client::new(&app).post("/accounts", form("olaf")).await.ok(201);
        assert_eq!(olaf["display"], "Newcomer");
    }
}

#[tokio::test]
async fn nobody_makes_themselves_more_than_the_form_allows() {
    let app = TestApp::start().await;
    for field in ["role", "id", "scope", "email_verified", "created", "rôle"] {
        let answer = Client::new(&app)
            .post("/accounts", with(field, "admin"))
            .await;
        answer.refused(422, "wrong_shape");
        assert_eq!(answer.header("set-cookie"), "");
    }
    let visit = Client::new(&app)
        .post("/guests", json!({ "role": "admin" }))
        .await;
    visit.refused(422, "wrong_shape");
    for (body, status) in [
        ("", 400),
        ("{", 400),
        ("{}{}", 422),
        ("[]", 422),
        ("null", 422),
    ] {
        let headers = [("content-type", "application/json")];
        let answer = Client::new(&app)
            .raw("POST", "/accounts", &headers, body)
            .await;
        assert_eq!(answer.status, status, "{body}: {}", answer.text());
    }
    assert_eq!(app.app.store.credentials("newcomer").await.unwrap(), None);
}

#[tokio::test]
async fn a_closed_server_takes_only_whom_its_administrator_makes() {
    let app = TestApp::start().await;
    rules(&app, "closed", "optional").await;
    let stranger = Client::new(&app);
    stranger
        .post("/accounts", form("rita"))
        .await
        .refused(403, "sign_up_closed");
    assert_eq!(app.app.store.credentials("rita").await.unwrap(), None);
    let ada = app.log_in("ada", PASSWORD).await;
    let made = ada.post("/admin/users", form("rita")).await.ok(201);
    assert_eq!(made["role"], "user");
    app.log_in("rita", PASSWORD).await;
    assert_eq!(ada.get("/users/me").await.ok(200)["login"], "ada");
}

#[tokio::test]
async fn an_address_is_needed_where_the_host_says_so() {
    let app = TestApp::start().await;
    let nameless = with("login", "");
    let mut unreachable = form("rita");
    unreachable["email"] = "".into();
    Client::new(&app)
        .post("/accounts", unreachable.clone())
        .await
        .ok(201);
    rules(&app, "open", "needed").await;
    unreachable["login"] = "olaf".into();
    let answer = Client::new(&app).post("/accounts", unreachable).await;
    answer.blames(422, "email", "email_blank");
    Client::new(&app).post("/accounts", nameless).await.ok(201);
    let browser = app.log_in("newcomer@example.org", PASSWORD).await;
    assert_eq!(browser.get("/users/me").await.ok(200)["login"], Value::Null);
}

#[tokio::test]
async fn whoever_is_here_already_cannot_come_again() {
    let app = TestApp::start().await;
    let rita = app.user("rita").await;
    let browser = app.browser(&rita).await;
    browser
        .post("/accounts", form("olaf"))
        .await
        .refused(409, "already_logged_in");
    browser
        .post("/guests", json!({}))
        .await
        .refused(409, "already_logged_in");
    let guest = app.guest().await;
    let browser = app.browser(&guest).await;
    browser
        .post("/guests", json!({}))
        .await
        .refused(409, "already_logged_in");
}
