//! Logging in: what it tells, what it costs, and how often one may be wrong.

use futures_util::future::join_all;
use serde_json::json;

use crate::app::TestApp;
use crate::client::{Answer, Client};
use crate::people::{OTHER_PASSWORD, PASSWORD, form, log_in};

async fn attempt(app: &TestApp, name: &str, password: &str) -> Answer {
    let client = Client::new(app);
    client.post("/session", log_in(name, password)).await
}

/// All that someone outside can see, but for the time of day.
fn visible(answer: &Answer) -> (u16, Vec<(String, String)>, String) {
    let headers = answer.headers.iter();
    let headers = headers.filter(|(name, _)| *name != "date");
    let headers = headers.map(|(name, value)| {
        let value = value.to_str().unwrap();
        (name.to_string(), value.to_owned())
    });
    (answer.status, headers.collect(), answer.text())
}

#[tokio::test]
async fn a_wrong_name_and_a_wrong_password_look_and_cost_the_same() {
    let app = TestApp::start().await;
    app.user("rita").await;
    app.guest().await;
    let mut seen = Vec::new();
    for name in [
        "rita",
        "rita@example.org",
        "nobody",
        "nobody@example.org",
        "",
        "a\u{0}b",
        "Guest",
    ] {
        let before = app.app.passwords.hashes();
        let answer = attempt(&app, name, OTHER_PASSWORD).await;
        answer.refused(401, "wrong_log_in");
        assert_eq!(app.app.passwords.hashes() - before, 1, "{name}");
        seen.push(visible(&answer));
    }
    assert!(seen.windows(2).all(|pair| pair[0] == pair[1]), "{seen:?}");
    let before = app.app.passwords.hashes();
    attempt(&app, "rita", PASSWORD).await.ok(200);
    assert_eq!(app.app.passwords.hashes() - before, 1);
}

#[tokio::test]
async fn people_log_in_with_their_name_or_their_address_in_any_case() {
    let app = TestApp::start().await;
    let rita = app.user("rita").await;
    for name in ["rita", "RITA", "Rita@Example.org", "rita@example.org"] {
        let answer = attempt(&app, name, PASSWORD).await;
        let cookie = answer.header("set-cookie");
        assert!(cookie.starts_with("__Host-sid=ey"), "{cookie}");
        assert!(cookie.ends_with("Max-Age=1209600; Secure"), "{cookie}");
        let body = answer.ok(200);
        assert_eq!(body["account"]["id"], rita.id.to_string());
        assert_eq!(body["merged"], serde_json::Value::Null);
    }
}

/// Whoever is sent away for the crowd tries again, and was not wrong.
#[tokio::test]
async fn a_whole_school_gets_in_at_once_and_two_hashes_run_at_a_time() {
    let app = TestApp::start().await;
    let mut waiting: Vec<String> = (0..200).map(|number| format!("pupil{number}")).collect();
    for pupil in &waiting {
        app.user(pupil).await;
    }
    let wrong = (0..20).map(|number| attempt(&app, &waiting[number], OTHER_PASSWORD));
    let wrong: Vec<_> = wrong.collect();
    let mut crowd = 0;
    let (mut answers, wrong) = tokio::join!(
        join_all(waiting.iter().map(|pupil| attempt(&app, pupil, PASSWORD))),
        join_all(wrong),
    );
    for answer in &wrong {
        assert!([401, 503].contains(&answer.status), "{}", answer.text());
    }
    loop {
        let mut away = Vec::new();
        for (pupil, answer) in waiting.iter().zip(&answers) {
            match answer.status {
                200 => continue,
                503 => drop(answer.refused(503, "busy")),
                _ => panic!("{pupil}: {}", answer.text()),
            }
            assert!(!answer.header("retry-after").is_empty());
            away.push(pupil.clone());
        }
        crowd += away.len();
        waiting = away;
        if waiting.is_empty() {
            break;
        }
        answers = join_all(waiting.iter().map(|pupil| attempt(&app, pupil, PASSWORD))).await;
    }
    assert!(crowd > 0, "it was not crowded");
    assert_eq!(app.app.passwords.most_at_once(), 2);
}

