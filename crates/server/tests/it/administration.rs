//! Administrators: how the first one comes to be, and what they do for others, which is noted.

use serde_json::{Value, json};

use crate::app::TestApp;
use crate::client::{Answer, Client};
use crate::people::{OTHER_PASSWORD, PASSWORD, form, log_in};

async fn set_up(app: &TestApp, code: &str, admin: Value) -> (Client, Answer) {
    let client = Client::new(app);
    let rules = json!({ "sign_up": "closed", "email": "optional" });
    let form = json!({ "code": code, "admin": admin, "rules": rules });
    let answer = client.post("/set-up", form).await;
    (client, answer)
}

async fn needs_set_up(app: &TestApp) -> bool {
    let facts = Client::new(app).get("/server").await.ok(200);
    facts["needs_set_up"].as_bool().unwrap()
}

/// The acts of a page by name: those of one millisecond have no order.
fn sorted_acts(audit: &Value) -> Vec<&str> {
    let acts = audit["acts"].as_array().unwrap().iter();
    sorted(acts.map(|act| act["act"].as_str().unwrap()).collect())
}

fn sorted(mut acts: Vec<&str>) -> Vec<&str> {
    acts.sort_unstable();
    acts
}

#[tokio::test]
async fn the_first_administrator_is_made_once_with_the_code_of_the_server() {
    let app = TestApp::start().await;
    assert!(needs_set_up(&app).await);
    assert_eq!(
        Client::new(&app).get("/server").await.ok(200)["at_host"],
        true
    );
    let code = app.app.new_set_up_code().await.unwrap().unwrap();
    for wrong in ["", "0000", &code[1..], "rookery"] {
        let (_, answer) = set_up(&app, wrong, form("ada")).await;
        answer.blames(403, "code", "wrong_code");
    }
    let mut bad = form("ada");
    bad["password"] = "short".into();
    let (_, answer) = set_up(&app, &code, bad).await;
    answer.refused(422, "invalid");
    assert!(needs_set_up(&app).await);

    let spoken = code.to_uppercase().replace('-', " ");
    let (ada, answer) = set_up(&app, &spoken, form("ada")).await;
    assert_eq!(answer.ok(201)["role"], "admin");
    ada.get("/admin/users").await.ok(200);
    assert!(!needs_set_up(&app).await);
    let rules = &ada.get("/server").await.ok(200)["rules"];
    assert_eq!(*rules, json!({ "sign_up": "closed", "email": "optional" }));
    let (_, answer) = set_up(&app, &code, form("eve")).await;
    answer.refused(409, "set_up_done");
    assert_eq!(app.app.new_set_up_code().await.unwrap(), None);
}

#[tokio::test]
async fn a_name_that_is_taken_does_not_use_the_code_up() {
    let app = TestApp::start().await;
    app.user("rita").await;
    let code = app.app.new_set_up_code().await.unwrap().unwrap();
    let (_, answer) = set_up(&app, &code, form("Rita")).await;
    answer.blames(409, "email", "email_taken");
    let mut taken = form("ada");
    taken["login"] = "RITA".into();
    let (_, answer) = set_up(&app, &code, taken).await;
    answer.blames(409, "login", "name_taken");
    let (_, answer) = set_up(&app, &code, form("ada")).await;
    answer.ok(201);
}

#[tokio::test]
async fn a_new_code_ends_the_one_before() {
    let app = TestApp::start().await;
    let first = app.app.new_set_up_code().await.unwrap().unwrap();
    let second = app.app.new_set_up_code().await.unwrap().unwrap();
    let (_, answer) = set_up(&app, &first, form("ada")).await;
    answer.refused(403, "wrong_code");
    let (_, answer) = set_up(&app, &second, form("ada")).await;
    answer.ok(201);
}

#[tokio::test]
async fn two_who_set_up_at_once_do_not_both_become_administrators() {
    let app = TestApp::start().await;
    let code = app.app.new_set_up_code().await.unwrap().unwrap();
    let forms = ["ada", "eve", "ida", "uma"].map(|login| set_up(&app, &code, form(login)));
    let answers = futures_util::future::join_all(forms).await;
    let made = answers.iter().filter(|(_, answer)| answer.status == 201);
    assert_eq!(made.count(), 1);
    for (_, answer) in answers {
        assert!(
            [201, 403, 409].contains(&answer.status),
            "{}",
            answer.text()
        );
    }
}

