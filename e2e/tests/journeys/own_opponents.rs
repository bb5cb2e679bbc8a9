//! Opponents of one's own: made, played against, changed, handed on by a link and copied by another.

use anyhow::{Context, Result, ensure};
use rookery_e2e::{Page, in_chromium, until};
use rookery_rules::Color;
use serde_json::Value;

use crate::accessibility::check;
use crate::account::{self, api, is_at};
use crate::{board, game};

/// Whether the white pieces are at the bottom.
const WHITE: &str = "const place = (square) =>
        document.querySelector(`[data-square=${square}]`).getBoundingClientRect().top;
    return place('e1') > place('e8');";

/// Chooses from a list by the words of the choice.
async fn choose(page: &Page, id: &str, words: &str) -> Result<()> {
    const CHOOSE: &str = "const list = document.getElementById(arguments[0]);
        const option = [...list.options].find((one) => one.text === arguments[1]);
        list.value = option.value;
        list.dispatchEvent(new Event('change', { bubbles: true }));";
    page.find(&format!("#{id}")).await?;
    page.ask(CHOOSE, vec![id.into(), words.into()]).await
}

async fn make(page: &Page) -> Result<()> {
    page.goto("/opponents").await?;
    page.wait_for_text("You have not made anybody yet.").await?;
    check(page, "no opponents").await?;
    page.click("link", "Make an opponent").await?;
    page.find_role("heading", "A new opponent").await?;
    page.click("button", "Save").await?;
    account::has_focus(page, "opponent-name").await?;
    // Others may be handed this opponent, so it is called nothing that hurts them.
    page.fill("Name", "B4stard Fox").await?;
    page.click("button", "Save").await?;
    account::complains(page, "opponent-name", "Please choose a kinder name.").await?;
    account::has_focus(page, "opponent-name").await?;
    page.fill("Name", "Old Tom").await?;
    account::complains(page, "opponent-name", "").await?;
    let face = "return document.querySelector('.looks-face').innerHTML";
    let before: String = page.ask(face, vec![]).await?;
    choose(page, "face-head", "Owl").await?;
    until("another face", async || {
        let now: String = page.ask(face, vec![]).await?;
        Ok((now != before).then_some(()))
    })
    .await?;
    game::slide(page, "rung", 300).await?;
    game::slide(page, "aggressiveness", 100).await?;
    choose(page, "weakness", "Brings out the queen far too early.").await?;
    until("what it would play", async || {
        let told = page.text(".preview-list").await?;
        Ok((told.matches("It plays").count() == 4).then_some(()))
    })
    .await?;
    board::has(page, ".preview-board .drawn", 4).await?;
    check(page, "an opponent that is made").await?;
    page.click("button", "Save").await?;
    is_at(page, "/opponents").await?;
    page.find_role("heading", "Old Tom").await?;
    check(page, "opponents").await?;
    Ok(())
}

/// One loses, plays again, and the server knows against whom.
async fn play(page: &Page) -> Result<()> {
    page.find(".opponent a.primary").await?.click().await?;
    is_at(page, "/play").await?;
    page.wait_for_text("Old Tom · Rated 300").await?;
    page.find_role("button", "Take back").await?;
    let is_white: bool = page.ask(WHITE, vec![]).await?;
    let side = if is_white { Color::White } else { Color::Black };
    game::play_anything(page, side, 1).await?;
    page.click("button", "Resign").await?;
    page.click("button", "Yes, resign").await?;
    page.find("#rematch").await?.click().await?;
    page.wait_for_text("Old Tom · Rated 300").await?;
    let game = until("the game at the server", async || {
        let games = api(page, "GET", "/users/me/games", Value::Null).await?;
        Ok(games["games"].get(0).cloned())
    })
    .await?;
    let id = game["id"].as_str().context("no id")?;
    let kept = api(page, "GET", &format!("/games/{id}"), Value::Null).await?;
    let opponent = &kept["content"]["opponent"];
    ensure!(opponent["name"] == "Old Tom", "{kept}");
    ensure!(opponent["weakness"] == "moves-queen-early", "{kept}");
    ensure!(opponent["dials"]["aggressiveness"] == 100, "{kept}");
    // It waits on the play page, too.
    page.goto("/play?company=sparring").await?;
    game::choose(page, "own").await?;
    page.find_role("button", "Play Old Tom, 300").await?;
    check(page, "opponents that were made").await?;
    page.click("button", "Play Old Tom, 300").await?;
    page.wait_for_text("Old Tom · Rated 300").await?;
    Ok(())
}

/// Somebody else takes a copy, and changes it.
async fn hand_on(page: &Page) -> Result<()> {
    page.goto("/opponents").await?;
    page.click("button", "Share").await?;
    page.find("[id^=opponent-link]").await?;
    let link: String = page
        .ask(
            "return document.querySelector('[id^=opponent-link]').value",
            vec![],
        )
        .await?;
    let (_, token) = link.split_once('#').context("no token")?;
    let other = page.on_another_device().await?;
    account::sign_up(&other, "mia").await?;
    other.goto(&format!("/opponents/shared#{token}")).await?;
    other.find_role("heading", "Old Tom").await?;
    check(&other, "a shared opponent").await?;
    other.click("button", "Take a copy").await?;
    is_at(&other, "/opponents").await?;
    other.find_role("heading", "Old Tom").await?;
    other.click("link", "Change").await?;
    other.find_role("heading", "Change an opponent").await?;
    other.fill("Name", "Young Tom").await?;
    other.click("button", "Save").await?;
    other.find_role("heading", "Young Tom").await?;
    let problems = other.leave().await?;
    ensure!(problems.is_empty(), "{problems:?}");
    Ok(())
}

async fn an_opponent_is_made_played_and_handed_on(page: &Page) -> Result<()> {
    account::sign_up(page, "rita").await?;
    make(page).await?;
    play(page).await?;
    hand_on(page).await?;
    page.click("button", "Delete").await?;
    page.find("[id^=keep-opponent]").await?;
    page.find(".asks .danger").await?.click().await?;
    page.wait_for_text("You have not made anybody yet.").await
}
in_chromium!(an_opponent_is_made_played_and_handed_on);
