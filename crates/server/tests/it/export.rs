//! The export: everything of one person, nothing of others, and no secret.

use std::time::Duration;

use rookery_rules::Color;
use rookery_rules::pgn::{GameResult, Reader};
use rookery_store::EventSeq;
use serde_json::{Value, json};

use crate::app::{TestApp, on_both};
use crate::archive::unzipped;
use crate::client::Client;
use crate::lives::{CLOCKS, MOVES, event, game, live};
use crate::people::now;
use crate::secrets::Secrets;

fn lines(text: &str) -> Vec<Value> {
    let lines = text.lines().map(serde_json::from_str);
    lines.map(Result::unwrap).collect()
}

on_both! {
    async fn an_export_holds_all_that_was_kept(app: TestApp) {
        let (rita, ada) = (app.user("rita").await, app.admin("ada").await);
        let mut ids = live(&app, &rita, "heron", ada.id).await;
        let put = game(rita.id);
        ids.push(put.id.to_string());
        app.app.store.put_game(put.clone(), now()).await.unwrap();
        let answer = app.browser(&rita).await.get("/users/me/export").await;
        assert_eq!(answer.status, 200);
        assert_eq!(answer.header("content-type"), "application/zip");
        let files = unzipped(&answer.bytes);
        let names: Vec<_> = files.keys().map(String::as_str).collect();
        let expected = [
            "README.txt", "account.json", "events.jsonl", "games.jsonl", "games.pgn", "puzzles.jsonl",
        ];
        assert_eq!(names, expected);
        let all: String = files.values().cloned().collect();
        for id in ids {
            assert!(all.contains(&id), "{id} is missing");
        }

        let account: Value = serde_json::from_str(&files["account.json"]).unwrap();
        assert_eq!(account["account"]["login"], "rita");
        assert_eq!(account["account"]["email"], "rita@example.org");
        assert_eq!(account["preferences"], json!({ "likes": "heron" }));
        assert_eq!(account["progress"], json!({ "likes": "heron" }));
        assert_eq!(account["tokens"][0]["name"], "heron script");
        let sessions = account["sessions"].as_array().unwrap();
        assert_eq!(sessions.len(), 2);
        assert!(sessions.iter().all(|session| session.get("current").is_none()));
        let act = &account["acts"][0];
        assert_eq!((&act["by"], &act["act"]), (&json!("The ada"), &json!("rename")));
        assert_eq!(account["share_links"].as_array().unwrap().len(), 3);
        assert_eq!(account["survival"]["score"], 500);
        assert_eq!(account["opponents"][0]["design"], json!({ "likes": "heron" }));
        assert!(account["sheet_link"]["expires"].is_i64());

        let games = lines(&files["games.jsonl"]);
        let of_kind = |kind: &str| games.iter().filter(|one| one["kind"] == kind).count();
        assert_eq!((of_kind("game"), of_kind("review")), (4, 3));
        let told = games.iter().find(|one| one["id"] == put.id.to_string()).unwrap();
        assert_eq!(told["moves"], MOVES);
        assert_eq!(told["clocks"], json!(CLOCKS));
        assert_eq!((&told["hints"], &told["time_control"]), (&json!(0), &Value::Null));
        assert_eq!((&told["result"], &told["proven"]), (&json!("1-0"), &json!(true)));
        assert_eq!(told["started"], put.content.started.as_millis());
        assert_eq!(told["opponent"]["name"], "Rook");

        let events = lines(&files["events.jsonl"]);
        let kept = app.app.store.events(rita.id, EventSeq(0), 100).await.unwrap();
        let ids = |event: &rookery_store::Event| event.event.id.to_string();
        assert_eq!(
            events.iter().map(|one| one["id"].as_str().unwrap()).collect::<Vec<_>>(),
            kept.iter().map(ids).collect::<Vec<_>>(),
        );
        let puzzles = lines(&files["puzzles.jsonl"]);
        let [attempt, own, hunted] = &puzzles[..] else {
            panic!("{puzzles:?}");
        };
        assert_eq!(attempt["solved"], true);
        assert_eq!((&own["kind"], &own["id"]), (&json!("own_puzzle"), &json!("heron card")));
        assert_eq!((&own["names"], &own["themes"]), (&json!("heron against heron"), &json!("mate mateIn1")));
        assert_eq!((&own["stability"], &own["difficulty"]), (&json!(2_500_000), &json!(5_000_000)));
        assert_eq!(*hunted, json!({ "kind": "hunted_game", "game": own["game"] }));
    }

    async fn other_programs_can_read_the_games(app: TestApp) {
        let rita = app.user("rita").await;
        app.app.store.put_game(game(rita.id), now()).await.unwrap();
        let answer = app.browser(&rita).await.get("/users/me/export").await;
        let files = unzipped(&answer.bytes);
        let read = Reader::new(files["games.pgn"].as_bytes()).trees();
        let read: Vec<_> = read.map(Result::unwrap).collect();
        assert_eq!(read.len(), 1);
        let tree = &read[0];
        assert_eq!(tree.tags.get("White"), Some("The rita"));
        assert_eq!(tree.tags.get("Black"), Some("Rook"));
        assert_eq!(tree.result, GameResult::Win(Color::White));
        let played: Vec<_> = tree.main_line().filter_map(|node| node.san()).collect();
        assert_eq!(played.join(" "), "e4 e5 Qh5 Nc6 Bc4 Nf6 Qxf7#");
        let moves = tree.main_line().filter(|node| node.mv().is_some());
        let clocks: Vec<_> = moves.map(|node| node.remark().clock()).collect();
        assert_eq!(clocks, CLOCKS.map(|millis| Some(Duration::from_millis(millis.into()))));
    }

    async fn an_export_holds_no_secret_and_nothing_of_others(app: TestApp) {
        let (rita, olaf) = (app.user("rita").await, app.user("olaf").await);
        let ada = app.admin("ada").await;
        let others = live(&app, &olaf, "zebra", ada.id).await;
        live(&app, &rita, "heron", ada.id).await;
        let mut secrets = Secrets::of(&app).await;
        for secret in ["heron", "heron opponent", "heron sheet"] {
            secrets.add_hash(secret);
        }
        let browser = app.browser(&rita).await;
        let form = json!({ "name": "x", "scope": "read" });
        let made = browser.post("/users/me/tokens", form).await.ok(201);
        let token = made["secret"].as_str().unwrap();
        let files = unzipped(&browser.get("/users/me/export").await.bytes);
        let all: String = files.into_values().collect();
        assert!(!all.contains(token));
        assert!(!all.contains(&browser.session_token()));
        assert!(!all.contains("zebra") && !all.contains("olaf"));
        for id in others {
            assert!(!all.contains(&id), "{id}");
        }
        secrets.check(&all, "the export");
    }

    async fn many_games_come_in_pieces_and_none_is_lost(app: TestApp) {
        let rita = app.user("rita").await;
        for _ in 0..230 {
            app.app.store.put_game(game(rita.id), now()).await.unwrap();
        }
        let events: Vec<_> = (0..230).map(|_| event()).collect();
        app.app.store.append_events(rita.id, events, now()).await.unwrap();
        let files = unzipped(&app.browser(&rita).await.get("/users/me/export").await.bytes);
        assert_eq!(lines(&files["games.jsonl"]).len(), 230);
        assert_eq!(lines(&files["events.jsonl"]).len(), 230);
        assert_eq!(Reader::new(files["games.pgn"].as_bytes()).trees().count(), 230);
    }
}

#[tokio::test]
async fn someone_who_did_nothing_gets_an_archive_too() {
    let app = TestApp::start().await;
    let browser = Client::new(&app);
    browser.post("/guests", json!({})).await.ok(201);
    let files = unzipped(&browser.get("/users/me/export").await.bytes);
    let account: Value = serde_json::from_str(&files["account.json"]).unwrap();
    assert_eq!(account["account"]["role"], "guest");
    assert_eq!(files["games.pgn"], "");
}
