//! The engine's worker dies, talks nonsense, is of another release or does not load: the game is
//! kept, the page says what happened, and play goes on.

use anyhow::{Result, ensure};
use rookery_e2e::{Kind, Page, in_both_browsers, in_chromium, until, visit};

use crate::worker_trouble::{only_the_missing_file, site_without};
use crate::{board, game};

/// Lets the journey get hold of the workers the page makes from now on.
const WATCH: &str = "const Real = window.Worker;
    window.workers = [];
    window.Worker = class extends Real {
        constructor(...how) { super(...how); window.workers.push(this); }
    };";
/// The worker really ends, and the browser tells the page as it would of a crash.
const KILL: &str = "const worker = window.workers.at(-1);
    worker.terminate();
    worker.dispatchEvent(new ErrorEvent('error', { message: 'the journey ended it' }));";
const SAY: &str = "const [data] = arguments;
    window.workers.at(-1).dispatchEvent(new MessageEvent('message', { data }));";
const STUMBLED: &str = "The engine stumbled and was started again.";

async fn workers(page: &Page, number: usize) -> Result<()> {
    until(&format!("{number} workers"), async || {
        let made: usize = page.ask("return window.workers.length", vec![]).await?;
        Ok((made == number).then_some(()))
    })
    .await
}

/// A game in which the engine thinks about its reply to 1. e4.
async fn thinking(page: &Page) -> Result<()> {
    game::open(page).await?;
    page.ask::<()>(WATCH, vec![]).await?;
    game::begin(page, "White", game::LONG).await?;
    game::play(page, "e2", "e4").await?;
    game::thinks(page).await
}

async fn goes_on(page: &Page) -> Result<()> {
    game::thinks(page).await?;
    page.click("button", "Move now").await?;
    let view = game::played(page, 2).await?;
    ensure!(view.moves[0] == "e4", "{view:?}");
    view.game()?;
    Ok(())
}

async fn a_worker_that_dies_is_replaced(page: &Page) -> Result<()> {
    thinking(page).await?;
    page.ask::<()>(KILL, vec![]).await?;
    page.wait_for_text(STUMBLED).await?;
    workers(page, 2).await?;
    goes_on(page).await?;

    // The next answer comes from the same worker, and nothing is said about it any more.
    game::play(page, "a2", "a3").await?;
    game::thinks(page).await?;
    ensure!(!page.text(".game").await?.contains(STUMBLED));
    workers(page, 2).await
}
in_both_browsers!(a_worker_that_dies_is_replaced);

async fn a_worker_in_the_place_of_a_dead_one_is_taught_again(page: &Page) -> Result<()> {
    game::open(page).await?;
    page.ask::<()>(WATCH, vec![]).await?;
    game::choose(page, "own").await?;
    game::choose_openings(page, "none").await?;
    game::begin_rated(page, "White", 600, 3).await?;
    game::play(page, "e2", "e4").await?;
    game::played(page, 2).await?;
    page.ask::<()>(KILL, vec![]).await?;
    game::play(page, "a2", "a3").await?;
    let view = game::played(page, 4).await?;
    ensure!(view.moves.len() == 4, "{view:?}");
    view.game()?;
    workers(page, 2).await
}
in_chromium!(a_worker_in_the_place_of_a_dead_one_is_taught_again);

async fn the_third_crash_in_a_row_is_told_and_can_be_tried_again(page: &Page) -> Result<()> {
    thinking(page).await?;
    page.ask::<()>(KILL, vec![]).await?;
    workers(page, 2).await?;
    page.ask::<()>(SAY, vec!["nonsense".into()]).await?;
    workers(page, 3).await?;
    page.ask::<()>(KILL, vec![]).await?;
    page.wait_for_text("The engine does not start. Your game is kept")
        .await?;
    board::shows(page, &board::after("e4")?).await?;
    workers(page, 3).await?;
    page.click("button", "Try again").await?;
    workers(page, 4).await?;
    goes_on(page).await
}
in_both_browsers!(the_third_crash_in_a_row_is_told_and_can_be_tried_again);

async fn a_worker_of_another_release_asks_for_a_reload(page: &Page) -> Result<()> {
    thinking(page).await?;
    let hello = r#"{"hello":{"version":65535}}"#;
    page.ask::<()>(SAY, vec![hello.into()]).await?;
    page.wait_for_text("Rookery was updated while this page was open.")
        .await?;
    page.click("button", "Reload the page").await?;
    until("a new page", async || {
        let is_new: bool = page.ask("return !('workers' in window)", vec![]).await?;
        Ok(is_new.then_some(()))
    })
    .await?;
    goes_on(page).await
}
in_chromium!(a_worker_of_another_release_asks_for_a_reload);

async fn without_a_worker(page: &Page) -> Result<()> {
    game::open(page).await?;
    game::begin(page, "White", game::SHORT).await?;
    game::play(page, "e2", "e4").await?;
    page.wait_for_text("The engine does not start. Your game is kept")
        .await?;
    page.click("button", "Try again").await?;
    page.wait_for_text("The engine does not start. Your game is kept")
        .await?;
    page.click("button", "Take back").await?;
    board::shows(page, &rookery_rules::Position::default()).await
}

async fn a_game_without_a_worker_is_kept(kind: Kind) -> Result<()> {
    let site = site_without("rookery-worker", "wasm")?;
    let problems = visit(kind, site, without_a_worker).await?;
    ensure!(only_the_missing_file(&problems), "{problems:?}");
    Ok(())
}
in_chromium!(visits: a_game_without_a_worker_is_kept);
