//! Survival: a run to game over, another one, and a score that is shown to others; an opponent beaten,
//! and what comes of that.

use anyhow::{Context, Result, ensure};
use rookery_campaign::{Animal, Cue};
use rookery_e2e::{Page, Wish, in_chromium, until};
use serde_json::{Value, json};

use crate::accessibility::check;
use crate::account::{self, api, is_at};
use crate::{board, game};

/// Gives the game up before it has begun.
async fn loses(page: &Page) -> Result<()> {
    page.find(".hearts").await?;
    page.click("button", "Resign").await?;
    page.wait_for_text("That costs a life.").await?;
    page.click("button", "Yes, resign").await?;
    page.find(".battle-end").await.map(drop)
}

/// Goes away from a game in which a move was made: it waits, also when the page comes anew, and to leave it
/// costs the life.
async fn leaves(page: &Page) -> Result<()> {
    page.find(".hearts").await?;
    game::play(page, "e2", "e4").await?;
    page.goto("/play?begin=now").await?;
    page.wait_for_text("This game waits for you.").await?;
    check(page, "a game of a run that waits").await?;
    page.click("button", "Go on with this game").await?;
    board::has(page, "#stay-in-run", 0).await?;
    page.find("[data-square=e4].last-to, [data-square=e4] .piece")
        .await?;
    page.wait_for_text("1 life left").await?;
    page.goto("/play?company=friends").await?;
    page.click("button", "Leave, and lose a life").await?;
    page.find(".setup").await.map(drop)
}

/// A won game of another run, as another device might have told it.
async fn won_elsewhere(page: &Page) -> Result<()> {
    let game = json!({
        "format": 1, "source": "engine", "side": "white",
        "start_fen": "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "moves": "e2e4 e7e5 f1c4 b8c6 d1h5 g8f6 h5f7",
        "hints": 0, "finished": true,
        "opponent": { "kind": "character", "id": "dormouse", "name": "Doze", "rung": 200 },
        "started": 1_700_000_000_000_i64, "ended": 1_700_000_000_001_i64,
        "occasion": { "kind": "survival", "run": "0198c5e2-7b1a-7c3d-9e4f-5a6b7c8d9e0f" },
    });
    let place = "/games/0198c5e2-7b1a-4c3d-9e4f-5a6b7c8d9e10";
    api(page, "PUT", place, game).await.map(drop)
}

async fn a_run_is_played_to_game_over_and_its_score_is_shown(page: &Page) -> Result<()> {
    account::sign_up(page, "rita").await?;
    page.goto("/").await?;
    page.find("a.tile[href='/survival']").await?.click().await?;
    page.find_role("heading", "Survival").await?;
    page.wait_for_text("3 lives left").await?;
    page.wait_for_text("Rated 200").await?;
    check(page, "a run that begins").await?;
    page.find(".survival-words a").await?.click().await?;
    is_at(page, "/play").await?;
    page.find(".hearts").await?;
    for help in ["Take back", "Hint"] {
        ensure!(board::count(page, &format!("[aria-label='{help}']")).await? == 0);
    }
    check(page, "a game of a run").await?;
    loses(page).await?;
    page.wait_for_text("2 lives left").await?;
    check(page, "a life lost").await?;
    page.find("#after-battle").await?.click().await?;
    loses(page).await?;
    page.wait_for_text("1 life left").await?;
    // The page of the run knows it too, and so does the server.
    page.click("link", "Back to survival").await?;
    page.find_role("heading", "Survival").await?;
    page.wait_for_text("1 life left").await?;
    until("both games at the server", async || {
        let there = api(page, "GET", "/survival", Value::Null).await?;
        Ok((there["run"]["lives"] == 1).then_some(()))
    })
    .await?;
    page.goto("/survival").await?;
    page.wait_for_text("1 life left").await?;
    page.find(".survival-words a").await?.click().await?;
    leaves(page).await?;
    page.goto("/survival").await?;
    page.find_role("heading", "Game over").await?;
    page.wait_for_text("Nobody beaten this time.").await?;
    check(page, "game over").await?;

    won_elsewhere(page).await?;
    page.goto("/survival").await?;
    page.find_role("heading", "Game over").await?;
    page.click("button", "New run").await?;
    page.wait_for_text("3 lives left").await?;
    page.wait_for_text("Nobody shows a score yet.").await?;
    page.find("#show-score").await?.click().await?;
    page.find(".scores .own").await?;
    page.wait_for_text("rita (you)").await?;
    check(page, "scores").await?;
    let other = page.on_another_device().await?;
    account::sign_up(&other, "mia").await?;
    other.goto("/survival").await?;
    other.wait_for_text("rita").await?;
    page.find("#show-score").await?.click().await?;
    page.wait_for_text("Nobody shows a score yet.").await?;
    let problems = other.leave().await?;
    ensure!(problems.is_empty(), "{problems:?}");
    Ok(())
}
in_chromium!(a_run_is_played_to_game_over_and_its_score_is_shown);

