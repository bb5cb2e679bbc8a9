//! Puzzles from someone's own games, and the deck of the day.

use rookery_play::GameId;
use rookery_store::fresh;
use serde_json::{Value, json};

use crate::app::on_both;
use crate::client::Client;
use crate::games::{put, upload, with};
use crate::people::now;

/// White does not mate on f7.
const MISSED: &str = "e2e4 e7e5 f1c4 b8c6 d1h5 g8f6 d2d3 d7d6";

/// Black's knight keeps both rooks from mating.
const TWO_ROOKS: &str = "6k1/5ppp/2n5/7q/8/8/5PPP/RR4K1 b - - 0 1";

fn moment(ply: u32, moves: &[&str]) -> Value {
    json!({ "ply": ply, "moves": moves })
}

async fn keep_game(client: &Client, body: &Value) -> String {
    let id = fresh::<GameId>(now()).to_string();
    put(client, &format!("/games/{id}"), body, None)
        .await
        .ok(201);
    id
}

async fn deck(client: &Client) -> Value {
    client.get("/users/me/puzzles/deck").await.ok(200)
}

on_both! {
    async fn a_missed_moment_becomes_a_card_and_comes_back(app: TestApp) {
        let rita = app.browser(&app.user("rita").await).await;
        let game = keep_game(&rita, &upload(MISSED)).await;
        let neither = with(upload(MISSED), &json!({ "side": "neither", "source": "local" }));
        keep_game(&rita, &neither).await;
        let games = rita.get("/users/me/puzzles/unhunted").await.ok(200);
        assert_eq!(games, json!({ "games": [game], "left": 1 }));

        let found = json!({ "game": game, "missed": [moment(5, &["g8f6", "h5f7"])] });
        for new in [1, 0] {
            let kept = rita.post("/users/me/puzzles/hunted", found.clone()).await.ok(200);
            assert_eq!(kept, json!({ "new": new }));
        }
        let games = rita.get("/users/me/puzzles/unhunted").await.ok(200);
        assert_eq!(games, json!({ "games": [], "left": 0 }));

        let today = deck(&rita).await;
        let card = &today["cards"][0];
        assert_eq!((&today["all"], &today["done"], &card["tries"]), (&json!(1), &json!(0), &json!(0)));
        assert_eq!((&card["game"], &card["ply"]), (&json!(game), &json!(5)));
        assert_eq!(card["moves"], json!(["g8f6", "h5f7"]));
        assert!(card["themes"].as_array().unwrap().contains(&json!("mateIn1")));
        assert!(card.get("chance").is_none() && card.get("last").is_none());

        let day = today["day"].as_u64().unwrap();
        let path = format!("/users/me/puzzles/deck/{}", card["id"].as_str().unwrap());
        let form = json!({ "recall": "good", "day": day });
        assert_eq!(rita.post(&path, form.clone()).await.ok(200), json!({ "due": day + 2 }));
        rita.post(&path, form).await.refused(409, "changed_meanwhile");
        let done = deck(&rita).await;
        assert_eq!(done, json!({ "day": day, "cards": [], "done": 1, "all": 1, "next": day + 2 }));
        let form = json!({ "recall": "missed", "day": day, "last": day });
        assert_eq!(rita.post(&path, form).await.ok(200), json!({ "due": day + 1 }));
        let tomorrow = rita.get(&format!("/users/me/puzzles/deck?day={}", day + 1)).await.ok(200);
        let card = &tomorrow["cards"][0];
        assert_eq!((&card["tries"], &card["missed"], &card["last"]), (&json!(2), &json!(1), &json!(day)));
        assert!(card["chance"].as_u64().unwrap() < 90);
    }

    async fn whoever_mates_has_not_missed_the_other_mate(app: TestApp) {
        let rita = app.browser(&app.user("rita").await).await;
        let found = moment(0, &["c6d4", "a1a8"]);
        let mated = json!({ "start_fen": TWO_ROOKS, "claimed": null });
        let game = keep_game(&rita, &with(upload("c6d4 b1b8"), &mated)).await;
        let told = json!({ "game": game, "missed": [found] });
        let answer = rita.post("/users/me/puzzles/hunted", told).await;
        answer.blames(422, "missed", "not_in_game");
        let missed = json!({ "start_fen": TWO_ROOKS });
        let game = keep_game(&rita, &with(upload("c6d4 h2h3"), &missed)).await;
        let told = json!({ "game": game, "missed": [found] });
        let kept = rita.post("/users/me/puzzles/hunted", told).await.ok(200);
        assert_eq!(kept, json!({ "new": 1 }));
    }

    async fn an_attempt_by_an_administrator_is_noted(app: TestApp) {
        let user = app.user("rita").await;
        let rita = app.browser(&user).await;
        let ada = app.browser(&app.admin("ada").await).await;
        let game = keep_game(&rita, &upload(MISSED)).await;
        let found = json!({ "game": game, "missed": [moment(5, &["g8f6", "h5f7"])] });
        rita.post("/users/me/puzzles/hunted", found).await.ok(200);
        let today = deck(&rita).await;
        let day = today["day"].as_u64().unwrap();
        let card = today["cards"][0]["id"].as_str().unwrap();
        let form = json!({ "recall": "good", "day": day });
        let path = format!("/users/{}/puzzles/deck/{card}", user.id);
        ada.post(&path, form.clone()).await.ok(200);
        ada.post(&path, form).await.refused(409, "changed_meanwhile");
        let again = json!({ "recall": "good", "day": day, "last": day });
        rita.post(&path, again).await.ok(200);
        let noted = ada.get("/admin/audit").await.ok(200);
        let noted: Vec<_> = noted["acts"].as_array().unwrap().iter().map(|act| &act["act"]).collect();
        assert_eq!(noted, ["try_card"]);
    }

    async fn what_did_not_happen_so_is_refused(app: TestApp) {
        let rita = app.browser(&app.user("rita").await).await;
        let otto = app.browser(&app.user("otto").await).await;
        let game = keep_game(&rita, &upload(MISSED)).await;
        let told = |moment: Value| json!({ "game": game, "missed": [moment] });
        for strange in [
            moment(5, &["g8f6"]),
            moment(5, &["g8h6", "h5f7"]),
            moment(5, &["g8f6", "d2d3"]),
            moment(5, &["g8f6", "h5h8"]),
            moment(4, &["d1h5", "g7g6"]),
            moment(7, &["d7d6", "h5f7"]),
            moment(99, &["g8f6", "h5f7"]),
        ] {
            let answer = rita.post("/users/me/puzzles/hunted", told(strange)).await;
            answer.blames(422, "missed", "not_in_game");
        }
        let right = told(moment(5, &["g8f6", "h5f7"]));
        otto.post("/users/me/puzzles/hunted", right).await.refused(404, "no_such_resource");
        let many = vec![moment(5, &["g8f6", "h5f7"]); 51];
        let many = json!({ "game": game, "missed": many });
        rita.post("/users/me/puzzles/hunted", many).await.blames(422, "missed", "too_many");
        rita.get("/users/me/puzzles/deck?day=3").await.blames(422, "day", "bad_day");
        let form = json!({ "recall": "good", "day": 3 });
        rita.post("/users/me/puzzles/deck/x", form).await.blames(422, "day", "bad_day");
        assert_eq!(deck(&rita).await["all"], 0);
        assert_eq!(rita.get("/users/me/puzzles/unhunted").await.ok(200)["left"], 1);
    }
}
