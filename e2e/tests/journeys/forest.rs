//! Everybody of the forest on one page, and a game against one who is not on the cards of the play page.

use anyhow::{Context, Result, ensure};
use rookery_e2e::{Page, in_chromium, until};
use rookery_rules::Color;
use serde_json::Value;

use crate::accessibility::check;
use crate::account::{self, api, is_at};
use crate::{board, game};

const LYNX: &str = "[data-animal=lynx]";

/// Whether the white pieces are at the bottom.
const WHITE: &str = "const place = (square) =>
        document.querySelector(`[data-square=${square}]`).getBoundingClientRect().top;
    return place('e1') > place('e8');";

/// How wide the window and the page are.
const WIDTHS: &str = "const { clientWidth, scrollWidth } = document.documentElement;
    return [clientWidth, scrollWidth];";

async fn somebody_of_the_forest_is_found_and_played(page: &Page) -> Result<()> {
    // Nobody needs an account to look at them.
    page.goto("/opponents/forest").await?;
    board::has(page, ".forest-player", 18).await?;
    account::sign_up(page, "rita").await?;
    game::open(page).await?;
    page.click("link", "All 18 opponents").await?;
    is_at(page, "/opponents/forest").await?;
    page.find_role("heading", "Players of the forest").await?;
    page.find_role("heading", "Shade the lynx").await?;
    board::has(page, ".forest-player", 18).await?;
    let told = page.text(LYNX).await?;
    for words in [
        "Rated 2000: tournament winner",
        "Openings: a bit of everything.",
        "Weakness: Cannot keep quiet: takes whenever it can.",
        "Try this: offer something to take, and prepare your blow meanwhile.",
    ] {
        ensure!(told.contains(words), "{words:?} is missing: {told}");
    }
    check(page, "players of the forest").await?;
    for (width, height) in [(390, 844), (1280, 800)] {
        page.resize(width, height).await?;
        let [window, whole]: [f64; 2] = page.ask(WIDTHS, vec![]).await?;
        ensure!(whole <= window, "scrolls sideways at {width}");
    }

    page.click("link", "Play Shade").await?;
    is_at(page, "/play").await?;
    page.wait_for_text("Shade the lynx · Rated 2000").await?;
    page.find(".speech").await?;
    page.find_role("button", "Take back").await?;
    check(page, "a game against somebody of the forest").await?;
    let is_white: bool = page.ask(WHITE, vec![]).await?;
    let side = if is_white { Color::White } else { Color::Black };
    game::play_anything(page, side, 1).await?;
    // It is still who it is when the page opens again.
    page.goto("/play").await?;
    page.wait_for_text("Shade the lynx · Rated 2000").await?;
    page.click("button", "Resign").await?;
    page.click("button", "Yes, resign").await?;
    page.find_role("link", "All players of the forest").await?;
    page.find("#rematch").await?.click().await?;
    page.wait_for_text("Shade the lynx · Rated 2000").await?;
    let kept = finished_game(page).await?;
    let opponent = &kept["content"]["opponent"];
    ensure!(opponent["kind"] == "character", "{kept}");
    ensure!(
        opponent["id"] == "lynx" && opponent["name"] == "Shade",
        "{kept}"
    );
    ensure!(opponent["rung"] == 2000, "{kept}");
    ensure!(opponent["weakness"] == "misses-quiet-moves", "{kept}");
    ensure!(opponent["repertoire"] == "everything", "{kept}");
    ensure!(opponent["dials"]["aggressiveness"] == 85, "{kept}");
    Ok(())
}

/// The game that is over, as the server keeps it.
async fn finished_game(page: &Page) -> Result<Value> {
    let id = until("the game at the server", async || {
        let games = api(page, "GET", "/users/me/games", Value::Null).await?;
        let games = games["games"].as_array().context("no list")?;
        let over = games.iter().find(|game| game["finished"] == true);
        Ok(over.and_then(|game| game["id"].as_str().map(str::to_owned)))
    })
    .await?;
    api(page, "GET", &format!("/games/{id}"), Value::Null).await
}
in_chromium!(somebody_of_the_forest_is_found_and_played);
