//! Attempts at puzzles that the server judges, and what becomes of them.

use futures_util::future::join_all;
use rookery_puzzles::PuzzleSource;
use rookery_store::{AttemptId, NewPuzzle};
use serde_json::{Value, json};

use crate::app::{TestApp, on_both};
use crate::client::Client;
use crate::people::now;

pub(crate) const FORK: (&str, &str) = ("r3k3/8/8/3N4/8/8/7r/4K3 b - - 0 1", "h2h3 d5c7 e8d7 c7a8");
/// Two rooks, and either of them mates.
const MATE: (&str, &str) = ("7k/5ppp/8/8/8/8/R2R4/6K1 b - - 0 1", "h8g8 d2d8");

pub(crate) fn puzzle(id: &str, (fen, moves): (&str, &str), rating: i64) -> NewPuzzle {
    NewPuzzle {
        id: id.to_owned(),
        source: PuzzleSource::Lichess,
        fen: fen.to_owned(),
        moves: moves.to_owned(),
        themes: "fork short".to_owned(),
        rating,
        deviation: 80,
        plays: 100,
    }
}

/// Far above all puzzles that ship, so that only these are there.
pub(crate) async fn keep(app: &TestApp, puzzles: Vec<NewPuzzle>) {
    app.app.store.take_puzzles(puzzles).await.unwrap();
    app.app.store.place_puzzles(|_| ()).await.unwrap();
}

/// Begins a rated attempt at the one puzzle of this theme that is left.
async fn begin(browser: &Client, mode: &str) -> Value {
    let form = json!({ "mode": mode });
    browser.post("/puzzle-attempts", form).await.ok(200)
}

async fn play(browser: &Client, attempt: &Value, step: u32, mv: &str) -> Value {
    let path = format!("/puzzle-attempts/{}/moves", attempt["id"].as_str().unwrap());
    let form = json!({ "step": step, "move": mv });
    browser.post(&path, form).await.ok(200)
}

/// The solution of an attempt, which the page would not know: looked up in the store.
async fn solution(app: &TestApp, browser: &Client, attempt: &Value) -> Vec<String> {
    let me = browser.get("/users/me").await.ok(200)["id"]
        .as_str()
        .unwrap()
        .parse()
        .unwrap();
    let id = attempt["id"].as_str().unwrap().parse().unwrap();
    let open = app
        .app
        .store
        .attempt_under_way(me, id)
        .await
        .unwrap()
        .unwrap();
    let puzzle = app
        .app
        .store
        .numbered_puzzle(open.opening.puzzle)
        .await
        .unwrap()
        .unwrap();
    puzzle
        .puzzle
        .moves
        .split(' ')
        .skip(1)
        .map(str::to_owned)
        .collect()
}

/// Solves an attempt, and returns the last answer.
async fn solve(app: &TestApp, browser: &Client, attempt: &Value) -> Value {
    let moves = solution(app, browser, attempt).await;
    let mut last = Value::Null;
    for (step, mv) in moves.iter().step_by(2).enumerate() {
        last = play(browser, attempt, step as u32, mv).await;
    }
    assert_eq!(last["verdict"], "solved", "{last}");
    last
}

/// Plays something legal that is not the solution and no mate.
async fn blunder(app: &TestApp, browser: &Client, attempt: &Value) -> Value {
    let wanted = solution(app, browser, attempt).await.remove(0);
    let mut position =
        rookery_rules::Position::parse_fen(attempt["fen"].as_str().unwrap()).unwrap();
    for mv in attempt["moves"].as_array().unwrap() {
        position = position.play_unchecked(position.parse_uci(mv.as_str().unwrap()).unwrap());
    }
    let moves = position.moves().into_iter();
    let mut wrong =
        moves.filter(|&mv| !position.play_unchecked(mv).is_checkmate() && mv.to_string() != wanted);
    let wrong = wrong.next().unwrap().to_string();
    let answer = play(browser, attempt, 0, &wrong).await;
    assert_eq!(answer["verdict"], "wrong");
    answer
}

