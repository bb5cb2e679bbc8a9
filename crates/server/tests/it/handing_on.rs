//! Games leave by links and come by files.

use serde_json::json;

use crate::client::Client;
use crate::games::{place, rita, upload};

#[tokio::test]
async fn a_link_shows_one_game_to_whoever_holds_it() {
    let (app, rita) = rita().await;
    let path = place();
    rita.put(&path, upload("e2e4 e7e5")).await.ok(201);
    rita.patch(&path, json!({ "tags": ["private"] }))
        .await
        .ok(200);
    let made = rita
        .post(&format!("{path}/shares"), json!({}))
        .await
        .ok(201);
    let secret = made["secret"].as_str().unwrap().to_owned();
    let life =
        made["share"]["expires"].as_i64().unwrap() - made["share"]["created"].as_i64().unwrap();
    assert_eq!((secret.len(), life), (22, 24 * 60 * 60 * 1000));
    for hours in [0, 721] {
        let problem = rita
            .post(&format!("{path}/shares"), json!({ "hours": hours }))
            .await
            .ok(422);
        assert_eq!(problem["fields"][0]["code"], "bad_hours");
    }
    let olaf = app.user("olaf").await;
    let read = async |client: Client, secret: &str| {
        let client = client.holding(secret);
        (
            client.get("/shared-game").await,
            client.get(&path).await.status,
        )
    };
    let (game, direct) = read(Client::new(&app), &secret).await;
    assert_eq!(game.ok(200)["content"]["moves"], "e2e4 e7e5");
    assert!(!game.text().contains("private"), "tags are the owner's");
    assert_eq!(direct, 401, "the link opens nothing else");
    let (game, direct) = read(app.browser(&olaf).await, &secret).await;
    assert_eq!((game.status, direct), (200, 404));
    let id = made["share"]["id"].as_str().unwrap();
    assert_eq!(rita.get("/users/me/shares").await.ok(200)[0]["id"], id);
    rita.delete(&format!("/users/me/shares/{id}")).await.ok(204);
    let (revoked, _) = read(Client::new(&app), &secret).await;
    let (unknown, _) = read(Client::new(&app), "q83vASNFZ4mrze8BI0VniQ").await;
    assert_eq!((revoked.status, revoked.text()), (404, unknown.text()));
}

#[tokio::test]
async fn a_file_is_imported_once_with_a_report() {
    let (_app, rita) = rita().await;
    let file = "[White \"Rita\"]\n[Black \"Olaf\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 1-0\n\n\
        [White \"Olaf\"]\n[Black \"rita\"]\n\n1. e4 e5 2. Ke3 *\n\n\
        [White \"Olaf\"]\n[Black \"rita\"]\n[Result \"1/2-1/2\"]\n\n1. d4 d5 1/2-1/2\n";
    let import = async || {
        let kind = [("content-type", "application/x-chess-pgn")];
        rita.raw("POST", "/users/me/games/import", &kind, file)
            .await
            .ok(200)
    };
    let report = import().await;
    assert_eq!((&report["kept"], &report["known"]), (&json!(2), &json!(0)));
    assert_eq!(report["skipped"][0]["game"], 2);
    assert_eq!(report["skipped"][0]["line"], 10);
    let again = import().await;
    assert_eq!((&again["kept"], &again["known"]), (&json!(0), &json!(2)));
    let list = rita.get("/users/me/games?source=import").await.ok(200);
    let verdicts: Vec<_> = list["games"]
        .as_array()
        .unwrap()
        .iter()
        .map(|game| &game["verdict"])
        .collect();
    assert_eq!(verdicts, ["draw", "win"]);
    let json = [("content-type", "application/json")];
    let wrong = rita
        .raw("POST", "/users/me/games/import", &json, "{}")
        .await;
    wrong.refused(415, "wrong_media_type");
    let kind = [("content-type", "application/x-chess-pgn")];
    let large = " ".repeat(1024 * 1024 + 1);
    let large = rita
        .raw("POST", "/users/me/games/import", &kind, large)
        .await;
    large.refused(413, "too_large");
}
