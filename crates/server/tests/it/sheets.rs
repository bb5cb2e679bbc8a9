//! The sheet: what counts, how it goes on, and who may see it.

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
        assert!(empty["counted"].as_str().unwrap().starts_with("Counted is"));

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
