//! Bodies made to hurt: deep, endless, packed, in another encoding. Each is refused by name or named
//! in a report, and nothing is kept.

use serde_json::json;

use crate::client::Client;
use crate::games::{place, rita, upload};

const JSON: (&str, &str) = ("content-type", "application/json");
const PGN: (&str, &str) = ("content-type", "application/x-chess-pgn");

async fn count(client: &Client) -> usize {
    let list = client.get("/users/me/games").await.ok(200);
    list["games"].as_array().unwrap().len()
}

#[tokio::test]
async fn a_game_that_is_a_bomb_is_refused_by_name() {
    let (_app, rita) = rita().await;
    let sixteen = upload("e2e4")
        .to_string()
        .encode_utf16()
        .collect::<Vec<_>>();
    let sixteen = sixteen.into_iter().flat_map(u16::to_le_bytes).collect();
    let mut broken = upload("e2e4").to_string().into_bytes();
    broken[20] = 0xff;
    let deep = format!("{}{}", "[".repeat(30_000), "]".repeat(30_000)).into_bytes();
    let large = format!("{{\"moves\":\"{}\"}}", "x".repeat(64 * 1024)).into_bytes();
    for (body, status, code) in [
        (sixteen, 400, "bad_body"),
        (broken, 400, "bad_body"),
        (deep, 422, "wrong_shape"),
        (large, 413, "too_large"),
        (Vec::new(), 400, "bad_body"),
    ] {
        let answer = rita.raw("PUT", &place(), &[JSON], body).await;
        answer.refused(status, code);
    }
    for encoding in ["gzip", "br", "deflate", "gzip, gzip"] {
        let headers = [JSON, ("content-encoding", encoding)];
        let answer = rita
            .raw("PUT", &place(), &headers, vec![0x1f, 0x8b, 8, 0])
            .await;
        answer.refused(415, "packed");
    }
    let queens = json!({ "start_fen": format!("{}QQQQQQQQ w - - 0 1", "QQQQQQQQ/".repeat(7)) });
    let mut body = upload("e2e4");
    body["start_fen"] = queens["start_fen"].clone();
    rita.put(&place(), body)
        .await
        .blames(422, "start_fen", "bad_fen");
    assert_eq!(count(&rita).await, 0);
}

#[tokio::test]
async fn a_file_that_is_a_bomb_is_named_in_the_report() {
    let (_app, rita) = rita().await;
    for file in [
        format!("1. e4 {} e5 *", "(".repeat(10_000)),
        format!("1. e4 {}", "(1. d4 ".repeat(10_000)),
        format!("[White \"{}\"]\n\n1. e4 *", "x".repeat(900_000)),
        format!("1. e4 {{{}}} *", "x".repeat(900_000)),
        format!("{}1. e4 *", "[A \"b\"]\n".repeat(40_000)),
        "1. Nf3 Nf6 2. Ng1 Ng8 ".repeat(10_000),
    ] {
        let answer = rita
            .raw("POST", "/users/me/games/import", &[PGN], file)
            .await;
        let report = answer.ok(200);
        assert!(
            !report["skipped"].as_array().unwrap().is_empty(),
            "{report}"
        );
        assert_eq!(report["kept"], 0, "{report}");
    }
    let headers = [PGN, ("content-encoding", "gzip")];
    let packed = rita
        .raw("POST", "/users/me/games/import", &headers, vec![0x1f, 0x8b])
        .await;
    packed.refused(415, "packed");
    assert_eq!(count(&rita).await, 0);
}
