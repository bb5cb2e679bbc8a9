//! Games: what is taken, what is refused, lists and names.

use rookery_play::GameId;
use rookery_store::fresh;
use serde_json::{Value, json};

use crate::app::TestApp;
use crate::client::{Answer, Client};
use crate::people::now;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const MATE: &str = "f2f3 e7e5 g2g4 d8h4";

/// A game with these moves that was given up by the opponent.
pub(crate) fn upload(moves: &str) -> Value {
    json!({
        "format": 1, "source": "engine", "side": "white", "start_fen": START, "moves": moves,
        "finished": true, "claimed": { "result": "1-0", "reason": "resignation" },
        "opponent": { "kind": "engine", "name": "Easy", "rung": 750 },
        "started": 1_700_000_000_000_i64,
    })
}

pub(crate) fn with(mut body: Value, changes: &Value) -> Value {
    for (key, value) in changes.as_object().unwrap() {
        body[key] = value.clone();
    }
    body
}

pub(crate) fn unfinished(moves: &str) -> Value {
    let changes = json!({ "finished": false, "claimed": null });
    with(upload(moves), &changes)
}

pub(crate) fn place() -> String {
    format!("/games/{}", fresh::<GameId>(now()))
}

pub(crate) async fn put(
    client: &Client,
    path: &str,
    body: &Value,
    revision: Option<&str>,
) -> Answer {
    let mut headers = vec![("content-type", "application/json")];
    headers.extend(revision.map(|revision| ("if-match", revision)));
    client.raw("PUT", path, &headers, body.to_string()).await
}

pub(crate) async fn rita() -> (TestApp, Client) {
    let app = TestApp::start().await;
    let user = app.user("rita").await;
    let client = app.browser(&user).await;
    (app, client)
}

#[tokio::test]
async fn a_game_is_kept_once_and_a_finished_one_never_changes() {
    let (app, rita) = rita().await;
    let path = place();
    let first = rita.put(&path, upload("e2e4 e7e5")).await.ok(201);
    assert_eq!(
        (&first["verdict"], &first["proven"]),
        (&json!("win"), &json!(false))
    );
    assert_eq!(first["opening"], "King's Pawn Game");
    assert_eq!(rita.put(&path, upload("e2e4 e7e5")).await.ok(200), first);
    let other = rita.put(&path, upload("d2d4")).await;
    other.refused(409, "other_game");
    let clocks = json!({ "clocks": [1000, 2000] });
    let edited = rita.put(&path, with(upload("e2e4 e7e5"), &clocks)).await;
    edited.refused(409, "other_game");
    let olaf = app.user("olaf").await;
    let olaf = app.browser(&olaf).await;
    let stolen = olaf.put(&path, upload("e2e4 e7e5")).await;
    stolen.refused(404, "no_such_resource");
    let whole = rita.get(&path).await.ok(200);
    assert_eq!(whole["content"]["moves"], "e2e4 e7e5");
    let pgn = rita.get(&format!("{path}/pgn")).await;
    assert!(pgn.text().contains("1. e4 e5 1-0"), "{}", pgn.text());
}

#[tokio::test]
async fn what_the_moves_prove_is_proven() {
    let (_app, rita) = rita().await;
    let mate = with(upload(MATE), &json!({ "claimed": null, "side": "black" }));
    let kept = rita.put(&place(), mate).await.ok(201);
    assert_eq!(
        (&kept["verdict"], &kept["proven"]),
        (&json!("win"), &json!(true))
    );
    assert_eq!(
        kept["ending"],
        json!({ "result": "0-1", "reason": "checkmate" })
    );
}

