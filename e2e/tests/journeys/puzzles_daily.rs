//! The puzzle of the day: found on the page of the puzzles, solved, and counted.

use anyhow::{Context, Result};
use rookery_e2e::{Page, in_chromium, until};
use serde_json::Value;

use crate::accessibility::check;
use crate::account::{self, api, is_at};
use crate::board::shows;
use crate::hand::Hand;
use crate::puzzles::after;

async fn the_puzzle_of_the_day_is_solved(page: &Page) -> Result<()> {
    const DAILY: &str = "/puzzles/solve?puzzle=today";
    account::sign_up(page, "rita").await?;
    page.goto("/puzzles").await?;
    let tile = page.find(&format!("a.tile[href='{DAILY}']")).await?;
    tile.scroll_into_view().await?;
    tile.click().await?;
    is_at(page, DAILY).await?;
    page.find_role("heading", "Puzzle of the day").await?;
    let daily = api(page, "GET", "/puzzles/daily", Value::Null).await?;
    let puzzle = &daily["puzzle"];
    let fen = puzzle["fen"].as_str().context("a position")?;
    let moves = puzzle["moves"].as_array().context("moves")?;
    let moves: Vec<_> = moves.iter().filter_map(Value::as_str).collect();
    let line = moves.join(" ");
    for plies in (1..moves.len()).step_by(2) {
        let position = after((fen, &line), plies)?;
        shows(page, &position).await?;
        page.find(".movable").await?;
        let mv = position.parse_uci(moves[plies])?;
        Hand::Clicks.play(page, mv).await?;
    }
    page.wait_for_text("Solved!").await?;
    page.wait_for_text("Well done.").await?;
    check(page, "the puzzle of the day, solved").await?;
    until("the server to know", async || {
        let progress = api(page, "GET", "/users/me/puzzles/progress", Value::Null).await?;
        Ok((progress["bands"][0]["tally"]["solved"] == 1).then_some(()))
    })
    .await?;
    page.click("link", "Your progress").await?;
    is_at(page, "/puzzles/progress").await?;
    let row = format!("Rating {}, first try", puzzle["rating"]);
    page.wait_for_text(&row).await?;

    // It stays the same all day, also for those who come later.
    let other = page.on_another_device().await?;
    other.goto(DAILY).await?;
    shows(&other, &after((fen, &line), 1)?).await?;
    let problems = other.leave().await?;
    anyhow::ensure!(problems.is_empty(), "{problems:?}");
    Ok(())
}
in_chromium!(the_puzzle_of_the_day_is_solved);
