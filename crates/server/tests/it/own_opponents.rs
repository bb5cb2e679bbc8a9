//! Opponents that people make themselves, and hand on.

use rookery_play::OpponentId;
use rookery_store::fresh;
use serde_json::{Value, json};

use crate::app::on_both;
use crate::client::Client;
use crate::games::with;
use crate::people::now;

pub(crate) fn design(name: &str) -> Value {
    json!({
        "name": name,
        "dials": { "aggressiveness": 80, "positional": 50, "trading": 50, "blind_spots": 0 },
        "rung": 900, "repertoire": "gambits",
        "face": { "head": "fox", "eyes": "owl", "mouth": "frog", "tone": "moss" },
    })
}

fn place() -> String {
    format!("/opponents/{}", fresh::<OpponentId>(now()))
}

on_both! {
    async fn an_opponent_is_kept_changed_and_deleted(app: TestApp) {
        let rita = app.browser(&app.user("rita").await).await;
        let path = place();
        let made = rita.put(&path, design("Wobbly Knight")).await.ok(201);
        assert_eq!(made["design"], design("Wobbly Knight"));
        let changed = rita.put(&path, design("Bold Knight")).await.ok(200);
        let list = rita.get("/opponents").await.ok(200);
        assert_eq!(list["opponents"], json!([changed]));
        let olaf = app.browser(&app.user("olaf").await).await;
        olaf.delete(&path).await.refused(404, "no_such_resource");
        rita.delete(&path).await.ok(204);
        assert_eq!(rita.get("/opponents").await.ok(200)["opponents"], json!([]));
    }

    async fn what_cannot_be_is_refused_by_field(app: TestApp) {
        let rita = app.browser(&app.user("rita").await).await;
        let knight = || design("Wobbly Knight");
        let face = json!({ "face": { "head": "dragon", "eyes": "owl", "mouth": "owl", "tone": "moss" } });
        for (body, field, code) in [
            (design("x"), "name", "display_too_short"),
            (design("admin"), "name", "display_reserved"),
            (design("B4stard Fox"), "name", "display_unkind"),
            (with(knight(), &json!({ "rung": 100 })), "rung", "bad_rung"),
            (with(knight(), &json!({ "repertoire": "tricks" })), "repertoire", "bad_repertoire"),
            (with(knight(), &json!({ "weakness": "shy" })), "weakness", "bad_weakness"),
            (with(knight(), &face), "face", "bad_face"),
        ] {
            rita.put(&place(), body).await.blames(422, field, code);
        }
        for _ in 0..50 {
            rita.put(&place(), knight()).await.ok(201);
        }
        rita.put(&place(), knight()).await.blames(422, "name", "too_many_opponents");
    }

    async fn a_link_hands_it_on_until_it_is_taken_back(app: TestApp) {
        let rita = app.browser(&app.user("rita").await).await;
        let olaf = app.browser(&app.user("olaf").await).await;
        let path = place();
        rita.put(&path, design("Wobbly Knight")).await.ok(201);
        let link = format!("{path}/link");
        olaf.send("POST", &link, None).await.refused(404, "no_such_resource");
        let made = rita.send("POST", &link, None).await.ok(201);
        let token = made["token"].as_str().unwrap();
        let stranger = Client::new(&app).holding(token);
        let shown = stranger.get("/shared-opponent").await.ok(200);
        assert_eq!(shown, design("Wobbly Knight"));
        let list = rita.get("/opponents").await.ok(200);
        assert_eq!(list["opponents"][0]["shared_until"], made["expires"]);
        let copies = "/shared-opponent/copies";
        stranger.send("POST", copies, None).await.refused(401, "not_logged_in");
        olaf.send("POST", copies, None).await.refused(404, "no_such_resource");
        let olaf = olaf.holding(token);
        let copy = olaf.send("POST", copies, None).await.ok(201);
        assert_eq!((&copy["design"], &copy["shared_until"]), (&design("Wobbly Knight"), &Value::Null));
        rita.delete(&link).await.ok(204);
        let missing = Client::new(&app).get("/shared-opponent").await;
        missing.refused(404, "no_such_resource");
        assert_eq!(stranger.get("/shared-opponent").await.bytes, missing.bytes);
        let kept = olaf.get("/opponents").await.ok(200);
        assert_eq!(kept["opponents"], json!([copy]), "a copy is one's own");
    }
}
