//! A kept game: gone through by every means, with other moves tried, commented, kept, played on.

mod share_link;

use anyhow::{Context, Result, ensure};
use rookery_e2e::{Key, Page, in_both_browsers, in_chromium, until};
use serde_json::{Value, json};

use crate::{accessibility, account, board, game};

pub(crate) const GAME: &str = "01890000-0000-7000-8000-00000000000a";
const MATE: &str = "f3 e5 g4 Qh4#";

/// A guest whose games the server keeps.
pub(super) async fn guest(page: &Page) -> Result<()> {
    page.goto("/privacy").await?;
    page.find_role("heading", "Privacy").await?;
    account::api(page, "POST", "/guests", json!({}))
        .await
        .map(drop)
}

/// A guest has lost no time to mate as Black, by the clock.
pub(super) async fn seed(page: &Page) -> Result<()> {
    guest(page).await?;
    keep(page).await
}

/// Whoever is logged in has played that game.
pub(crate) async fn keep(page: &Page) -> Result<()> {
    let upload = json!({
        "format": 1, "source": "engine", "side": "black",
        "start_fen": rookery_rules::Position::default().fen(),
        "moves": "f2f3 e7e5 g2g4 d8h4", "clocks": [60_000, 59_000, 50_000, 40_000],
        "finished": true,
        "opponent": { "kind": "character", "id": "fox", "name": "Russet", "rung": 1300 },
        "started": 1_700_000_000_000_i64,
    });
    let place = format!("/games/{GAME}");
    account::api(page, "PUT", &place, upload).await?;
    let name = json!({ "title": "My fastest mate" });
    account::api(page, "PATCH", &place, name).await.map(drop)
}

/// The review of that game, which opens at its start, at its end.
pub(crate) async fn open(page: &Page) -> Result<()> {
    seed(page).await?;
    page.goto(&format!("/games/{GAME}")).await?;
    page.find_role("heading", "My fastest mate").await?;
    shows(page, "").await?;
    to_end(page).await?;
    shows(page, MATE).await
}

pub(super) async fn to_end(page: &Page) -> Result<()> {
    page.click("button", "To the end").await
}

pub(super) async fn shows(page: &Page, sans: &str) -> Result<()> {
    board::shows(page, &board::after(sans)?).await
}

async fn play(page: &Page, from: &str, to: &str) -> Result<()> {
    board::click(page, from).await?;
    board::click(page, to).await
}

async fn go_to(page: &Page, ply: usize) -> Result<()> {
    Ok(page
        .find(&format!("[data-ply='{ply}']"))
        .await?
        .click()
        .await?)
}

/// What the server keeps beside the game: its moves and comments, once they are so.
async fn beside(page: &Page, expected: &[&str]) -> Result<()> {
    until(&format!("{expected:?} with the server"), async || {
        let game = account::api(page, "GET", &format!("/games/{GAME}"), Value::Null).await?;
        let list = game["tree"].as_array().context("no tree")?;
        let told = list.iter().map(|entry| {
            let part = |name: &str| entry[name].as_str().unwrap_or_default().to_owned();
            format!("{} {}", part("mv"), part("comment"))
                .trim()
                .to_owned()
        });
        Ok((told.collect::<Vec<_>>() == expected).then_some(()))
    })
    .await?;
    page.wait_for_text("Saved").await
}

async fn one_steps_by_buttons_keys_wheel_and_clicks(page: &Page) -> Result<()> {
    const WHEEL: &str =
        "document.querySelector('.review-board').dispatchEvent(new WheelEvent('wheel',
        { deltaY: arguments[0], bubbles: true, cancelable: true }))";
    const LOWEST: &str = "const rows = document.querySelectorAll('[role=row]');
        return rows[rows.length - 1].querySelector('[data-square]').dataset.square[1]";
    open(page).await?;
    page.wait_for_text("Win by checkmate").await?;
    page.wait_for_text("November 14, 2023").await?;
    page.wait_for_text("Move 2, Black: queen h4, checkmate")
        .await?;
    let lowest: String = page.ask(LOWEST, vec![]).await?;
    ensure!(lowest == "8", "not from Black's side");
    ensure!(
        page.text(".player .clock").await?.contains("0:50"),
        "White's clock"
    );

    page.click("button", "First position").await?;
    shows(page, "").await?;
    page.wait_for_text("Start of the game").await?;
    page.click("button", "One move on").await?;
    shows(page, "f3").await?;
    page.click("button", "Last position").await?;
    shows(page, MATE).await?;
    page.click("button", "One move back").await?;
    shows(page, "f3 e5 g4").await?;

    for (key, sans) in [
        (Key::Home, ""),
        (Key::Right, "f3"),
        (Key::Right, "f3 e5"),
        (Key::Left, "f3"),
        (Key::End, MATE),
    ] {
        page.press(key).await?;
        shows(page, sans).await?;
    }
    for (turned, sans) in [(-120, "f3 e5 g4"), (-120, "f3 e5"), (120, "f3 e5 g4")] {
        page.ask::<()>(WHEEL, vec![turned.into()]).await?;
        shows(page, sans).await?;
    }
    go_to(page, 1).await?;
    shows(page, "f3").await?;
    page.press("f").await?;
    until("the board to turn", async || {
        let lowest: String = page.ask(LOWEST, vec![]).await?;
        Ok((lowest == "1").then_some(()))
    })
    .await
}
in_both_browsers!(one_steps_by_buttons_keys_wheel_and_clicks);

