//! An administrator sends a file of puzzles.

use serde_json::{Value, json};

use crate::app::{TestApp, on_both};
use crate::client::{Answer, Client};

const HEAD: &str =
    "PuzzleId,FEN,Moves,Rating,RatingDeviation,Popularity,NbPlays,Themes,GameUrl,OpeningTags\n";

fn file(count: usize) -> String {
    let line = |number: usize| {
        format!(
            "n{number:06},r3k3/8/8/3N4/8/8/7r/4K3 b - - 0 1,h2h3 d5c7 e8d7 c7a8,3500,80,90,5,fork,,\n"
        )
    };
    format!("{HEAD}{}", (0..count).map(line).collect::<String>())
}

async fn send(browser: &Client, kind: &str, body: impl Into<reqwest::Body>) -> Answer {
    let headers = [("content-type", kind)];
    browser
        .raw("POST", "/admin/puzzles/import", &headers, body)
        .await
}

/// How it ended.
async fn end(browser: &Client) -> Value {
    loop {
        let told = browser.get("/admin/puzzles/import").await.ok(200);
        match told["state"].as_str().unwrap() {
            "done" | "failed" => return told,
            _ => tokio::task::yield_now().await,
        }
    }
}

on_both! {
    async fn a_file_is_read_after_it_has_come(app: TestApp) {
        let browser = app.browser(&app.admin("ada").await).await;
        let none = browser.get("/admin/puzzles/import").await.ok(200);
        assert_eq!(none["state"], "none");
        let text = file(3000).replace("n000007,r3k3", "n000007,r3q3");
        send(&browser, "text/csv", text.clone()).await.ok(202);
        let told = end(&browser).await;
        assert_eq!((&told["state"], &told["new"], &told["skipped"]), (&json!("done"), &json!(2999), &json!(1)));
        assert_eq!(told["faults"][0]["line"], 9);
        let packed = zstd::encode_all(text.as_bytes(), 1).unwrap();
        send(&browser, "application/zstd", packed).await.ok(202);
        let told = end(&browser).await;
        assert_eq!((&told["new"], &told["known"]), (&json!(0), &json!(2999)));
        let puzzle = browser.get("/puzzles/n002999").await.ok(200);
        assert_eq!(puzzle["source"], "lichess");
        let acts = browser.get("/admin/audit").await.ok(200);
        assert_eq!(acts["acts"][0]["act"], "import_puzzles");
    }
}

#[tokio::test]
async fn a_broken_file_is_said_and_leaves_nothing() {
    let app = TestApp::start().await;
    let browser = app.browser(&app.admin("ada").await).await;
    let packed = zstd::encode_all(file(5000).as_bytes(), 1).unwrap();
    for (kind, body, part) in [
        (
            "application/zstd",
            packed[..packed.len() / 2].to_vec(),
            "broken after line",
        ),
        ("text/csv", b"a,b,c\n1,2,3\n".to_vec(), "no column PuzzleId"),
        ("text/csv", Vec::new(), "no column PuzzleId"),
    ] {
        send(&browser, kind, body).await.ok(202);
        let told = end(&browser).await;
        assert_eq!(told["state"], "failed");
        let message = told["message"].as_str().unwrap();
        assert!(
            message.contains(part) && !message.contains("rookery"),
            "{message}"
        );
    }
    browser
        .get("/puzzles/n000001")
        .await
        .refused(404, "no_such_resource");
    let folder = std::fs::read_dir(&app.config.database.data).unwrap();
    let names: Vec<_> = folder.map(|file| file.unwrap().file_name()).collect();
    assert!(
        names.iter().all(|name| name != "puzzles.import"),
        "{names:?}"
    );
}

#[tokio::test]
async fn only_so_much_is_taken_from_administrators_only() {
    let app = TestApp::set(|config| config.largest_import = 1).await;
    let browser = app.browser(&app.admin("ada").await).await;
    let large = vec![b'x'; (1 << 20) + 1];
    send(&browser, "text/csv", large)
        .await
        .refused(413, "too_large");
    let none = browser.get("/admin/puzzles/import").await.ok(200);
    assert_eq!(none["state"], "none", "the next may come");
    send(&browser, "text/plain", "x")
        .await
        .refused(415, "wrong_media_type");
    let headers = [("content-type", "text/csv"), ("content-encoding", "zstd")];
    let answer = browser
        .raw("POST", "/admin/puzzles/import", &headers, "x")
        .await;
    answer.refused(415, "packed");
    let rita = app.browser(&app.user("rita").await).await;
    send(&rita, "text/csv", file(1))
        .await
        .refused(403, "not_allowed");
    send(&Client::new(&app), "text/csv", file(1))
        .await
        .refused(401, "not_logged_in");
    let mut elsewhere = app.browser(&app.admin("eve").await).await;
    elsewhere.headers = vec![("sec-fetch-site".to_owned(), "cross-site".to_owned())];
    send(&elsewhere, "text/csv", file(1))
        .await
        .refused(403, "cross_site");
}
