//! Mail: proving an address, and the way back in for those who forgot their password.

use rookery_server::ServeConfig;
use rookery_store::{Role, SignUp};
use serde_json::json;

use crate::app::TestApp;
use crate::client::{Answer, Client};
use crate::people::{OTHER_PASSWORD, PASSWORD, form, hash, now};
use crate::postbox::Postbox;

fn with_mail(config: &mut ServeConfig, server: impl std::fmt::Display) {
    config.smtp = Some(format!("smtp://{server}"));
    config.mail_from = Some("Rookery <chess@example.org>".to_owned());
    config.url = Some("https://chess.example.org/".to_owned());
}

async fn start() -> (TestApp, Postbox) {
    let postbox = Postbox::open().await;
    let app = TestApp::set(|config| with_mail(config, postbox.address)).await;
    (app, postbox)
}

async fn verify(app: &TestApp, code: &str) -> Answer {
    let client = Client::new(app);
    client
        .post("/email-verifications", json!({ "code": code }))
        .await
}

async fn forget(app: &TestApp, name: &str) -> Answer {
    let client = Client::new(app);
    client
        .post("/password-resets", json!({ "name": name }))
        .await
}

async fn reset(app: &TestApp, code: &str, password: &str) -> Answer {
    let form = json!({ "code": code, "password": password, "repeated": password });
    Client::new(app).put("/password-resets", form).await
}

async fn is_verified(browser: &Client) -> bool {
    let told = browser.get("/users/me").await.ok(200);
    told["email_verified"].as_bool().unwrap()
}

#[tokio::test]
async fn an_address_is_proved_after_signing_up() {
    let (app, mut postbox) = start().await;
    assert_eq!(Client::new(&app).get("/server").await.ok(200)["mail"], true);
    let browser = Client::new(&app);
    browser.post("/accounts", form("rita")).await.ok(201);
    let letter = postbox.next().await;
    assert_eq!(letter.from, "chess@example.org");
    assert_eq!(letter.to, ["rita@example.org"]);
    let code = letter.code();
    let link = format!("https://chess.example.org/verify-email?code={code}");
    assert!(letter.text.contains(&link), "{}", letter.text);
    assert!(!is_verified(&browser).await);

    verify(&app, "0000").await.blames(403, "code", "wrong_code");
    // Codes for one thing open no other.
    reset(&app, &code, OTHER_PASSWORD)
        .await
        .blames(403, "code", "wrong_code");
    assert!(!is_verified(&browser).await);
    verify(&app, &code.to_uppercase().replace('-', ""))
        .await
        .ok(204);
    assert!(is_verified(&browser).await);
    verify(&app, &code).await.blames(403, "code", "wrong_code");
}

#[tokio::test]
async fn a_new_address_is_proved_anew_and_the_old_code_is_void() {
    let (app, mut postbox) = start().await;
    let browser = Client::new(&app);
    browser.post("/accounts", form("rita")).await.ok(201);
    let first = postbox.next().await.code();
    let change = async |email: &str| {
        let form = json!({ "email": email, "current": PASSWORD });
        browser.put("/users/me/email", form).await.ok(200)
    };
    change("new@example.org").await;
    let letter = postbox.next().await;
    assert_eq!(letter.to, ["new@example.org"]);
    verify(&app, &first).await.refused(403, "wrong_code");
    verify(&app, &letter.code()).await.ok(204);
    assert!(is_verified(&browser).await);

    change("third@example.org").await;
    assert!(!is_verified(&browser).await);
    let third = postbox.next().await.code();
    change("").await;
    verify(&app, &third).await.refused(403, "wrong_code");
    assert!(!is_verified(&browser).await);
}

#[tokio::test]
async fn the_code_is_sent_again_to_those_who_still_need_it() {
    let (app, mut postbox) = start().await;
    let browser = Client::new(&app);
    browser.post("/accounts", form("rita")).await.ok(201);
    let first = postbox.next().await.code();
    let path = "/users/me/email/verification";
    assert_eq!(browser.send("POST", path, None).await.status, 202);
    let second = postbox.next().await.code();
    verify(&app, &first).await.refused(403, "wrong_code");
    verify(&app, &second).await.ok(204);
    assert_eq!(browser.send("POST", path, None).await.status, 202);
    forget(&app, "rita").await.ok(202);
    let letter = postbox.next().await;
    assert!(letter.text.contains("/reset-password"), "{}", letter.text);
    let statuses = [(); 9].map(|()| browser.send("POST", path, None));
    let answers = futures_util::future::join_all(statuses).await;
    assert!(
        answers.iter().any(|answer| answer.status == 429),
        "nobody's mailbox is flooded"
    );
}