#[tokio::test]
async fn forged_games_are_refused_by_name_and_change_nothing() {
    let (_app, rita) = rita().await;
    let pawn = |changes: Value| with(upload("e2e4"), &changes);
    let claim =
        |result: &str, reason: &str| json!({ "claimed": { "result": result, "reason": reason } });
    let from = |fen: &str| json!({ "start_fen": fen });
    let strong = json!({ "kind": "engine", "name": "x", "rung": 9000 });
    let long = vec!["g1f3 g8f6 f3g1 f6g8"; 200].join(" ");
    for (body, field, code) in [
        (upload("e2e5"), "moves", "bad_moves"),
        (upload("e2e4 d2d4"), "moves", "bad_moves"),
        (upload("e2e4  e7e5"), "moves", "bad_moves"),
        (upload(&long), "moves", "bad_moves"),
        (upload(&format!("{MATE} e2e4")), "moves", "bad_moves"),
        (
            pawn(claim("1-0", "checkmate")),
            "claimed",
            "not_in_the_moves",
        ),
        (
            pawn(claim("1/2-1/2", "stalemate")),
            "claimed",
            "not_in_the_moves",
        ),
        (
            with(upload(MATE), &claim("1-0", "resignation")),
            "claimed",
            "other_result",
        ),
        (pawn(claim("2-0", "time")), "claimed", "bad_result"),
        (pawn(claim("1-0", "boredom")), "claimed", "bad_reason"),
        (pawn(json!({ "claimed": null })), "claimed", "no_result"),
        (pawn(json!({ "finished": false })), "claimed", "not_over"),
        (unfinished(MATE), "finished", "already_over"),
        (pawn(json!({ "clocks": [1, 2] })), "clocks", "clock_count"),
        (
            pawn(from("8/8/8/8/8/8/8/8 w - - 0 1")),
            "start_fen",
            "bad_fen",
        ),
        (pawn(from(&"Q".repeat(101))), "start_fen", "bad_fen"),
        (pawn(json!({ "source": "live" })), "source", "live_upload"),
        (pawn(json!({ "format": 2 })), "format", "unknown_format"),
        (pawn(json!({ "started": -1 })), "started", "bad_time"),
        (pawn(json!({ "ended": 1 })), "ended", "bad_time"),
        (
            pawn(json!({ "opponent": strong })),
            "opponent",
            "bad_opponent",
        ),
    ] {
        let answer = rita.put(&place(), body.clone()).await;
        let problem = answer.ok(422);
        assert_eq!(problem["fields"][0]["field"], field, "{body}: {problem}");
        assert_eq!(problem["fields"][0]["code"], code, "{body}: {problem}");
    }
    let unknown = with(upload("e2e4"), &json!({ "rated": true }));
    rita.put(&place(), unknown)
        .await
        .refused(422, "wrong_shape");
    rita.put("/games/1", upload("e2e4"))
        .await
        .refused(404, "no_such_resource");
    let list = rita.get("/users/me/games").await.ok(200);
    assert_eq!(list["games"], json!([]));
}

#[tokio::test]
async fn lists_are_filtered_and_paged() {
    let (_app, rita) = rita().await;
    for number in 0..5 {
        let side = if number % 2 == 0 { "white" } else { "black" };
        let body = with(upload("e2e4 c7c5"), &json!({ "side": side }));
        rita.put(&place(), body).await.ok(201);
    }
    rita.put(&place(), unfinished("d2d4")).await.ok(201);
    let count = async |query: &str| {
        let page = rita.get(&format!("/users/me/games?{query}")).await.ok(200);
        page["games"].as_array().unwrap().len()
    };
    assert_eq!(count("").await, 6);
    assert_eq!(count("source=engine").await, 6);
    let last = rita.get("/users/me/games?limit=1").await.ok(200);
    let board = "rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR";
    assert_eq!(last["games"][0]["board"], board);
    assert_eq!(count("verdict=win").await, 3);
    assert_eq!(count("verdict=win,loss").await, 5);
    assert_eq!(count("verdict=unfinished").await, 1);
    assert_eq!(count("side=black&verdict=loss").await, 2);
    assert_eq!(count("opening=Sicilian%20Defense").await, 5);
    assert_eq!(count("text=sicil").await, 5);
    assert_eq!(count("opponent_kind=person").await, 0);
    for wrong in [
        "verdict=won",
        "limit=0",
        "limit=101",
        "limit=x",
        "before=7",
        "before=now.1",
        "conflicts_with=x",
        "verdict=",
    ] {
        let answer = rita.get(&format!("/users/me/games?{wrong}")).await;
        assert_eq!(answer.status, 422, "{wrong}");
    }
    let unknown = rita.get("/users/me/games?color=white").await;
    unknown.blames(400, "color", "unknown_parameter");
    let long = "x".repeat(201);
    for place in ["games", "games.pgn"] {
        for wrong in [format!("text={long}"), "tag=%00".to_owned()] {
            let answer = rita.get(&format!("/users/me/{place}?{wrong}")).await;
            answer.refused(422, "invalid");
        }
    }
    let (mut before, mut seen) = (String::new(), 0);
    loop {
        let page = rita
            .get(&format!("/users/me/games?limit=4{before}"))
            .await
            .ok(200);
        seen += page["games"].as_array().unwrap().len();
        match page["next"].as_str() {
            Some(next) => before = format!("&before={next}"),
            None => break,
        }
    }
    assert_eq!(seen, 6);
    let file = rita.get("/users/me/games.pgn?verdict=win").await;
    let told = file.text();
    assert_eq!(
        told.matches("[Event \"Game against Easy (rated 750)\"]")
            .count(),
        3
    );
    assert_eq!(told.matches("[Black \"Easy (rated 750)\"]").count(), 3);
}