#[tokio::test]
async fn the_eleventh_failure_has_to_wait_under_every_name_of_the_account() {
    let app = TestApp::start().await;
    app.user("rita").await;
    app.user("olaf").await;
    for number in 0..10 {
        let name = ["rita", "RITA", "rita@example.org", "Rita@Example.ORG"][number % 4];
        let answer = attempt(&app, name, OTHER_PASSWORD).await;
        answer.refused(401, "wrong_log_in");
    }
    let before = app.app.passwords.hashes();
    for name in ["rita", "Rita", "rita@example.org", "RITA@EXAMPLE.ORG"] {
        for password in [PASSWORD, OTHER_PASSWORD] {
            let answer = attempt(&app, name, password).await;
            answer.refused(429, "too_many_attempts");
            let pause: u64 = answer.header("retry-after").parse().unwrap();
            assert!((1..=15 * 60).contains(&pause), "{pause}");
        }
    }
    assert_eq!(app.app.passwords.hashes(), before, "waiting costs nothing");
    app.log_in("olaf", PASSWORD).await;
}

#[tokio::test]
async fn a_name_that_nobody_has_waits_as_well() {
    let app = TestApp::start().await;
    for name in ["nobody", "NOBODY"].into_iter().cycle().take(10) {
        let answer = attempt(&app, name, PASSWORD).await;
        answer.refused(401, "wrong_log_in");
    }
    let answer = attempt(&app, "Nobody", PASSWORD).await;
    answer.refused(429, "too_many_attempts");
}

#[tokio::test]
async fn asking_for_the_password_again_counts_for_the_same_account() {
    let app = TestApp::start().await;
    let rita = app.user("rita").await;
    let browser = app.browser(&rita).await;
    for number in 0..10 {
        let wrong = json!({ "current": OTHER_PASSWORD });
        let answer = match number % 2 {
            0 => browser.post("/users/me/deletion", wrong).await,
            _ => attempt(&app, "rita", OTHER_PASSWORD).await,
        };
        assert!([401, 403].contains(&answer.status), "{}", answer.text());
    }
    let answer = browser
        .post("/users/me/deletion", json!({ "current": PASSWORD }))
        .await;
    answer.refused(429, "too_many_attempts");
    attempt(&app, "rita", PASSWORD)
        .await
        .refused(429, "too_many_attempts");
    assert!(app.app.store.user(rita.id).await.unwrap().is_some());
}

#[tokio::test]
async fn successes_never_count() {
    let app = TestApp::start().await;
    app.user("rita").await;
    for _ in 0..9 {
        attempt(&app, "rita", OTHER_PASSWORD)
            .await
            .refused(401, "wrong_log_in");
    }
    for _ in 0..12 {
        attempt(&app, "rita", PASSWORD).await.ok(200);
    }
    attempt(&app, "rita", OTHER_PASSWORD)
        .await
        .refused(401, "wrong_log_in");
    attempt(&app, "rita", PASSWORD)
        .await
        .refused(429, "too_many_attempts");
}

#[tokio::test]
async fn names_and_addresses_that_are_taken_are_said_to_be() {
    let app = TestApp::start().await;
    app.user("rita").await;
    let sign_up = async |change: (&str, &str)| {
        let mut form = form("newcomer");
        form[change.0] = change.1.into();
        Client::new(&app).post("/accounts", form).await
    };
    for login in ["rita", "RITA"] {
        let answer = sign_up(("login", login)).await;
        answer.refused(409, "name_taken");
        answer.blames(409, "login", "name_taken");
    }
    for email in ["rita@example.org", "Rita@EXAMPLE.org"] {
        let answer = sign_up(("email", email)).await;
        answer.refused(409, "email_taken");
        answer.blames(409, "email", "email_taken");
        assert_eq!(answer.header("set-cookie"), "");
    }
}