/// Lets the game that has just begun stand one move before mate; against whom it is.
async fn stands_before_mate(page: &Page) -> Result<Animal> {
    const KEPT: &str = "return localStorage.getItem(`game:${arguments[0]}`) ?? ''";
    const KEEP: &str = "localStorage.setItem(`game:${arguments[0]}`, arguments[1])";
    let id = account::id(page).await?;
    let kept: String = until("the game in this browser", async || {
        let kept: String = page.ask(KEPT, vec![json!(id)]).await?;
        Ok(kept.contains("\nsurvival ").then_some(kept))
    })
    .await?;
    let mut lines: Vec<_> = kept.split('\n').collect();
    let meeting = lines.iter().find(|line| line.starts_with("survival "));
    let animal = meeting.and_then(|meeting| meeting.split(' ').nth(2));
    let animal = animal.and_then(Animal::from_key);
    ensure!(lines[1] == "white" && lines[5].is_empty(), "{kept}");
    lines[5] = "e2e4 e7e5 f1c4 b8c6 d1h5 g8f6";
    // A page with a game would keep its own.
    page.goto("/nowhere").await?;
    page.find_role("heading", "This page flew away").await?;
    page.ask::<()>(KEEP, vec![json!(id), json!(lines.join("\n"))])
        .await?;
    page.goto("/play").await?;
    board::shows(page, &board::after("e4 e5 Bc4 Nc6 Qh5 Nf6")?).await?;
    animal.with_context(|| format!("nobody we know: {kept}"))
}

/// Waits until the page of the run counts so.
async fn counts(page: &Page, figures: &str) -> Result<()> {
    until(&format!("the figures {figures:?}"), async || {
        let there = page.text(".survival-figures").await?;
        Ok((there == figures).then_some(()))
    })
    .await
}

/// Feathers come down over the page, and nothing for those who want no motion.
async fn celebrates(page: &Page) -> Result<()> {
    const SHOWN: &str = "const all = [...document.querySelectorAll('.celebration .feather')];
        return all.filter((one) => one.checkVisibility()).length;";
    page.find(".celebration .feather").await?;
    ensure!(page.ask::<usize>(SHOWN, vec![]).await? > 0);
    page.wish(&[Wish::Calm]).await?;
    ensure!(page.ask::<usize>(SHOWN, vec![]).await? == 0);
    page.wish(&[]).await
}

async fn an_opponent_is_beaten_and_the_next_is_stronger(page: &Page) -> Result<()> {
    account::sign_up(page, "rita").await?;
    page.goto("/survival").await?;
    page.wait_for_text("Rated 200").await?;
    page.find(".survival-words a").await?.click().await?;
    is_at(page, "/play").await?;
    let animal = stands_before_mate(page).await?;
    game::play(page, "h5", "f7").await?;
    page.wait_for_text(&format!("{} is beaten!", animal.name()))
        .await?;
    celebrates(page).await?;
    ensure!(board::count(page, ".page-link[href='/adventure'][aria-current=page]").await? == 1);
    ensure!(board::count(page, ".page-link[aria-current]").await? == 1);
    let words = animal.character().voice.lines(Cue::Loss);
    until("the words of whoever is beaten", async || {
        let said = page.text(".battle-voice .speech").await?;
        Ok(words.contains(&&*said).then_some(()))
    })
    .await?;
    until("the next rung", async || {
        let next = page.text("#after-battle").await?;
        let is_told = next.starts_with("Next: ") && next.ends_with(", rated 300");
        Ok(is_told.then_some(()))
    })
    .await?;
    page.wait_for_text("3 lives left").await?;
    check(page, "an opponent beaten").await?;
    page.click("link", "Back to survival").await?;
    page.find_role("heading", "Survival").await?;
    page.wait_for_text("Rated 300").await?;
    counts(page, "Beaten1Score200Best200").await?;
    until("the win at the server", async || {
        let there = api(page, "GET", "/survival", Value::Null).await?;
        let run = &there["run"];
        let is_won = run["beaten"] == 1 && run["lives"] == 3 && run["rung"] == 300;
        Ok((is_won && run["score"] == 200).then_some(()))
    })
    .await?;

    page.find(".survival-words a").await?.click().await?;
    for lives in ["2 lives left", "1 life left"] {
        loses(page).await?;
        page.wait_for_text(lives).await?;
        page.find("#after-battle").await?.click().await?;
    }
    loses(page).await?;
    page.find_role("heading", "Game over").await?;
    page.wait_for_text("You beat 1 opponent. Score: 200.")
        .await?;
    page.wait_for_text("That is your best run so far!").await?;
    until("the end of the run at the server", async || {
        let there = api(page, "GET", "/survival", Value::Null).await?;
        Ok((there["run"].is_null() && there["best"] == 200).then_some(()))
    })
    .await?;
    page.goto("/survival").await?;
    page.find_role("heading", "Game over").await?;
    counts(page, "Beaten1Score200Best200").await
}
in_chromium!(an_opponent_is_beaten_and_the_next_is_stronger);