#[tokio::test]
async fn names_of_games_follow_the_rules() {
    let (_app, rita) = rita().await;
    let (one, two) = (place(), place());
    for path in [&one, &two] {
        rita.put(path, upload("e2e4 e7e5")).await.ok(201);
    }
    let named = rita
        .patch(&one, json!({ "title": "My best", "tags": ["club"] }))
        .await
        .ok(200);
    assert_eq!(
        (&named["title"], &named["tags"]),
        (&json!("My best"), &json!(["club"]))
    );
    let taken = rita.patch(&two, json!({ "title": "my best" })).await;
    taken.refused(409, "title_taken");
    for title in ["", " My", "x\u{7}y", &"x".repeat(81)] {
        let problem = rita.patch(&two, json!({ "title": title })).await.ok(422);
        assert_eq!(problem["fields"][0]["code"], "bad_title", "{title:?}");
    }
    let tree = json!([
        { "after": 1, "mv": "c7c5", "comment": "sharper" },
        { "after": 3, "mv": "g1f3" },
        { "after": 0, "comment": "a club game" },
    ]);
    rita.patch(&two, json!({ "tree": tree })).await.ok(200);
    assert_eq!(rita.get(&two).await.ok(200)["tree"][1]["mv"], "g1f3");
    for (entry, code) in [
        (json!({ "after": 9, "mv": "e2e4" }), "no_such_place"),
        (json!({ "after": 0, "mv": "e7e5" }), "illegal_move"),
        (
            json!({ "after": 0, "comment": "x".repeat(2001) }),
            "comment_too_long",
        ),
    ] {
        let problem = rita.patch(&two, json!({ "tree": [entry] })).await.ok(422);
        assert_eq!(problem["fields"][0]["code"], code);
    }
}

#[tokio::test]
async fn a_game_names_the_one_it_comes_from() {
    let (app, rita) = rita().await;
    let (whole, line) = (place(), place());
    rita.put(&whole, upload("e2e4 e7e5")).await.ok(201);
    let id = whole.rsplit('/').next().unwrap();
    let origin = json!({ "origin": id });
    let kept = rita
        .put(&line, with(unfinished("e2e4 c7c5"), &origin))
        .await;
    assert_eq!(kept.ok(201)["origin"], id);
    let list = format!("/users/me/games?origin={id}");
    let found = rita.get(&list).await.ok(200);
    assert_eq!(found["games"].as_array().unwrap().len(), 1);
    let secret = rita
        .post(&format!("{line}/shares"), json!({}))
        .await
        .ok(201);
    let secret = secret["secret"].as_str().unwrap();
    let holder = Client::new(&app).holding(secret);
    let shared = holder.get("/shared-game").await;
    assert_eq!(shared.ok(200)["summary"]["origin"], json!(null));

    let olaf = app.user("olaf").await;
    let olaf = app.browser(&olaf).await;
    let kept = olaf
        .put(&place(), with(upload("e2e4"), &origin))
        .await
        .ok(201);
    assert_eq!(kept["origin"], json!(null), "not a game of theirs");
    let odd = with(upload("e2e4"), &json!({ "origin": "that one" }));
    let problem = rita.put(&place(), odd).await.ok(422);
    assert_eq!(problem["fields"][0]["code"], "bad_id");
    let answer = rita.get("/users/me/games?origin=that").await;
    answer.refused(422, "invalid");

    rita.delete(&whole).await.ok(204);
    assert_eq!(
        rita.get(&line).await.ok(200)["summary"]["origin"],
        json!(null)
    );
}