#[tokio::test]
async fn a_forgotten_password_is_replaced_by_name_or_by_address() {
    let (app, mut postbox) = start().await;
    let rita = app.user("rita").await;
    let (mut old, mut new) = (PASSWORD, OTHER_PASSWORD);
    for name in ["rita", "RITA", "Rita@example.org"] {
        let (_, elsewhere) = app.session(&rita).await;
        forget(&app, name).await.ok(202);
        let letter = postbox.next().await;
        assert_eq!(letter.to, ["rita@example.org"]);
        let code = letter.code();
        let link = format!("https://chess.example.org/reset-password?code={code}");
        assert!(letter.text.contains(&link), "{}", letter.text);
        reset(&app, "0000", new)
            .await
            .blames(403, "code", "wrong_code");
        verify(&app, &code).await.blames(403, "code", "wrong_code");
        reset(&app, &code, "short")
            .await
            .blames(422, "password", "password_too_short");
        app.log_in("rita", old).await;
        reset(&app, &code, new).await.ok(204);
        reset(&app, &code, old)
            .await
            .blames(403, "code", "wrong_code");
        app.log_in("rita", new).await;
        let elsewhere = Client::with_session(&app, &elsewhere);
        elsewhere
            .get("/users/me")
            .await
            .refused(401, "not_logged_in");
        (old, new) = (new, old);
    }
}

#[tokio::test]
async fn nobody_learns_who_has_an_account() {
    let (app, mut postbox) = start().await;
    app.user("rita").await;
    let sign_up = SignUp {
        display: "Olaf".to_owned(),
        login: Some("olaf".to_owned()),
        email: None,
        password: hash().await.to_owned(),
    };
    app.app
        .store
        .create_user(Role::User, sign_up, now())
        .await
        .unwrap();
    let mut seen = Vec::new();
    for name in ["nobody", "nobody@example.org", "olaf", "", "\u{0}", "rita"] {
        let mut answer = forget(&app, name).await;
        answer.headers.remove("date");
        seen.push((answer.status, answer.headers.clone(), answer.text()));
    }
    assert_eq!(seen[0].0, 202);
    assert!(seen.windows(2).all(|pair| pair[0] == pair[1]), "{seen:?}");
    // Letters go out in order, so that there was none before hers.
    assert_eq!(postbox.next().await.to, ["rita@example.org"]);
}

#[tokio::test]
async fn nobodys_mailbox_is_flooded() {
    let (app, mut postbox) = start().await;
    app.user("rita").await;
    for number in 0..10 {
        let name = ["rita", "Rita@Example.org"][number % 2];
        forget(&app, name).await.ok(202);
        postbox.next().await;
    }
    for name in ["rita", "rita@example.org"] {
        forget(&app, name).await.refused(429, "too_many_attempts");
    }
}

#[tokio::test]
async fn a_mail_server_that_is_gone_breaks_nothing() {
    let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap();
    drop(listener);
    let app = TestApp::set(|config| with_mail(config, address)).await;
    let browser = Client::new(&app);
    browser.post("/accounts", form("rita")).await.ok(201);
    forget(&app, "rita").await.ok(202);
    assert_eq!(
        browser
            .send("POST", "/users/me/email/verification", None)
            .await
            .status,
        202
    );
    let change = json!({ "email": "new@example.org", "current": PASSWORD });
    browser.put("/users/me/email", change).await.ok(200);
    app.log_in("rita", PASSWORD).await;
    app.stop().await;
}

#[tokio::test]
async fn without_mail_people_are_told_to_ask_the_administrator() {
    let app = TestApp::start().await;
    let rita = app.user("rita").await;
    assert_eq!(
        Client::new(&app).get("/server").await.ok(200)["mail"],
        false
    );
    forget(&app, "rita").await.refused(409, "no_mail");
    let browser = app.browser(&rita).await;
    let answer = browser
        .send("POST", "/users/me/email/verification", None)
        .await;
    answer.refused(409, "no_mail");
}