async fn other_moves_are_tried_commented_raised_and_deleted(page: &Page) -> Result<()> {
    open(page).await?;
    go_to(page, 2).await?;
    play(page, "e2", "e4").await?;
    shows(page, "f3 e5 e4").await?;
    beside(page, &["e2e4"]).await?;
    page.fill("Comment on this position", "Calmer").await?;
    page.press(Key::Tab).await?;
    beside(page, &["e2e4 Calmer"]).await?;
    go_to(page, 2).await?;
    play(page, "d2", "d4").await?;
    beside(page, &["e2e4 Calmer", "d2d4"]).await?;
    page.click("button", "Move up").await?;
    beside(page, &["d2d4", "e2e4 Calmer"]).await?;

    page.goto(&format!("/games/{GAME}")).await?;
    page.wait_for_text("Calmer").await?;
    shows(page, "").await?;
    go_to(page, 2).await?;
    // A move that is there is entered, not made again.
    play(page, "e2", "e4").await?;
    shows(page, "f3 e5 e4").await?;
    page.click("button", "Delete").await?;
    shows(page, "f3 e5").await?;
    beside(page, &["d2d4"]).await?;
    page.click("button", "Undo").await?;
    beside(page, &["d2d4", "e2e4 Calmer"]).await?;
    page.click("button", "Delete").await?;
    beside(page, &["d2d4"]).await?;

    // The game itself is as it was: at its own moves there is nothing to delete.
    go_to(page, 4).await?;
    shows(page, MATE).await?;
    ensure!(board::count(page, ".branch-tools").await? == 0);
    Ok(())
}
in_chromium!(other_moves_are_tried_commented_raised_and_deleted);

async fn a_variation_is_kept_found_and_played_on(page: &Page) -> Result<()> {
    open(page).await?;
    go_to(page, 2).await?;
    play(page, "e2", "e4").await?;
    page.click("button", "Keep as a game of its own").await?;
    page.click("button", "Keep it").await?;
    page.wait_for_text("Give it a name first.").await?;
    page.fill("Name", "With e4 instead").await?;
    page.click("button", "Keep it").await?;
    page.wait_for_text("Kept as “With e4 instead”.").await?;
    shows(page, "f3 e5 e4").await?;

    page.goto(&format!("/games/{GAME}")).await?;
    page.click("link", "With e4 instead").await?;
    page.find_role("heading", "With e4 instead").await?;
    to_end(page).await?;
    shows(page, "f3 e5 e4").await?;
    page.wait_for_text("No result").await?;
    page.find_role("link", "My fastest mate").await?;
    let here: String = page.ask("return location.pathname", vec![]).await?;
    let entry = here.rsplit('/').next().unwrap_or_default().to_owned();

    page.click("link", "Against an opponent").await?;
    page.find_role("heading", "Play against Rookery").await?;
    game::start(page).await?;
    page.wait_for_text("1. f3 e5 2. e4").await?;
    page.click("button", "Resign").await?;
    page.click("button", "Yes, resign").await?;
    page.wait_for_text("Kept with your games").await?;
    until("a game that knows where it comes from", async || {
        let list = format!("/users/me/games?origin={entry}");
        let list = account::api(page, "GET", &list, Value::Null).await?;
        Ok((list["games"][0]["verdict"] == "loss").then_some(()))
    })
    .await
}
in_chromium!(a_variation_is_kept_found_and_played_on);

async fn a_game_is_judged_deleted_and_not_here_any_more(page: &Page) -> Result<()> {
    page.goto(&format!("/games/{GAME}")).await?;
    page.find_role("heading", "This game is not here").await?;
    page.wait_for_text("Nobody is logged in").await?;

    open(page).await?;
    page.click("switch", "Evaluate").await?;
    page.wait_for_text("there is nothing to judge").await?;
    page.press(Key::Left).await?;
    page.wait_for_text("Qh4#").await?;
    page.find("[role=meter]").await?;
    page.click("switch", "Evaluate").await?;
    board::has(page, "[role=meter]", 0).await?;

    page.find_text("Take along").await?.click().await?;
    page.click("button", "Delete the game").await?;
    page.click("button", "No, keep it").await?;
    page.click("button", "Delete the game").await?;
    page.click("button", "Yes, delete it").await?;
    account::is_at(page, "/games").await?;
    let list = account::api(page, "GET", "/users/me/games", Value::Null).await?;
    ensure!(list["games"] == json!([]), "{list}");

    page.goto(&format!("/games/{GAME}")).await?;
    page.wait_for_text("It was deleted, or it belongs to somebody else.")
        .await
}
in_chromium!(a_game_is_judged_deleted_and_not_here_any_more, refused: [
    ("/games/01890000-0000-7000-8000-00000000000a", 401),
    ("/games/01890000-0000-7000-8000-00000000000a", 404),
]);

async fn the_review_keeps_nobody_out(page: &Page) -> Result<()> {
    const OPEN: &str = "for (const more of document.querySelectorAll('details')) more.open = true";
    const WIDE: &str = "return document.documentElement.scrollWidth - innerWidth";
    open(page).await?;
    page.ask::<()>(OPEN, vec![]).await?;
    page.wait_for_text("Nobody has a link").await?;
    accessibility::check(page, "a game").await?;
    go_to(page, 2).await?;
    play(page, "e2", "e4").await?;
    page.click("button", "Keep as a game of its own").await?;
    page.click("button", "Make a link").await?;
    page.find("#share-link").await?;
    page.wait_for_text("Saved").await?;
    accessibility::check(page, "a variation and a link").await?;
    page.resize(390, 844).await?;
    let over: i32 = page.ask(WIDE, vec![]).await?;
    ensure!(over <= 0, "it scrolls sideways by {over}");
    accessibility::check(page, "on a phone").await?;
    page.goto("/shared#nothing").await?;
    page.find_role("heading", "This link shows nothing").await?;
    accessibility::check(page, "a link that shows nothing").await
}
in_chromium!(the_review_keeps_nobody_out, refused: [("/shared-game", 404)]);