#[tokio::test]
async fn the_last_administrator_stays() {
    let app = TestApp::start().await;
    let ada = app.admin("ada").await;
    let browser = app.browser(&ada).await;
    for path in ["/users/me".to_owned(), format!("/users/{}", ada.id)] {
        let answer = browser
            .post(&format!("{path}/deletion"), json!({ "current": PASSWORD }))
            .await;
        answer.refused(409, "last_admin");
        let answer = browser
            .put(&format!("{path}/role"), json!({ "role": "user" }))
            .await;
        answer.refused(409, "last_admin");
    }
    browser.get("/admin/users").await.ok(200);
    let eve = app.admin("eve").await;
    let path = format!("/users/{}/role", eve.id);
    browser.put(&path, json!({ "role": "user" })).await.ok(200);
    let answer = browser
        .post("/users/me/deletion", json!({ "current": PASSWORD }))
        .await;
    answer.refused(409, "last_admin");
    browser.put(&path, json!({ "role": "admin" })).await.ok(200);
    let form = json!({ "current": PASSWORD });
    browser.post("/users/me/deletion", form).await.ok(204);
}

#[tokio::test]
async fn what_an_administrator_does_for_others_is_done_and_noted() {
    let app = TestApp::start().await;
    let (rita, ada) = (app.user("rita").await, app.admin("ada").await);
    let browser = app.browser(&ada).await;
    let (session, _) = app.session(&rita).await;
    let token = json!({ "name": "For Rita", "scope": "user" });
    let of = |rest: &str| format!("/users/{}{rest}", rita.id);
    let made = browser.post(&of("/tokens"), token).await.ok(201);
    let token = made["token"]["id"].as_str().unwrap();
    let password = json!({
        "current": PASSWORD, "password": OTHER_PASSWORD, "repeated": OTHER_PASSWORD,
    });
    let email = json!({ "email": "new@example.org", "current": PASSWORD });
    let acts = [
        ("create_token", None),
        (
            "rename",
            Some(("PATCH", of(""), Some(json!({ "display": "Rita Two" })))),
        ),
        ("change_email", Some(("PUT", of("/email"), Some(email)))),
        (
            "change_password",
            Some(("PUT", of("/password"), Some(password))),
        ),
        (
            "preferences",
            Some(("PUT", of("/preferences"), Some(json!({})))),
        ),
        (
            "revoke_token",
            Some(("DELETE", of(&format!("/tokens/{token}")), None)),
        ),
        ("export", Some(("GET", of("/export"), None))),
        ("reset_code", Some(("POST", of("/reset-code"), None))),
        ("end_sessions", Some(("DELETE", of("/sessions"), None))),
        (
            "role",
            Some(("PUT", of("/role"), Some(json!({ "role": "user" })))),
        ),
    ];
    for (_, request) in acts.iter() {
        if let Some((method, path, body)) = request {
            let answer = browser.send(method, path, body.clone()).await;
            assert!(answer.status < 300, "{method} {path}: {}", answer.text());
        }
    }
    let (session_after, _) = app.session(&rita).await;
    let path = of(&format!("/sessions/{session_after}"));
    browser.delete(&path).await.ok(204);
    assert!(!path.contains(&session.to_string()));

    let audit = browser.get("/admin/audit").await.ok(200);
    let noted = audit["acts"].as_array().unwrap();
    let mut expected: Vec<_> = acts.iter().map(|(act, _)| *act).collect();
    expected.push("end_session");
    assert_eq!(sorted_acts(&audit), sorted(expected));
    for act in noted {
        assert_eq!(act["actor"], ada.id.to_string(), "{act}");
        assert_eq!(act["target"], rita.id.to_string(), "{act}");
        assert!(!act.to_string().contains(OTHER_PASSWORD));
    }
    app.log_in("new@example.org", OTHER_PASSWORD).await;
}

