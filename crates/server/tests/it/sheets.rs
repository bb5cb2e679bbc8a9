//! The sheet: what counts, how it goes on, and who may see it.

use rookery_campaign::Animal;
use rookery_protocol::api::Dials;
use serde_json::{Value, json};

use crate::app::on_both;
use crate::client::Client;
use crate::games::{place, upload, with};

/// A game of two minutes against the fox, for this occasion.
fn against_the_fox(result: &str, occasion: Value) -> Value {
    with(
        upload("e2e4 e7e5 g1f3"),
        &json!({
            "claimed": { "result": result },
            "opponent": {
                "kind": "character", "id": "fox", "name": "Russet",
                "dials": { "aggressiveness": 80, "positional": 50, "trading": 50, "blind_spots": 0 },
            },
            "ended": 1_700_000_120_000_i64,
            "occasion": occasion,
        }),
    )
}

/// The same against the plain engine at a level, with or without dials that nobody turned.
fn against_a_level(dials: Value) -> Value {
    let opponent = json!({ "kind": "engine", "name": "My level", "rung": 750, "dials": dials });
    let changes = json!({ "opponent": opponent });
    with(against_the_fox("1-0", Value::Null), &changes)
}

fn dormouse() -> Value {
    json!({ "kind": "battle", "key": "dormouse" })
}

fn figures(tally: &Value) -> [u64; 6] {
    ["played", "won", "drawn", "lost", "moves", "millis"].map(|name| tally[name].as_u64().unwrap())
}

fn against<'s>(sheet: &'s Value, temper: &str) -> &'s Value {
    let rows = sheet["against"].as_array().unwrap();
    &rows.iter().find(|row| row["temper"] == temper).unwrap()["tally"]
}

