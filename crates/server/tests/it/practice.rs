//! Puzzles that are practiced: in ranges, told of later, and those that ship.

use rookery_puzzles::PuzzleSource;
use std::collections::HashSet;

use rookery_store::{AttemptId, NewPuzzle};
use serde_json::{Value, json};

use crate::app::{TestApp, on_both};
use crate::client::Client;
use crate::people::now;
use crate::puzzles::{FORK, keep, puzzle};

fn report(puzzle: &str, solved: bool) -> Value {
    json!({
        "id": AttemptId::new(now()).to_string(), "puzzle": puzzle, "mode": "practice",
        "solved": solved, "tries": 2, "hints": 0, "millis": 5000, "happened": 1_700_000_000_000_i64,
    })
}

on_both! {
    async fn a_range_goes_up_and_says_when_it_is_done(app: TestApp) {
        let puzzles = (0..12).map(|number| puzzle(&format!("x{number}"), FORK, 3500 + number));
        keep(&app, puzzles.collect()).await;
        let browser = app.browser(&app.user("rita").await).await;
        let supply = browser.get("/puzzles/supply?low=3503&high=3510&from=3505").await.ok(200);
        let supply = supply["puzzles"].as_array().unwrap();
        let ratings: Vec<_> = supply.iter().map(|one| one["rating"].as_i64().unwrap()).collect();
        assert!(ratings.is_sorted_by(|one, next| one < next) && ratings[0] >= 3505, "{ratings:?}");
        let none = browser.get("/puzzles/supply?low=3600&high=3700").await.ok(200);
        assert_eq!(none["puzzles"], json!([]));
        let mut from = 3503;
        let mut seen = Vec::new();
        loop {
            let path = format!("/puzzles/next?low=3503&high=3510&from={from}&theme=fork");
            let answer = browser.get(&path).await;
            if answer.status == 404 {
                // Those that were passed over on the way up come when it begins again.
                answer.refused(404, "no_puzzle");
                if from == 3503 {
                    break;
                }
                from = 3503;
                continue;
            }
            let next = answer.ok(200);
            assert!(next["rating"].as_i64().unwrap() >= from && next["moves"].as_array().unwrap().len() == 4);
            from = next["rating"].as_i64().unwrap();
            let id = next["id"].as_str().unwrap().to_owned();
            let form = json!({ "reports": [report(&id, true)] });
            browser.post("/users/me/puzzles/reports", form).await.ok(200);
            assert!(!seen.contains(&id), "{id} was solved before");
            seen.push(id);
        }
        assert_eq!(seen.len(), 8);
        browser.get("/puzzles/next?low=3600&high=3700").await.refused(404, "no_puzzles_there");
        browser.get("/puzzles/next?low=9&high=1").await.blames(422, "high", "bad_range");
        browser.get("/puzzles/next?low=-1").await.blames(422, "low", "bad_rating");
        browser.get("/puzzles/next?theme=nonsense").await.blames(422, "theme", "bad_theme");
        browser.get("/puzzles/next?color=blue").await.blames(400, "color", "unknown_parameter");
        browser.get("/puzzles/next?low=blue").await.refused(422, "wrong_shape");

        let solved = browser.get("/users/me/puzzles/solved").await.ok(200);
        let solved = solved["puzzles"].as_array().unwrap();
        assert_eq!((solved.len(), &solved[0]["puzzle"]["id"]), (8, &json!(seen[7])));
        let again = browser.get(&format!("/puzzles/{}", seen[0])).await.ok(200);
        assert_eq!(again["fen"], FORK.0);
    }

    async fn practice_is_kept_once_and_never_rated(app: TestApp) {
        keep(&app, vec![puzzle("x1", FORK, 3500)]).await;
        let browser = app.browser(&app.user("rita").await).await;
        let before = browser.get("/users/me/puzzles/progress").await.ok(200);
        let form = json!({ "reports": [report("x1", false), report("x1", true), report("gone", true)] });
        let kept = browser.post("/users/me/puzzles/reports", form.clone()).await.ok(200);
        assert_eq!(kept, json!({ "kept": 2, "known": 0, "strange": 1 }));
        let kept = browser.post("/users/me/puzzles/reports", form).await.ok(200);
        assert_eq!(kept, json!({ "kept": 0, "known": 2, "strange": 1 }));
        let after = browser.get("/users/me/puzzles/progress").await.ok(200);
        assert_eq!(after["rating"], before["rating"]);
        assert_eq!(after["plays"], 0);
        let band = json!({ "from": 3400, "to": 3599,
            "tally": { "puzzles": 1, "solved": 1, "tries": 4, "millis": 10_000 } });
        assert_eq!(after["bands"], json!([band]));
        assert_eq!(after["themes"][0]["theme"], "fork");
        assert_eq!(browser.get("/users/me/puzzles/curve").await.ok(200), json!({ "points": [] }));
    }
}

