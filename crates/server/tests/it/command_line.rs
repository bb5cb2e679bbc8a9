//! `rookery admin`, while the server runs.

use rookery_server::auth::session::{Claims, Signer};
use rookery_server::{AdminConfig, AdminTask, ArchiveConfig, ServeConfig, admin, archive};
use rookery_store::Scope;
use serde_json::{Value, json};

use crate::app::{TestApp, on_both};
use crate::client::Client;
use crate::people::{OTHER_PASSWORD, PASSWORD, in_days};

async fn run(app: &TestApp, task: AdminTask) -> anyhow::Result<String> {
    let database = app.config.database.clone();
    admin::run(&AdminConfig { database, task }).await
}

/// What was noted, the oldest first, all of it done by nobody.
async fn noted(app: &TestApp) -> Vec<String> {
    let acts = app.app.store.audit(None, 50).await.unwrap();
    assert!(acts.iter().all(|act| act.actor.is_none()));
    acts.into_iter().rev().map(|act| act.act).collect()
}

on_both! {
    async fn a_new_key_ends_every_session_and_replaces_the_old_one_at_once(app: TestApp) {
        let rita = app.user("rita").await;
        let browser = app.browser(&rita).await;
        browser.get("/users/me").await.ok(200);
        let old = app.app.store.signing_key().await.unwrap().unwrap();
        let told = run(&app, AdminTask::RotateKeys).await.unwrap();
        assert!(told.contains("ended 1 session"), "{told}");
        browser.get("/users/me").await.refused(401, "not_logged_in");
        assert_eq!(browser.get("/session").await.ok(200)["account"], Value::Null);

        // The server that runs must not go on with the key that may be known to others.
        let again = app.log_in("rita", PASSWORD).await;
        again.get("/users/me").await.ok(200);
        let new = app.app.store.signing_key().await.unwrap().unwrap();
        let signer = Signer::of(&new).unwrap();
        assert!(signer.read(&again.session_token(), crate::people::now()).is_ok());
        let sessions = app.app.store.sessions(rita.id, crate::people::now()).await.unwrap();
        let forged = Signer::of(&old).unwrap().sign(&Claims {
            session: sessions[0].id,
            user: rita.id,
            scope: Scope::User,
            expires: in_days(1),
        });
        let forger = Client::with_session(&app, &forged);
        forger.get("/users/me").await.refused(401, "not_logged_in");
        assert_eq!(noted(&app).await, ["rotate_keys"]);
    }

    async fn a_code_for_a_new_password_is_printed(app: TestApp) {
        app.user("rita").await;
        let name = "RITA@example.org".to_owned();
        let told = run(&app, AdminTask::ResetPassword { name }).await.unwrap();
        assert!(told.starts_with("The rita can set a password"), "{told}");
        let code = told.rsplit(' ').next().unwrap();
        let form = json!({
            "code": code, "password": OTHER_PASSWORD, "repeated": OTHER_PASSWORD,
        });
        Client::new(&app).put("/password-resets", form).await.ok(204);
        app.log_in("rita", OTHER_PASSWORD).await;
        assert_eq!(noted(&app).await, ["reset_code"]);
    }

    async fn an_account_is_made_and_listed(app: TestApp) {
        let task = AdminTask::Create { name: "olaf".to_owned(), admin: true };
        let told = run(&app, task.clone()).await.unwrap();
        let code = told.rsplit(' ').next().unwrap();
        let form = json!({
            "code": code, "password": OTHER_PASSWORD, "repeated": OTHER_PASSWORD,
        });
        Client::new(&app).put("/password-resets", form).await.ok(204);
        let olaf = app.log_in("olaf", OTHER_PASSWORD).await;
        olaf.get("/admin/users").await.ok(200);
        assert!(run(&app, task).await.is_err(), "the name is taken");
        app.user("rita").await;
        let list = async |text: Option<&str>| {
            let text = text.map(str::to_owned);
            run(&app, AdminTask::List { text }).await.unwrap().lines().count()
        };
        assert_eq!((list(None).await, list(Some("OLA")).await), (2, 1));
        assert_eq!(noted(&app).await, ["create_user"]);
    }

    async fn everything_is_backed_up_and_restored(app: TestApp) {
        let rita = app.user("rita").await;
        app.app.store.put_game(crate::lives::game(rita.id), crate::people::now()).await.unwrap();
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("rookery.backup");
        let config = ArchiveConfig { database: app.config.database.clone(), file: file.clone() };
        archive::write(&config).await.unwrap();
        assert!(archive::write(&config).await.is_err(), "never over another file");
        let database = ServeConfig::local(folder.path().join("new")).database;
        let config = ArchiveConfig { database, file };
        archive::read(&config).await.unwrap();
        assert!(archive::read(&config).await.is_err(), "it is no longer empty");
        let restored = TestApp::set(|local| local.database = config.database).await;
        let browser = restored.log_in("rita", PASSWORD).await;
        let games = browser.get("/users/me/games").await.ok(200);
        assert_eq!(games["games"].as_array().unwrap().len(), 1);
    }

    async fn someone_is_made_an_administrator(app: TestApp) {
        let rita = app.user("rita").await;
        let browser = app.browser(&rita).await;
        let name = "Rita".to_owned();
        run(&app, AdminTask::MakeAdmin { name }).await.unwrap();
        browser.get("/users/me").await.refused(401, "not_logged_in");
        let browser = app.log_in("rita", PASSWORD).await;
        assert_eq!(browser.get("/admin/users").await.ok(200)["users"][0]["role"], "admin");
        assert_eq!(noted(&app).await, ["role"]);
    }

    async fn a_name_that_nobody_has_is_said_to_be_wrong(app: TestApp) {
        app.user("rita").await;
        app.guest().await;
        for name in ["olaf", "", "Guest", "olaf@example.org"] {
            for task in [
                AdminTask::MakeAdmin { name: name.to_owned() },
                AdminTask::ResetPassword { name: name.to_owned() },
            ] {
                let error = run(&app, task).await.unwrap_err();
                assert_eq!(error.to_string(), format!("nobody logs in with `{name}`"));
            }
        }
        assert_eq!(noted(&app).await, [""; 0]);
    }
}
