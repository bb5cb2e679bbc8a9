//! A game that goes on survives a reload and a visit to another page, and a page of another version; a
//! text in its place that is no game is passed over.

use anyhow::{Context, Result, ensure};
use rookery_e2e::{Page, in_both_browsers};
use rookery_rules::Position;
use serde_json::Value;

use crate::{board, game};

async fn a_game_survives_a_reload(page: &Page) -> Result<()> {
    const KEEP: &str = "localStorage.setItem('game', 'rookery game 99')";
    game::open(page).await?;
    page.ask::<()>(KEEP, vec![]).await?;
    game::open(page).await?;
    game::begin(page, "White", game::LONG).await?;
    game::play(page, "e2", "e4").await?;
    game::thinks(page).await?;

    // In the middle of a thought: the engine takes it up again.
    page.goto("/play").await?;
    game::thinks(page).await?;
    board::shows(page, &board::after("e4")?).await?;
    page.click("button", "Move now").await?;
    let before = game::played(page, 2).await?;

    // In one's own turn: everything stands as it stood.
    page.goto("/play").await?;
    let after = game::played(page, 2).await?;
    ensure!(before.fen == after.fen && before.moves == after.moves);

    page.click("link", "Board").await?;
    page.find_role("heading", "Board").await?;
    page.wait_for_attribute(".page-link[href='/board']", "aria-current", "page")
        .await?;
    page.click("link", "Play").await?;
    let again = game::played(page, 2).await?;
    ensure!(before.fen == again.fen, "{again:?}");
    page.wait_for_attribute(".page-link[href='/play']", "aria-current", "page")
        .await?;
    ensure!(board::count(page, ".page-link[aria-current]").await? == 1);
    Ok(())
}
in_both_browsers!(a_game_survives_a_reload);

/// Puts the text into the local storage that the page of 0.1 kept under a key in a scene; returns what the
/// board showed then, if it is a game.
async fn keep(page: &Page, key: &str, scene: &str) -> Result<Option<Position>> {
    const TEXTS: &str = include_str!("../../../fixtures/0.1/browser.jsonl");
    const KEEP: &str = "localStorage.setItem(arguments[0], arguments[1])";
    let texts = TEXTS.lines().map(serde_json::from_str::<Value>);
    let texts = texts.collect::<Result<Vec<_>, _>>()?;
    let mut texts = texts.iter();
    let kept = texts.find(|kept| kept["key"] == key && kept["scene"] == scene);
    let kept = kept.with_context(|| format!("no {key} in the scene {scene:?}"))?;
    page.ask::<()>(KEEP, vec![key.into(), kept["text"].clone()])
        .await?;
    Ok(kept["fen"].as_str().map(Position::parse_fen).transpose()?)
}

async fn what_an_earlier_page_kept_goes_on(page: &Page) -> Result<()> {
    const LOOKS: &str = "a stranger chooses how things look";
    const CHOSEN: &str = "rated with a clock and a seed, given up";
    const SEED: &str = "return document.querySelector('#seed').value";
    page.goto("/nowhere").await?;
    page.find_role("heading", "This page flew away").await?;
    for (key, scene) in [
        ("theme", LOOKS),
        ("preferences", LOOKS),
        ("choices", CHOSEN),
    ] {
        keep(page, key, scene).await?;
    }
    let shown = keep(page, "game", "rated with a style, a seed and a clock").await?;
    page.goto("/play").await?;
    let before = game::played(page, 12).await?;
    board::shows(page, &shown.context("no position")?).await?;
    page.find("[role=timer]").await?;
    for (name, value) in [("theme", "dark"), ("board", "slate"), ("pieces", "blocks")] {
        page.wait_for_attribute("html", &format!("data-{name}"), value)
            .await?;
    }
    game::play(page, "e2", "e3").await?;
    let after = game::played(page, 14).await?;
    ensure!(after.moves.starts_with(&before.moves), "{after:?}");

    page.click("button", "New game").await?;
    page.wait_for_text("Blitz 3+2").await?;
    game::open_advanced(page).await?;
    page.find("#seed").await?;
    let seed: String = page.ask(SEED, vec![]).await?;
    ensure!(seed == "47", "{seed}");
    Ok(())
}
in_both_browsers!(what_an_earlier_page_kept_goes_on);
