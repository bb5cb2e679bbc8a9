//! An administrator reaches what hangs on a person, and what the administrator has is left alone.

use rookery_play::OpponentId;
use rookery_store::fresh;
use serde_json::json;

use crate::app::on_both;
use crate::games::upload;
use crate::own_opponents::design;
use crate::people::{in_days, now};

on_both! {
    async fn an_administrator_sees_the_things_of_the_person(app: TestApp) {
        let (user, other) = (app.user("rita").await, app.user("olaf").await);
        let (rita, olaf) = (app.browser(&user).await, app.browser(&other).await);
        let ada = app.browser(&app.admin("ada").await).await;
        let id = fresh::<OpponentId>(now());
        rita.put(&format!("/opponents/{id}"), design("Wobbly Knight")).await.ok(201);
        let journey = json!({ "chapter": 0, "step": 1 });
        let told = rita.put("/adventure/journey", journey).await.ok(200);
        rita.put("/survival/shown", json!({ "shown": true })).await.ok(204);
        let begun = rita.post("/puzzle-attempts", json!({ "mode": "rated" })).await.ok(200);

        let of = |rest: &str| format!("/users/{}{rest}", user.id);
        let opponents = ada.get(&of("/opponents")).await.ok(200);
        assert_eq!(opponents["opponents"][0]["id"], id.to_string());
        assert_eq!(ada.get(&of("/adventure")).await.ok(200), told);
        assert_eq!(ada.get(&of("/survival")).await.ok(200), rita.get("/survival").await.ok(200));
        assert_eq!(
            ada.get(&of("/adventure/sheet")).await.ok(200),
            rita.get("/adventure/sheet").await.ok(200),
        );
        let attempt = ada.post(&of("/puzzle-attempts"), json!({ "mode": "rated" })).await;
        assert_eq!(attempt.ok(200)["id"], begun["id"]);

        assert_eq!(ada.get("/opponents").await.ok(200)["opponents"], json!([]));
        assert_ne!(ada.get("/adventure").await.ok(200), told);
        for rest in ["/opponents", "/adventure", "/adventure/sheet", "/survival"] {
            olaf.get(&of(rest)).await.refused(404, "no_such_resource");
        }
    }

    async fn what_an_administrator_does_for_a_person_is_theirs_and_noted(app: TestApp) {
        let user = app.user("rita").await;
        let rita = app.browser(&user).await;
        let ada = app.browser(&app.admin("ada").await).await;
        let of = |rest: &str| format!("/users/{}{rest}", user.id);
        let (opponent, game) = (fresh::<OpponentId>(now()), fresh::<rookery_play::GameId>(now()));
        ada.put(&of(&format!("/opponents/{opponent}")), design("Wobbly Knight")).await.ok(201);
        ada.put(&of(&format!("/games/{game}")), upload("e2e4 e7e5")).await.ok(201);
        let attempt = ada.post(&of("/puzzle-attempts"), json!({ "mode": "rated" })).await.ok(200);
        let attempt = attempt["id"].as_str().unwrap();
        ada.post(&of(&format!("/puzzle-attempts/{attempt}/surrender")), json!({})).await.ok(200);

        assert_eq!(rita.get("/opponents").await.ok(200)["opponents"][0]["id"], opponent.to_string());
        assert_eq!(rita.get("/users/me/games").await.ok(200)["games"][0]["id"], game.to_string());
        assert_eq!(ada.get("/users/me/games").await.ok(200)["games"], json!([]));
        let noted = ada.get("/admin/audit").await.ok(200);
        let acts: Vec<_> = noted["acts"].as_array().unwrap().iter().map(|act| &act["act"]).collect();
        assert_eq!(acts, ["try_puzzle", "try_puzzle", "keep_game", "keep_opponent"]);
        assert!(noted["acts"].as_array().unwrap().iter().all(|act| act["target"] == user.id.to_string()));
    }

    async fn every_look_is_told_to_the_person(app: TestApp) {
        let ada = app.browser(&app.admin("ada").await).await;
        let document = ada.get("/openapi.json").await.ok(200);
        let paths = document["paths"].as_object().unwrap().iter();
        let looks = paths.filter(|(path, item)| path.contains("{user}") && item.get("get").is_some());
        let looks: Vec<_> = looks.map(|(path, _)| path.clone()).collect();
        assert!(looks.len() > 15, "{looks:?}");
        let game = ["/games/{id}", "/games/{id}/pgn"].map(str::to_owned);
        for (number, path) in looks.into_iter().chain(game).enumerate() {
            let user = app.user(&format!("rita{number}")).await;
            let rita = app.browser(&user).await;
            let put = crate::lives::game(user.id);
            let id = put.id.to_string();
            app.app.store.put_game(put, now()).await.unwrap();
            let asked = path.replace("{user}", &user.id.to_string()).replace("{id}", &id);
            assert_eq!(ada.get(&asked).await.status, 200, "{path}");
            assert_eq!(ada.get(&asked).await.status, 200, "{path}");
            assert_eq!(rita.get(&asked).await.status, 200, "{path}");
            let told = rita.get("/users/me/acts").await.ok(200);
            let acts = told["acts"].as_array().unwrap();
            if path.ends_with("/export") {
                assert_eq!((acts.len(), &acts[0]["act"]), (2, &json!("export")), "{told}");
                continue;
            }
            assert_eq!(acts.len(), 1, "{path}: {told}");
            assert_eq!(acts[0]["by"], "The ada", "{path}");
            assert!(acts[0]["act"].as_str().unwrap().starts_with("look_"), "{path}: {told}");
        }
    }

    async fn looks_are_forgotten_after_400_days_and_changes_are_not(app: TestApp) {
        let (user, ada) = (app.user("rita").await, app.browser(&app.admin("ada").await).await);
        ada.get(&format!("/users/{}/games", user.id)).await.ok(200);
        ada.patch(&format!("/users/{}", user.id), json!({ "display": "Rita" })).await.ok(200);
        let acts = async || app.app.store.acts_on(user.id, None, 9).await.unwrap().len();
        let store = &app.app.store;
        rookery_server::retention::clear(store, in_days(399)).await.unwrap();
        assert_eq!(acts().await, 2);
        rookery_server::retention::clear(store, in_days(401)).await.unwrap();
        assert_eq!(acts().await, 1);
    }
}
