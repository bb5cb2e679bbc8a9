//! The adventure: battles are judged here, two devices become one, and the sheet adds up.

use rookery_campaign::{AdventureProgress, Battle, Story, StoryStop};
use serde_json::{Value, json};

use crate::app::on_both;
use crate::client::Client;
use crate::games::{place, unfinished, upload, with};
use crate::people::PASSWORD;

const SCHOLAR: &str = "e2e4 e7e5 f1c4 b8c6 d1h5 g8f6 h5f7";
const DORMOUSE: &str = "dormouse";

/// A game of this battle, ended so.
fn battle(key: &str, moves: &str, result: &str, reason: &str) -> Value {
    let battle = Battle::from_key(key).unwrap();
    let side = if battle.side == rookery_rules::Color::White {
        "white"
    } else {
        "black"
    };
    with(
        upload(moves),
        &json!({
            "side": side, "start_fen": battle.position().fen(),
            "claimed": { "result": result, "reason": reason },
            "opponent": { "kind": "character", "id": battle.opponent.key(), "name": battle.opponent.name() },
            "occasion": { "kind": "battle", "key": key },
            "ended": 1_700_000_060_000_i64,
        }),
    )
}

/// The line of the first battle and the one behind it, for somebody who has passed it.
fn first_battle() -> (Value, Value) {
    let story = Story::told();
    let mut progress = AdventureProgress::default();
    let line = |progress: &AdventureProgress| {
        let at = progress.line(story);
        json!({ "chapter": at.chapter, "step": at.step, "choices": progress.journey.choices })
    };
    loop {
        match progress.go_on(story) {
            Ok(()) => {}
            Err(StoryStop::Battle(battle)) => {
                let before = line(&progress);
                let mut game = battle.begin();
                game.resign(!battle.side).unwrap();
                let fight = rookery_campaign::Fight::of(battle, &game, 0).unwrap();
                progress.fights.insert("won".to_owned(), fight);
                progress.go_on(story).unwrap();
                return (before, line(&progress));
            }
            Err(held) => panic!("{held:?}"),
        }
    }
}

async fn fights(client: &Client) -> Vec<String> {
    let adventure = client.get("/adventure").await.ok(200);
    let fights = adventure["fights"].as_array().unwrap();
    let verdict = |fight: &Value| fight["verdict"].as_str().unwrap().to_owned();
    fights.iter().map(verdict).collect()
}