on_both! {
    async fn a_sheet_adds_up_what_counts_and_keeps_updating(app: TestApp) {
        let rita = app.browser(&app.user("rita").await).await;
        let empty = rita.get("/adventure/sheet").await.ok(200)["sheet"].clone();
        assert_eq!(figures(&empty["all"]), [0; 6]);
        assert_eq!((&empty["all"]["win_rate"], &empty["crown"]), (&Value::Null, &Value::Null));
        assert_eq!(empty["against"].as_array().unwrap().len(), 6);
        assert!(empty["counted"].as_str().unwrap().starts_with("Every finished game"));

        let run = json!({ "kind": "survival", "run": "0198c5e2-7b1a-7c3d-9e4f-5a6b7c8d9e0f" });
        for body in [
            against_the_fox("0-1", dormouse()),
            against_the_fox("1/2-1/2", dormouse()),
            against_the_fox("1-0", run),
            against_the_fox("1-0", Value::Null),
            // None of these counts: at one device, not over, without a move of one's own.
            with(against_the_fox("1-0", Value::Null), &json!({ "source": "local" })),
            with(against_the_fox("1-0", Value::Null), &json!({ "finished": false, "claimed": null, "ended": null })),
            with(against_the_fox("1-0", Value::Null), &json!({ "moves": "e2e4", "side": "black" })),
        ] {
            rita.put(&place(), body).await.ok(201);
        }
        let sheet = rita.get("/adventure/sheet").await.ok(200)["sheet"].clone();
        assert_eq!(figures(&sheet["all"]), [4, 2, 1, 1, 8, 480_000]);
        assert_eq!(sheet["all"]["win_rate"], 50);
        assert_eq!(figures(&sheet["adventure"]), [2, 0, 1, 1, 4, 240_000]);
        for (temper, played) in [("Aggressive", 4), ("Tactical", 4), ("Passive", 0), ("Blind", 0)] {
            assert_eq!(against(&sheet, temper)["played"], played, "{temper}");
        }
        let overnight = json!({ "ended": 1_700_100_000_000_i64 });
        let long = with(against_the_fox("0-1", Value::Null), &overnight);
        rita.put(&place(), long).await.ok(201);
        let sheet = rita.get("/adventure/sheet").await.ok(200)["sheet"].clone();
        assert_eq!(figures(&sheet["all"]), [5, 2, 1, 2, 10, 480_000 + 3 * 3_600_000]);
    }

    async fn every_game_against_the_computer_counts_and_a_plain_level_for_no_style(app: TestApp) {
        let rita = app.browser(&app.user("rita").await).await;
        let untouched = json!({ "aggressiveness": 50, "positional": 100, "trading": 50, "blind_spots": 0 });
        for dials in [Value::Null, untouched] {
            rita.put(&place(), against_a_level(dials)).await.ok(201);
        }
        let full_strength = json!({ "opponent": { "kind": "engine", "name": "Full strength" } });
        let full_strength = with(against_the_fox("0-1", Value::Null), &full_strength);
        rita.put(&place(), full_strength).await.ok(201);
        let sheet = rita.get("/adventure/sheet").await.ok(200)["sheet"].clone();
        assert_eq!(figures(&sheet["all"]), [3, 2, 0, 1, 6, 360_000]);
        for row in sheet["against"].as_array().unwrap() {
            assert_eq!(figures(&row["tally"]), [0; 6], "{row}");
        }
        let turned = json!({ "aggressiveness": 50, "positional": 100, "trading": 90, "blind_spots": 0 });
        rita.put(&place(), against_a_level(turned)).await.ok(201);
        let sheet = rita.get("/adventure/sheet").await.ok(200)["sheet"].clone();
        for (temper, played) in [("Trading", 1), ("Positional", 1), ("Tactical", 0)] {
            assert_eq!(against(&sheet, temper)["played"], played, "{temper}");
        }
        let told = sheet["counted"].as_str().unwrap();
        assert!(told.starts_with("Every finished game against the computer counts"), "{told}");
        assert!(told.contains("An opponent can have several styles or none"), "{told}");
        // Whoever overlooks things or takes it easy is not tactical.
        let against_animal = |id: &str, rung: u16| {
            let style = Animal::from_key(id).unwrap().character().style;
            let opponent = json!({
                "kind": "character", "id": id, "name": id, "rung": rung, "dials": Dials::from(style),
            });
            with(against_the_fox("1-0", Value::Null), &json!({ "opponent": opponent }))
        };
        let asked = [("dormouse", 200), ("fox", 480), ("fox", 1700)];
        for (tactical, (animal, rung)) in [0, 0, 1].into_iter().zip(asked) {
            rita.put(&place(), against_animal(animal, rung)).await.ok(201);
            let sheet = rita.get("/adventure/sheet").await.ok(200)["sheet"].clone();
            assert_eq!(against(&sheet, "Tactical")["played"], tactical, "{animal} {rung}");
            assert_eq!(against(&sheet, "Blind")["played"], 1, "{animal} {rung}");
        }
    }

    async fn a_link_shows_the_sheet_until_it_is_taken_back(app: TestApp) {
        let user = app.user("rita").await;
        let rita = app.browser(&user).await;
        let stranger = Client::new(&app);
        assert_eq!(rita.get("/adventure/sheet").await.ok(200)["link"], Value::Null);
        let made = rita.send("POST", "/adventure/sheet/link", None).await.ok(201);
        let holder = Client::new(&app).holding(made["token"].as_str().unwrap());
        let shown = holder.get("/shared-sheet").await.ok(200);
        let own = rita.get("/adventure/sheet").await.ok(200);
        assert_eq!((&own["sheet"], &own["link"]), (&shown, &made["link"]));
        assert_eq!(shown["name"], user.display);
        rita.put(&place(), against_the_fox("1-0", Value::Null)).await.ok(201);
        let later = holder.get("/shared-sheet").await.ok(200);
        assert_eq!(later["all"]["won"], 1, "it keeps updating");

        let missing = stranger.get("/shared-sheet").await;
        missing.refused(404, "no_such_resource");
        let guess = Client::new(&app).holding("nothing").get("/shared-sheet").await;
        assert_eq!(guess.bytes, missing.bytes);
        let second = rita.send("POST", "/adventure/sheet/link", None).await.ok(201);
        let ended = holder.get("/shared-sheet").await;
        assert_eq!(ended.bytes, missing.bytes, "one link at a time");
        let holder = Client::new(&app).holding(second["token"].as_str().unwrap());
        holder.get("/shared-sheet").await.ok(200);
        rita.delete("/adventure/sheet/link").await.ok(204);
        rita.delete("/adventure/sheet/link").await.ok(204);
        assert_eq!(holder.get("/shared-sheet").await.bytes, missing.bytes);
    }
}
