//! Who deletes their account leaves nothing behind, down to the bytes of the database.

use rookery_store::{Scope, User};
use serde_json::json;

use crate::app::{TestApp, on_both};
use crate::client::Client;
use crate::lives::live;
use crate::people::{OTHER_PASSWORD, PASSWORD, form, log_in};

/// Someone who did everything here that can be done, and all texts that would tell of them.
async fn zebra(app: &TestApp, admin: &User) -> (Client, User, Vec<String>) {
    let browser = Client::new(app);
    let mut sign_up = form("zebra");
    sign_up["display"] = "Zorilla Zebra".into();
    sign_up["password"] = "Stripes-and-9".into();
    sign_up["repeated"] = "Stripes-and-9".into();
    browser.post("/accounts", sign_up).await.ok(201);
    let found = app.app.store.credentials("zebra").await.unwrap().unwrap();
    let mut texts = live(app, &found.user, "zebra", admin.id).await;
    let token = json!({ "name": "Quagga", "scope": "read", "days": 9 });
    let made = browser.post("/users/me/tokens", token).await.ok(201);
    texts.push(made["token"]["id"].as_str().unwrap().to_owned());
    browser
        .put("/users/me/preferences", json!({ "herd": "zebra" }))
        .await
        .ok(204);
    browser
        .patch("/users/me", json!({ "display": "Zebra Once" }))
        .await
        .ok(200);
    browser
        .patch("/users/me", json!({ "display": "Zorilla Zebra" }))
        .await
        .ok(200);
    texts.push(found.password.unwrap());
    let more = ["zebra", "Zebra", "Zorilla", "Quagga", "zebra@example.org"];
    texts.extend(more.map(str::to_owned));
    (browser, found.user, texts)
}

/// Someone else, who must stay.
async fn heron(app: &TestApp, admin: &User) -> (User, Vec<String>) {
    let heron = app.user("heron").await;
    let ids = live(app, &heron, "heron", admin.id).await;
    (heron, ids)
}

#[track_caller]
fn check_gone(after: &str, texts: &[String]) {
    for text in texts {
        assert!(!after.contains(text.as_str()), "{text} is still there");
    }
    let hex: String = b"zebra".iter().map(|byte| format!("{byte:02x}")).collect();
    assert!(!after.contains(&hex));
}

on_both! {
    async fn who_leaves_takes_everything_along(app: TestApp) {
        let ada = app.admin("ada").await;
        let (browser, _, texts) = zebra(&app, &ada).await;
        let (heron, herons) = heron(&app, &ada).await;
        let before = app.dump();
        for text in &texts {
            // A name that was changed may be gone already.
            assert!(text == "Zebra" || before.contains(text.as_str()), "{text} was never there");
        }
        let path = "/users/me/deletion";
        let answer = browser.post(path, json!({ "current": OTHER_PASSWORD })).await;
        answer.blames(403, "current", "wrong_password");
        assert!(app.dump().contains("zebra"));
        browser.post(path, json!({ "current": "Stripes-and-9" })).await.ok(204);
        let after = app.dump();
        check_gone(&after, &texts);
        for id in herons {
            assert!(after.contains(&id), "{id} was someone else's");
        }
        assert!(app.app.store.user(heron.id).await.unwrap().is_some());
        browser.get("/users/me").await.refused(401, "not_logged_in");
        let answer = Client::new(&app).post("/session", log_in("zebra", "Stripes-and-9")).await;
        answer.refused(401, "wrong_log_in");
    }

    async fn an_administrator_who_looked_after_them_leaves_no_trace_of_them_either(app: TestApp) {
        let ada = app.admin("ada").await;
        let (_, zebra, texts) = zebra(&app, &ada).await;
        let admin = app.browser(&ada).await;
        let of = |rest: &str| format!("/users/{}{rest}", zebra.id);
        admin.patch(&of(""), json!({ "display": "Zebra Two", "login": "zebra2" })).await.ok(200);
        admin.post(&of("/tokens"), json!({ "name": "Quagga Two", "scope": "read" })).await.ok(201);
        admin.post(&of("/reset-code"), json!({})).await.ok(201);
        let change = json!({ "current": PASSWORD, "email": "zebra@two.example" });
        admin.put(&of("/email"), change).await.ok(200);
        admin.put(&of("/role"), json!({ "role": "admin" })).await.ok(200);
        // They act as an administrator themselves, so that they are in other rows too.
        let second = app.app.store.user(zebra.id).await.unwrap().unwrap();
        let second = app.browser(&second).await;
        let path = format!("/users/{}", ada.id);
        second.patch(&path, json!({ "display": "Ada by Zebra" })).await.ok(200);
        admin.patch("/users/me", json!({ "display": "Ada" })).await.ok(200);
        second.put("/texts/terms", json!({ "text": "Be kind." })).await.ok(204);
        assert_eq!(admin.get(&of("/export")).await.status, 200);

        admin.post(&of("/deletion"), json!({ "current": PASSWORD })).await.ok(204);
        check_gone(&app.dump(), &texts);
        let audit = admin.get("/admin/audit").await.ok(200);
        let acts = audit["acts"].as_array().unwrap();
        let deletion = acts.iter().find(|act| act["act"] == "delete").unwrap();
        assert_eq!(deletion["actor"], ada.id.to_string());
        assert_eq!(deletion["target"], serde_json::Value::Null);
        assert!(acts.iter().any(|act| act["act"] == "text" && act["actor"].is_null()));
    }

    async fn a_program_of_theirs_ends_with_them(app: TestApp) {
        let rita = app.user("rita").await;
        let program = app.program(&rita, Scope::User).await;
        program.get("/users/me").await.ok(200);
        let browser = app.browser(&rita).await;
        browser.post("/users/me/deletion", json!({ "current": PASSWORD })).await.ok(204);
        program.get("/users/me").await.refused(401, "not_logged_in");
        // The name is free again.
        Client::new(&app).post("/accounts", form("rita")).await.ok(201);
    }
}
