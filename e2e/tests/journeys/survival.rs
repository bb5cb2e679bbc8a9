//! Survival: a run to game over, another one, and a score that is shown to others.

use anyhow::{Result, ensure};
use rookery_e2e::{Page, in_both_browsers, until};
use serde_json::{Value, json};

use crate::accessibility::check;
use crate::account::{self, api, is_at};
use crate::board;

/// Gives the game up before it has begun.
async fn loses(page: &Page) -> Result<()> {
    page.find(".hearts").await?;
    page.click("button", "Resign").await?;
    page.click("button", "Yes, resign").await?;
    page.find(".battle-end").await.map(drop)
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
    loses(page).await?;
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
in_both_browsers!(a_run_is_played_to_game_over_and_its_score_is_shown);