#[tokio::test]
async fn what_an_administrator_does_to_the_server_is_noted_too() {
    let app = TestApp::start().await;
    let ada = app.admin("ada").await;
    let browser = app.browser(&ada).await;
    let rules = json!({ "sign_up": "closed", "email": "needed" });
    browser.put("/server/rules", rules).await.ok(200);
    browser
        .put("/texts/privacy", json!({ "text": "# Ours\n\nNothing." }))
        .await
        .ok(204);
    browser.post("/admin/users", form("rita")).await.ok(201);
    browser.post("/admin/keys", json!({})).await.ok(200);
    let again = app.log_in("ada", PASSWORD).await;
    let audit = again.get("/admin/audit").await.ok(200);
    let expected = vec!["create_user", "rotate_keys", "rules", "text"];
    assert_eq!(sorted_acts(&audit), expected);
    let told = Client::new(&app).get("/texts/privacy").await.ok(200);
    assert_eq!(told["text"], "# Ours\n\nNothing.");
    again
        .put("/texts/privacy", json!({ "text": "" }))
        .await
        .ok(204);
    let told = Client::new(&app).get("/texts/privacy").await.ok(200);
    assert_eq!(told["changed"], Value::Null);
    let long = json!({ "text": "x".repeat(50_001) });
    again
        .put("/texts/privacy", long)
        .await
        .blames(422, "text", "text_too_long");
}

#[tokio::test]
async fn what_people_do_to_themselves_is_nobodys_business() {
    let app = TestApp::start().await;
    let ada = app.admin("ada").await;
    let browser = app.browser(&ada).await;
    browser
        .patch("/users/me", json!({ "display": "Ada Two" }))
        .await
        .ok(200);
    browser
        .put("/users/me/preferences", json!({}))
        .await
        .ok(204);
    assert_eq!(browser.get("/admin/audit").await.ok(200)["acts"], json!([]));
}

#[tokio::test]
async fn a_code_from_an_administrator_sets_a_password_once() {
    let app = TestApp::start().await;
    let (rita, ada) = (app.user("rita").await, app.admin("ada").await);
    let (_, elsewhere) = app.session(&rita).await;
    let path = format!("/users/{}/reset-code", rita.id);
    let code = app.browser(&ada).await.post(&path, json!({})).await.ok(201);
    let code = code["code"].as_str().unwrap();
    let reset = async |code: &str, password: &str| {
        let form = json!({ "code": code, "password": password, "repeated": password });
        Client::new(&app).put("/password-resets", form).await
    };
    reset("0000", OTHER_PASSWORD)
        .await
        .blames(403, "code", "wrong_code");
    reset(code, "short")
        .await
        .blames(422, "password", "password_too_short");
    reset(code, OTHER_PASSWORD).await.ok(204);
    reset(code, PASSWORD)
        .await
        .blames(403, "code", "wrong_code");
    app.log_in("rita", OTHER_PASSWORD).await;
    let old = Client::new(&app)
        .post("/session", log_in("rita", PASSWORD))
        .await;
    old.refused(401, "wrong_log_in");
    let elsewhere = Client::with_session(&app, &elsewhere);
    elsewhere
        .get("/users/me")
        .await
        .refused(401, "not_logged_in");
}

#[tokio::test]
async fn people_are_found_page_by_page() {
    let app = TestApp::start().await;
    let ada = app.admin("ada").await;
    for number in 0..60 {
        app.user(&format!("pupil{number}")).await;
    }
    let browser = app.browser(&ada).await;
    let first = browser.get("/admin/users").await.ok(200);
    assert_eq!(first["users"].as_array().unwrap().len(), 50);
    let next = first["next"].as_str().unwrap();
    let second = browser
        .get(&format!("/admin/users?before={next}"))
        .await
        .ok(200);
    assert_eq!(second["users"].as_array().unwrap().len(), 11);
    assert_eq!(second["next"], Value::Null);
    for (query, count) in [
        ("role=admin", 1),
        ("role=guest", 0),
        ("text=PUPIL5", 11),
        ("text=pupil59@", 1),
        ("text=%25", 0),
        ("text=_", 0),
        (&*format!("text={}", ada.id), 1),
    ] {
        let found = browser.get(&format!("/admin/users?{query}")).await.ok(200);
        assert_eq!(found["users"].as_array().unwrap().len(), count, "{query}");
    }
}