on_both! {
    async fn a_rated_attempt_moves_both_sides(app: TestApp) {
        let browser = app.browser(&app.user("rita").await).await;
        let attempt = begin(&browser, "rated").await;
        let text = attempt.to_string();
        let moves = solution(&app, &browser, &attempt).await;
        assert_eq!(attempt["moves"].as_array().unwrap().len(), 1, "the opponent's move alone");
        assert!(!text.contains(&moves[0]) && attempt.get("puzzle").is_none(), "{text}");
        assert_eq!(begin(&browser, "rated").await, attempt, "it is still under way");

        let last = solve(&app, &browser, &attempt).await;
        let result = &last["result"];
        let (before, after) = (&result["rating_before"], &result["rating_after"]);
        assert!(after.as_i64().unwrap() > before.as_i64().unwrap(), "{last}");
        let id = result["puzzle"].as_str().unwrap();
        let puzzle = browser.get(&format!("/puzzles/{id}")).await.ok(200);
        assert!(puzzle["rating"].as_i64().unwrap() < attempt["rating"].as_i64().unwrap());
        assert_eq!(puzzle["plays"], 1);
        let progress = browser.get("/users/me/puzzles/progress").await.ok(200);
        assert_eq!((&progress["rating"], &progress["plays"]), (after, &json!(1)));
        let curve = browser.get("/users/me/puzzles/curve").await.ok(200);
        assert_eq!(curve["points"][0]["rating"], *after);

        let attempt = begin(&browser, "rated").await;
        let last = blunder(&app, &browser, &attempt).await;
        let (before, after) = (&last["result"]["rating_before"], &last["result"]["rating_after"]);
        assert!(after.as_i64().unwrap() < before.as_i64().unwrap(), "{last}");
        assert_ne!(last["result"]["puzzle"], json!(id), "never the same again");
        assert_eq!(last["result"]["solved"], false);

        // Somebody else begins at their own level, and cannot choose another one later.
        let browser = app.browser(&app.user("mia").await).await;
        for level in [0, 100, 2500] {
            let form = json!({ "mode": "rated", "level": level });
            browser.post("/puzzle-attempts", form).await.blames(422, "level", "bad_level");
        }
        for (level, rating) in [(700, 700), (2400, 700)] {
            let form = json!({ "mode": "rated", "level": level });
            let attempt = browser.post("/puzzle-attempts", form).await.ok(200);
            let progress = browser.get("/users/me/puzzles/progress").await.ok(200);
            let begins = (&progress["rating"], &progress["deviation"], &progress["plays"]);
            assert_eq!(begins, (&json!(rating), &json!(500), &json!(0)), "{attempt}");
            assert!((600..=800).contains(&attempt["rating"].as_i64().unwrap()), "{attempt}");
        }
        let form = json!({ "mode": "rated", "level": 2400 });
        let attempt = browser.post("/puzzle-attempts", form).await.ok(200);
        let last = solve(&app, &browser, &attempt).await;
        assert_eq!(last["result"]["rating_before"], 700);
        let form = json!({ "mode": "rated", "level": 2400 });
        browser.post("/puzzle-attempts", form).await.ok(200);
        let progress = browser.get("/users/me/puzzles/progress").await.ok(200);
        assert_eq!(progress["rating"], last["result"]["rating_after"]);
    }

    async fn the_same_end_sent_many_times_counts_once(app: TestApp) {
        let browser = app.browser(&app.user("rita").await).await;
        let attempt = begin(&browser, "rated").await;
        let moves = solution(&app, &browser, &attempt).await;
        let steps: Vec<_> = moves.iter().step_by(2).collect();
        let (last, first) = steps.split_last().unwrap();
        for (step, mv) in first.iter().enumerate() {
            let answer = play(&browser, &attempt, step as u32, mv).await;
            assert_eq!(answer["answer"], json!(moves[2 * step + 1]));
        }
        let path = format!("/puzzle-attempts/{}/moves", attempt["id"].as_str().unwrap());
        let form = json!({ "step": first.len(), "move": last });
        let answers = join_all((0..6).map(|_| browser.post(&path, form.clone()))).await;
        let answers: Vec<_> = answers.iter().map(|answer| answer.ok(200)).collect();
        assert!(answers.iter().all(|answer| *answer == answers[0]), "{answers:?}");
        let progress = browser.get("/users/me/puzzles/progress").await.ok(200);
        assert_eq!(progress["plays"], 1);
    }

    async fn a_step_that_was_taken_is_not_taken_again(app: TestApp) {
        keep(&app, vec![puzzle("x0", FORK, 1500)]).await;
        let rita = app.user("rita").await;
        let browser = app.browser(&rita).await;
        let new = rookery_store::NewOpening {
            id: AttemptId::new(now()),
            mode: rookery_puzzles::JudgedMode::Rated,
            puzzle: app.app.store.puzzle("x0").await.unwrap().unwrap().number,
            theme: String::new(),
        };
        app.app.store.begin_attempt(rita.id, new, now()).await.unwrap();
        let attempt = begin(&browser, "rated").await;
        let answer = play(&browser, &attempt, 0, "d5c7").await;
        assert_eq!(answer, json!({ "verdict": "right", "answer": "e8d7" }));
        let path = format!("/puzzle-attempts/{}/moves", attempt["id"].as_str().unwrap());
        let again = browser.post(&path, json!({ "step": 0, "move": "d5c7" })).await;
        again.refused(409, "attempt_moved");
        let now_at = begin(&browser, "rated").await;
        assert_eq!((&now_at["step"], now_at["moves"].as_array().unwrap().len()), (&json!(1), 3));
        for wrong in ["", "e2e4", "nonsense", "c7a8q"] {
            let answer = browser.post(&path, json!({ "step": 1, "move": wrong })).await;
            answer.blames(422, "move", "illegal_move");
        }
        let hint = format!("/puzzle-attempts/{}/hints", attempt["id"].as_str().unwrap());
        let told = browser.post(&hint, json!({ "level": "man" })).await.ok(200);
        assert_eq!(told, json!({ "square": "c7" }));
        let told = browser.post(&hint, json!({ "level": "move" })).await.ok(200);
        assert_eq!(told, json!({ "square": "c7", "move": "c7a8" }));
        let last = play(&browser, &attempt, 1, "c7a8").await;
        assert_eq!((&last["verdict"], &last["result"]["hints"]), (&json!("solved"), &json!(2)));
        let result = &last["result"];
        assert!(result["rating_after"].as_i64().unwrap() < result["rating_before"].as_i64().unwrap());
    }

    async fn every_mate_is_right_and_giving_up_is_a_loss(app: TestApp) {
        keep(&app, vec![puzzle("x0", MATE, 3500)]).await;
        let rita = app.user("rita").await;
        let browser = app.browser(&rita).await;
        let number = app.app.store.puzzle("x0").await.unwrap().unwrap().number;
        let new = rookery_store::NewOpening {
            id: AttemptId::new(now()),
            mode: rookery_puzzles::JudgedMode::Rated,
            puzzle: number,
            theme: String::new(),
        };
        app.app.store.begin_attempt(rita.id, new, now()).await.unwrap();
        let attempt = begin(&browser, "rated").await;
        let answer = play(&browser, &attempt, 0, "a2a8").await;
        assert_eq!(answer["verdict"], "solved");
        let attempt = begin(&browser, "rated").await;
        let path = format!("/puzzle-attempts/{}/surrender", attempt["id"].as_str().unwrap());
        for _ in 0..2 {
            let answer = browser.send("POST", &path, None).await.ok(200);
            assert_eq!(answer["result"]["solved"], false);
        }
    }

    async fn a_streak_climbs_until_the_first_wrong_move(app: TestApp) {
        let puzzles = (0..10).map(|number| puzzle(&format!("x{number}"), FORK, 600 + 40 * number));
        keep(&app, puzzles.collect()).await;
        let browser = app.browser(&app.guest().await).await;
        let mut last = 0;
        for streak in 0..3 {
            let attempt = begin(&browser, "streak").await;
            assert_eq!(attempt["streak"], streak);
            assert!(attempt["rating"].as_i64().unwrap() >= last.max(600 + 40 * streak), "{attempt}");
            last = attempt["rating"].as_i64().unwrap();
            let end = solve(&app, &browser, &attempt).await;
            assert_eq!(end["result"]["streak"], streak + 1);
            assert!(end["result"].get("rating_after").is_none());
        }
        let attempt = begin(&browser, "streak").await;
        assert_eq!(blunder(&app, &browser, &attempt).await["result"]["streak"], 0);
        let progress = browser.get("/users/me/puzzles/progress").await.ok(200);
        assert_eq!((&progress["streak"], &progress["best_streak"]), (&json!(0), &json!(3)));
    }

    async fn what_was_tried_can_be_found_again_but_not_while_it_is_judged(app: TestApp) {
        let rita = app.user("rita").await;
        let browser = app.browser(&rita).await;
        let list = "/users/me/puzzles/solved";
        let both = "/users/me/puzzles/solved?unsolved=true";
        assert_eq!(browser.get(both).await.ok(200), json!({ "puzzles": [] }));
        let attempt = begin(&browser, "rated").await;
        let lost = blunder(&app, &browser, &attempt).await["result"]["puzzle"].clone();
        let attempt = begin(&browser, "rated").await;
        let won = solve(&app, &browser, &attempt).await["result"]["puzzle"].clone();

        let told = |page: &Value| -> Vec<(Value, Value)> {
            let rows = page["puzzles"].as_array().unwrap().iter();
            rows.map(|row| (row["puzzle"]["id"].clone(), row["solved"].clone())).collect()
        };
        let row = |id: &Value, solved: bool| (id.clone(), json!(solved));
        let all = browser.get(both).await.ok(200);
        assert_eq!(told(&all), [row(&won, true), row(&lost, false)]);
        assert_eq!((&all["puzzles"][1]["tries"], all.get("next")), (&json!(1), None));
        assert_eq!(told(&browser.get(list).await.ok(200)), [row(&won, true)]);
        let none = browser.get("/users/me/puzzles/solved?unsolved=true&before=1").await.ok(200);
        assert_eq!(told(&none), []);
        browser.get("/users/me/puzzles/solved?unsolved=maybe").await.refused(422, "wrong_shape");
        let path = format!("/puzzles/{}", lost.as_str().unwrap());
        assert!(browser.get(&path).await.ok(200)["moves"].is_array(), "it opens again");

        // The lost one comes again, in a streak.
        let number = app.app.store.puzzle(lost.as_str().unwrap()).await.unwrap().unwrap().number;
        let new = rookery_store::NewOpening {
            id: AttemptId::new(now()),
            mode: rookery_puzzles::JudgedMode::Streak,
            puzzle: number,
            theme: String::new(),
        };
        app.app.store.begin_attempt(rita.id, new, now()).await.unwrap();
        assert_eq!(told(&browser.get(both).await.ok(200)), [row(&won, true)]);
        let attempt = begin(&browser, "streak").await;
        solve(&app, &browser, &attempt).await;
        let all = browser.get(both).await.ok(200);
        assert_eq!(told(&all), [row(&lost, true), row(&won, true)]);
    }

    async fn attempts_of_others_are_out_of_reach(app: TestApp) {
        let rita = app.browser(&app.user("rita").await).await;
        let olaf = app.browser(&app.user("olaf").await).await;
        let attempt = begin(&rita, "rated").await;
        let path = format!("/puzzle-attempts/{}", attempt["id"].as_str().unwrap());
        for (end, form) in [
            ("moves", Some(json!({ "step": 0, "move": "e2e4" }))),
            ("hints", Some(json!({ "level": "man" }))),
            ("surrender", None),
        ] {
            let answer = olaf.send("POST", &format!("{path}/{end}"), form).await;
            answer.refused(404, "no_such_resource");
        }
        assert_eq!(begin(&rita, "rated").await, attempt);
    }

    async fn a_day_has_one_puzzle_for_everyone(app: TestApp) {
        let nobody = Client::new(&app);
        let daily = nobody.get("/puzzles/daily").await.ok(200);
        assert_eq!(daily["day"].as_str().unwrap().len(), 10);
        assert!(daily["puzzle"]["moves"].as_array().unwrap().len() >= 2);
        keep(&app, vec![puzzle("x0", FORK, 1400), puzzle("x1", FORK, 1401)]).await;
        assert_eq!(nobody.get("/puzzles/daily").await.ok(200), daily);
        let themes = nobody.get("/puzzles/themes").await.ok(200);
        assert!(themes["themes"].as_array().unwrap().contains(&json!("fork")));
    }
}

#[tokio::test]
async fn nobody_begins_more_attempts_than_they_can_look_at() {
    let app = TestApp::start().await;
    let browser = app.browser(&app.user("rita").await).await;
    for _ in 0..60 {
        let attempt = begin(&browser, "rated").await;
        let path = format!(
            "/puzzle-attempts/{}/surrender",
            attempt["id"].as_str().unwrap()
        );
        browser.send("POST", &path, None).await.ok(200);
    }
    let answer = browser
        .post("/puzzle-attempts", json!({ "mode": "rated" }))
        .await;
    answer.refused(429, "too_often");
    assert!(!answer.header("retry-after").is_empty());
}
