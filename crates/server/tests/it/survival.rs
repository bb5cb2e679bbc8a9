//! Survival: a run to its end, and who is listed.

use rookery_store::Listing;
use serde_json::{Value, json};

use crate::app::on_both;
use crate::client::Client;
use crate::games::{place, unfinished, upload, with};
use crate::people::PASSWORD;

const FIRST: &str = "0198c5e2-7b1a-7c3d-9e4f-5a6b7c8d9e0f";
const SECOND: &str = "0198c5e2-7b1a-7c3d-9e4f-5a6b7c8d9e10";

fn of_run(body: Value, run: &str, minute: i64) -> Value {
    with(
        body,
        &json!({
            "occasion": { "kind": "survival", "run": run },
            "started": 1_700_000_000_000_i64 + minute * 60_000,
        }),
    )
}

fn game(run: &str, minute: i64, result: &str) -> Value {
    let claim = json!({ "claimed": { "result": result } });
    of_run(with(upload("e2e4 e7e5"), &claim), run, minute)
}

async fn play(client: &Client, run: &str, results: &[&str]) {
    for (minute, result) in (0..).zip(results) {
        client
            .put(&place(), game(run, minute, result))
            .await
            .ok(201);
    }
}

async fn names(client: &Client, question: &str) -> Vec<String> {
    let page = client
        .get(&format!("/survival/scores{question}"))
        .await
        .ok(200);
    let scores = page["scores"].as_array().unwrap().iter();
    scores
        .map(|one| one["name"].as_str().unwrap().to_owned())
        .collect()
}

on_both! {
    async fn a_run_goes_up_until_three_lives_are_gone(app: TestApp) {
        let rita = app.browser(&app.user("rita").await).await;
        let nothing = json!({ "run": null, "best": 0, "shown": false });
        assert_eq!(rita.get("/survival").await.ok(200), nothing);
        rita.put(&place(), of_run(unfinished("e2e4"), FIRST, 0)).await.ok(201);
        let run = rita.get("/survival").await.ok(200)["run"].clone();
        let begun = json!({ "run": FIRST, "beaten": 0, "lives": 3, "score": 0, "rung": 200, "games": 0 });
        assert_eq!(run, begun);

        play(&rita, FIRST, &["1-0", "1/2-1/2", "0-1", "1-0"]).await;
        let helped = with(game(FIRST, 5, "1-0"), &json!({ "hints": 1 }));
        rita.put(&place(), helped).await.ok(201);
        let state = rita.get("/survival").await.ok(200);
        let standing = json!({ "run": FIRST, "beaten": 2, "lives": 2, "score": 500, "rung": 400, "games": 4 });
        assert_eq!((&state["run"], &state["best"]), (&standing, &json!(500)));

        let last = place();
        rita.put(&place(), game(FIRST, 6, "0-1")).await.ok(201);
        rita.put(&last, game(FIRST, 7, "0-1")).await.ok(201);
        rita.put(&place(), game(FIRST, 8, "1-0")).await.ok(201);
        let over = rita.get("/survival").await.ok(200);
        assert_eq!((&over["run"], &over["best"]), (&Value::Null, &json!(500)));
        rita.put(&place(), game(SECOND, 20, "0-1")).await.ok(201);
        let again = rita.get("/survival").await.ok(200);
        assert_eq!((&again["run"]["run"], &again["run"]["lives"]), (&json!(SECOND), &json!(2)));
        assert_eq!(again["best"], 500);
    }

    async fn only_those_who_want_it_are_listed(app: TestApp) {
        let rita = app.browser(&app.user("rita").await).await;
        let olaf = app.browser(&app.user("olaf").await).await;
        play(&rita, FIRST, &["1-0"]).await;
        play(&olaf, SECOND, &["1-0", "1-0"]).await;
        assert_eq!(names(&rita, "").await, [""; 0]);
        rita.put("/survival/shown", json!({ "shown": true })).await.ok(204);
        assert!(rita.get("/survival").await.ok(200)["shown"].as_bool().unwrap());
        let page = olaf.get("/survival/scores").await.ok(200);
        let [score] = &page["scores"].as_array().unwrap()[..] else {
            panic!("{page}");
        };
        assert_eq!((&score["score"], &score["beaten"], &score["own"]), (&json!(200), &json!(1), &json!(false)));
        assert_eq!((&score["name"], &page["next"]), (&json!("The rita"), &Value::Null));
        olaf.put("/survival/shown", json!({ "shown": true })).await.ok(204);
        assert_eq!(names(&rita, "").await, ["The olaf", "The rita"]);

        // A game that is deleted no longer counts.
        let games = olaf.get("/users/me/games").await.ok(200);
        let id = games["games"][0]["id"].as_str().unwrap();
        olaf.delete(&format!("/games/{id}")).await.ok(204);
        assert_eq!(olaf.get("/survival").await.ok(200)["best"], 200);
        rita.put("/survival/shown", json!({ "shown": false })).await.ok(204);
        assert_eq!(names(&rita, "").await, ["The olaf"]);
        rita.get("/survival/scores?after=x").await.refused(422, "wrong_shape");
        rita.get("/survival/scores?after=10001").await.refused(422, "wrong_shape");
    }

    async fn long_lists_come_in_pages(app: TestApp) {
        for number in 0..53 {
            let user = app.user(&format!("user{number:02}")).await.id;
            let store = &app.app.store;
            store.put_survival_score(user, 1000 - number, 1, crate::people::now()).await.unwrap();
            store.list_survival_score(user, Listing::Shown, crate::people::now()).await.unwrap();
        }
        let rita = app.browser(&app.user("rita").await).await;
        let first = rita.get("/survival/scores").await.ok(200);
        assert_eq!((first["scores"].as_array().unwrap().len(), &first["next"]), (50, &json!("50")));
        assert_eq!(names(&rita, "?after=50").await, ["The user50", "The user51", "The user52"]);
    }

    async fn what_a_guest_reached_counts_for_the_account(app: TestApp) {
        app.user("rita").await;
        let guest = app.browser(&app.guest().await).await;
        play(&guest, FIRST, &["1-0", "1-0"]).await;
        let show = guest.put("/survival/shown", json!({ "shown": true })).await;
        show.blames(422, "shown", "needs_account");
        guest.put("/survival/shown", json!({ "shown": false })).await.ok(204);
        let form = json!({ "name": "rita", "password": PASSWORD, "bring_guest": true });
        guest.post("/session", form).await.ok(200);
        assert_eq!(names(&guest, "").await, [""; 0]);
        guest.put("/survival/shown", json!({ "shown": true })).await.ok(204);
        let page = guest.get("/survival/scores").await.ok(200);
        let score = &page["scores"][0];
        assert_eq!((&score["score"], &score["own"]), (&json!(500), &json!(true)));
    }
}
