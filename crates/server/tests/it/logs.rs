//! What the server writes about itself: nothing that opens a door, nothing about where people are.

use std::fs::{self, File};

use serde_json::{Value, json};

use crate::app::Ground;
use crate::client::Client;
use crate::games::{place, upload};
use crate::people::{OTHER_PASSWORD, PASSWORD, form, log_in};
use crate::process::{Home, Process};

#[tokio::test]
async fn no_log_line_holds_a_secret_or_an_address() {
    let home = Home::on(Ground::Sqlite);
    let log = home.data.path().join("log");
    let mut command = home.command(
        "serve",
        &["--listen", "127.0.0.1:0", "--log-format", "json"],
    );
    command.args(["--trusted-proxy", "127.0.0.0/8"]);
    command
        .env("RUST_LOG", "debug")
        .stderr(File::create(&log).unwrap());
    let server = Process::start(command);
    let mut rita = Client::at(server.address);
    let household = ("x-forwarded-for".to_owned(), "203.0.113.77".to_owned());
    rita.headers.push(household);
    rita.post("/accounts", form("rita")).await.ok(201);
    let first = rita.session_token();
    rita.delete("/session").await.ok(204);
    rita.post("/session", log_in("rita", OTHER_PASSWORD))
        .await
        .refused(401, "wrong_log_in");
    rita.post("/session", log_in("rita", PASSWORD))
        .await
        .ok(200);
    let wish = json!({ "name": "script", "scope": "user", "days": 7 });
    let token = rita.post("/users/me/tokens", wish).await;
    let token = token.ok(201)["secret"].as_str().unwrap().to_owned();
    let game = place();
    rita.put(&game, upload("e2e4")).await.ok(201);
    let link = rita
        .post(&format!("{game}/shares"), json!({}))
        .await
        .ok(201);
    let link = link["secret"].as_str().unwrap();
    let sheet = rita.send("POST", "/adventure/sheet/link", None).await;
    let sheet = sheet.ok(201)["token"].as_str().unwrap().to_owned();
    let stranger = |secret: &str| Client::at(server.address).holding(secret);
    stranger(link).get("/shared-game").await.ok(200);
    stranger(&sheet).get("/shared-sheet").await.ok(200);
    rita.raw(
        "PUT",
        &game,
        &[("content-type", "application/json")],
        PASSWORD,
    )
    .await;
    let second = rita.session_token();
    assert!(server.terminate().success());

    let log = fs::read_to_string(log).unwrap();
    let lines: Result<Vec<Value>, _> = log.lines().map(serde_json::from_str).collect();
    assert!(lines.unwrap().len() > 10, "{log}");
    for secret in [
        PASSWORD,
        OTHER_PASSWORD,
        &first,
        &second,
        &token,
        link,
        &sheet,
        "203.0.113.77",
    ] {
        assert!(!log.contains(secret), "the log tells {secret}");
    }
}