#[tokio::test]
async fn reports_that_make_no_sense_are_refused() {
    let app = TestApp::start().await;
    let browser = app.browser(&app.user("rita").await).await;
    for (field, value) in [
        ("id", json!("7")),
        ("tries", json!(0)),
        ("tries", json!(1001)),
        ("hints", json!(3)),
        ("millis", json!(86_400_001)),
        ("happened", json!(-1)),
    ] {
        let mut bad = report("x1", true);
        bad[field] = value;
        let form = json!({ "reports": [bad] });
        let answer = browser.post("/users/me/puzzles/reports", form).await;
        answer.blames(422, field, "bad_report");
    }
    for (field, value) in [
        ("mode", json!("rated")),
        ("rating", json!(3000)),
        ("millis", json!(-1)),
    ] {
        let mut bad = report("x1", true);
        bad[field] = value;
        let form = json!({ "reports": [bad] });
        let answer = browser.post("/users/me/puzzles/reports", form).await;
        answer.refused(422, "wrong_shape");
    }
    let many: Vec<_> = (0..101).map(|_| report("x1", true)).collect();
    let answer = browser
        .post("/users/me/puzzles/reports", json!({ "reports": many }))
        .await;
    answer.blames(422, "reports", "too_many");
    let mut odd = report("x\u{0}1", true);
    odd["puzzle"] = json!("x\u{0}1");
    let answer = browser
        .post("/users/me/puzzles/reports", json!({ "reports": [odd] }))
        .await;
    answer.refused(422, "wrong_shape");
}

#[tokio::test]
async fn the_puzzles_that_ship_are_there_once() {
    let app = TestApp::start().await;
    let ours = rookery_puzzles::unpack(rookery_puzzles::SET).unwrap();
    for puzzle in [&ours[0], &ours[ours.len() - 1]] {
        let told = Client::new(&app)
            .get(&format!("/puzzles/{}", puzzle.id()))
            .await
            .ok(200);
        assert_eq!(
            (&told["source"], &told["fen"]),
            (&json!("own"), &json!(puzzle.before().fen()))
        );
    }
    let writes = app.app.store.activity().writes;
    let again = rookery_server::App::open(&app.config, crate::app::sample())
        .await
        .unwrap();
    assert_eq!(again.store.place_puzzles(|_| ()).await.unwrap(), 0);
    assert!(
        again.store.activity().writes < writes,
        "an edition is read once"
    );
    again.store.close().await;
}

on_both! {
    async fn a_start_leaves_out_what_no_longer_ships_and_goes_on_with_an_import(app: TestApp) {
        let store = &app.app.store;
        let refused = NewPuzzle { source: PuzzleSource::Own, ..puzzle("o1", FORK, 3500) };
        store.take_puzzles(vec![refused]).await.unwrap();
        let ours = rookery_puzzles::unpack(rookery_puzzles::SET).unwrap();
        let mut names: HashSet<_> = ours.iter().map(|one| one.id().to_string()).collect();
        names.insert("o1".to_owned());
        store.serve_edition(&names).await.unwrap();
        store.put_puzzle_edition(1).await.unwrap();
        // An import that was stopped before it placed anything.
        store.take_puzzles(vec![puzzle("x1", FORK, 3600)]).await.unwrap();
        let browser = app.browser(&app.user("rita").await).await;
        let next = |low: i64| format!("/puzzles/next?low={low}&high={}", low + 50);
        assert_eq!(browser.get(&next(3500)).await.ok(200)["id"], "o1");
        browser.get(&next(3600)).await.refused(404, "no_puzzles_there");

        let again = rookery_server::App::open(&app.config, crate::app::sample()).await.unwrap();
        browser.get(&next(3500)).await.refused(404, "no_puzzles_there");
        assert_eq!(browser.get(&next(3600)).await.ok(200)["id"], "x1");
        assert_eq!(browser.get("/puzzles/o1").await.ok(200)["rating"], 3500, "its row stays");
        assert_eq!(again.store.unplaced_puzzles().await.unwrap(), 0);
        let easiest = browser.get("/puzzles/next").await.ok(200);
        assert_eq!(easiest["source"], "own", "those that ship are still there");
        again.store.close().await;
    }
}
