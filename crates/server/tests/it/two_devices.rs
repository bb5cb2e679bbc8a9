//! One game on two devices: gone on with, fallen behind, parted.

use serde_json::json;

use crate::games::{place, put, rita, unfinished, upload, with};

#[tokio::test]
async fn two_devices_that_went_on_both_keep_their_game() {
    let (_app, rita) = rita().await;
    let path = place();
    let first = put(&rita, &path, &unfinished("e2e4"), None).await;
    assert_eq!((first.status, first.header("etag")), (201, "\"1\""));
    let phone = put(&rita, &path, &unfinished("e2e4 e7e5"), Some("\"1\"")).await;
    assert_eq!((phone.status, phone.header("etag")), (200, "\"2\""));
    let laptop = put(&rita, &path, &unfinished("e2e4 c7c5"), Some("\"1\"")).await;
    let branch = laptop.ok(201);
    assert!(path.ends_with(branch["conflicts_with"].as_str().unwrap()));
    let again = put(&rita, &path, &unfinished("e2e4 c7c5"), Some("\"1\"")).await;
    assert_eq!(
        again.ok(201)["id"],
        branch["id"],
        "sent again, it is found again"
    );
    let wrong = put(&rita, &path, &unfinished("e2e4"), Some("latest")).await;
    wrong.refused(422, "wrong_shape");
    assert_eq!(
        rita.get(&path).await.ok(200)["content"]["moves"],
        "e2e4 e7e5"
    );
}

#[tokio::test]
async fn a_game_that_went_on_elsewhere_is_told_and_a_lost_answer_makes_no_second_one() {
    let (_app, rita) = rita().await;
    let path = place();
    put(&rita, &path, &unfinished("e2e4"), None).await.ok(201);
    let further = put(&rita, &path, &unfinished("e2e4 e7e5"), None).await;
    assert_eq!((further.status, further.header("etag")), (200, "\"2\""));
    let behind = put(&rita, &path, &unfinished("e2e4"), Some("\"1\"")).await;
    let told = behind.ok(200);
    assert_eq!((&told["revision"], &told["plies"]), (&json!(2), &json!(2)));
    let over = with(
        upload("e2e4 e7e5"),
        &json!({ "hints": 2, "time_control": "300+2" }),
    );
    put(&rita, &path, &over, Some("\"2\"")).await.ok(200);
    let list = rita.get("/users/me/games").await.ok(200);
    assert_eq!(list["games"].as_array().unwrap().len(), 1);
    let whole = rita.get(&path).await.ok(200);
    assert_eq!(whole["content"]["time_control"], "300+2");
    let pgn = rita.get(&format!("{path}/pgn")).await;
    assert!(pgn.text().contains("[TimeControl \"300+2\"]"));
    let odd = with(upload("e2e4"), &json!({ "time_control": "soon" }));
    rita.put(&place(), odd).await.refused(422, "invalid");
    // What the page could not play on by is refused, with the limit named.
    let endless = with(upload("e2e4"), &json!({ "time_control": "99999+99999" }));
    let refused = rita.put(&place(), endless).await;
    assert!(refused.text().contains("1 to 10800 seconds (180 minutes)"));
    refused.refused(422, "invalid");
    let second = put(&rita, &path, &unfinished("e2e4 c7c5"), Some("\"1\""))
        .await
        .ok(201);
    let id = path.rsplit('/').next().unwrap();
    let others = format!("/users/me/games?conflicts_with={id}");
    assert_eq!(rita.get(&others).await.ok(200)["games"], json!([second]));
}

#[tokio::test]
async fn variations_for_another_state_of_a_game_are_not_kept() {
    let (_app, rita) = rita().await;
    let path = place();
    put(&rita, &path, &unfinished("e2e4"), None).await.ok(201);
    let first = rita.get(&path).await.header("etag").to_owned();
    let change = async |after: u32, mv: &str, seen: &str| {
        let body = json!({ "tree": [{ "after": after, "mv": mv }] });
        let headers = [("content-type", "application/json"), ("if-match", seen)];
        rita.raw("PATCH", &path, &headers, body.to_string()).await
    };
    change(1, "c7c5", &first).await.ok(200);
    put(&rita, &path, &unfinished("e2e4 e7e5"), Some("\"1\""))
        .await
        .ok(200);
    let late = change(1, "e7e6", &first).await;
    late.refused(409, "changed_meanwhile");
    change(1, "e7e6", "now").await.refused(422, "wrong_shape");
    let tree = &rita.get(&path).await.ok(200)["tree"];
    assert_eq!(tree[0]["mv"], "c7c5");
}