on_both! {
    async fn battles_are_judged_by_the_server(app: TestApp) {
        let rita = app.browser(&app.user("rita").await).await;
        assert_eq!(fights(&rita).await, [""; 0]);
        for (at, (moves, result, reason)) in [
            ("e2e4 e7e5", "0-1", "resignation"),
            ("e2e4 e7e5", "1/2-1/2", "agreement"),
            (SCHOLAR, "1-0", "checkmate"),
        ].into_iter().enumerate() {
            let ended = json!({ "ended": 1_700_000_060_000_i64 + at as i64 });
            let body = with(battle(DORMOUSE, moves, result, reason), &ended);
            rita.put(&place(), body).await.ok(201);
        }
        let open = with(unfinished("e2e4"), &json!({ "occasion": { "kind": "battle", "key": DORMOUSE } }));
        rita.put(&place(), open).await.ok(201);
        assert_eq!(fights(&rita).await, ["lost", "drawn", "met"]);

        // To stay in the game for twenty moves is enough against the boar, whatever comes then.
        let shuffle = "g1f3 g8f6 f3g1 f6g8 b1c3 b8c6 c3b1 c6b8 a2a3 a7a6 a3a4 a6a5 h2h3 h7h6 h3h4 h6h5 \
            b2b3 b7b6 g2g3 g7g6 g1f3 g8f6 f3g1 f6g8 b1c3 b8c6 c3b1 c6b8 c2c3 c7c6 d2d3 d7d6 e2e3 e7e6 \
            c1d2 c8d7 d1e2 d8e7 e2d1 e7d8 d1e2 d8e7";
        let kept = rita.put(&place(), battle("boar", shuffle, "0-1", "resignation")).await.ok(201);
        assert_eq!(kept["verdict"], "loss");
        let adventure = rita.get("/adventure").await.ok(200);
        let boar = adventure["fights"].as_array().unwrap().iter().find(|one| one["battle"] == "boar");
        assert_eq!(boar.unwrap()["verdict"], "met");
        assert_eq!((&adventure["feathers"], &adventure["finished"]), (&json!(2), &json!(false)));
    }

    async fn a_game_that_was_no_such_battle_is_refused_by_name(app: TestApp) {
        let rita = app.browser(&app.user("rita").await).await;
        let won = || battle(DORMOUSE, "e2e4 e7e5", "1-0", "resignation");
        let told = |occasion: Value| with(won(), &json!({ "occasion": occasion }));
        let dragon = rita.put(&place(), told(json!({ "kind": "battle", "key": "dragon" }))).await;
        dragon.blames(422, "occasion", "unknown_battle");
        assert!(dragon.text().contains("dragon"));
        for (body, code) in [
            (told(json!({ "kind": "battle", "key": "raven" })), "other_battle"),
            (told(json!({ "kind": "battle", "key": "mole" })), "other_battle"),
            (with(won(), &json!({ "source": "local" })), "not_an_engine"),
            (told(json!({ "kind": "survival", "run": "7" })), "bad_run"),
        ] {
            rita.put(&place(), body).await.blames(422, "occasion", code);
        }
        let strange = told(json!({ "kind": "battle", "key": DORMOUSE, "verdict": "met" }));
        rita.put(&place(), strange).await.refused(422, "wrong_shape");
        assert_eq!(fights(&rita).await, [""; 0]);
    }

    async fn of_two_devices_the_further_one_is_right(app: TestApp) {
        let rita = app.browser(&app.user("rita").await).await;
        let (before, behind) = first_battle();
        let begin = json!({ "chapter": 0, "step": 0, "choices": {} });
        assert_eq!(rita.get("/adventure").await.ok(200)["journey"], begin);
        let told = rita.put("/adventure/journey", before.clone()).await.ok(200);
        assert_eq!(told["journey"], before);
        let late = rita.put("/adventure/journey", begin.clone()).await.ok(200);
        assert_eq!(late["journey"], before, "a device that is behind changes nothing");
        let ahead = rita.put("/adventure/journey", behind.clone()).await.ok(200);
        assert_eq!(ahead["journey"], before, "nobody goes beyond a battle that was not fought");
        rita.put(&place(), battle(DORMOUSE, "e2e4 e7e5", "1/2-1/2", "agreement")).await.ok(201);
        assert_eq!(rita.get("/adventure").await.ok(200)["journey"], before);
        rita.put(&place(), battle(DORMOUSE, SCHOLAR, "1-0", "checkmate")).await.ok(201);
        assert_eq!(rita.get("/adventure").await.ok(200)["journey"], behind);
    }

    async fn what_is_not_in_the_story_is_refused(app: TestApp) {
        let rita = app.browser(&app.user("rita").await).await;
        let tell = async |body: Value| rita.put("/adventure/journey", body).await;
        tell(json!({ "chapter": 99, "step": 0 })).await.blames(422, "step", "no_such_line");
        tell(json!({ "chapter": 0, "step": 9999 })).await.blames(422, "step", "no_such_line");
        let choices = json!({ "chapter": 0, "step": 0, "choices": { "crown": "pawn" } });
        tell(choices).await.blames(422, "choices", "unknown_choice");
        tell(json!({ "chapter": -1, "step": 0 })).await.refused(422, "wrong_shape");
        let early = json!({ "chapter": 0, "step": 0, "choices": { "crown": "queen" } });
        let told = tell(early).await.ok(200);
        assert_eq!((&told["crown"], &told["journey"]["choices"]), (&Value::Null, &json!({})));
    }

    async fn what_a_guest_reached_comes_along(app: TestApp) {
        app.user("rita").await;
        let guest = app.browser(&app.guest().await).await;
        let (before, _) = first_battle();
        guest.put("/adventure/journey", before.clone()).await.ok(200);
        guest.put(&place(), battle(DORMOUSE, "e2e4", "0-1", "resignation")).await.ok(201);
        let form = json!({ "name": "rita", "password": PASSWORD, "bring_guest": true });
        guest.post("/session", form).await.ok(200);
        assert_eq!(guest.get("/adventure").await.ok(200)["journey"], before);
        assert_eq!(fights(&guest).await, ["lost"]);
    }
}
