//! A page that comes when it is first visited: by a link, by its address, and not at all.

use anyhow::{Result, ensure};
use rookery_e2e::{Kind, Page, Problem, in_both_browsers, until, visit};

use crate::worker_trouble::site_without;

const HEADING: &str = "Board";
const MISSING: &str = "This page did not arrive";

async fn has_come(page: &Page) -> Result<bool> {
    const COME: &str = "return performance.getEntriesByType('resource')
        .some(entry => entry.name.includes('/assets/later-board-'))";
    page.ask(COME, vec![]).await
}

async fn a_link_brings_the_page(page: &Page) -> Result<()> {
    page.goto("/play").await?;
    page.find_role("grid", "Chessboard").await?;
    ensure!(
        !has_come(page).await?,
        "the first page must not fetch others"
    );
    page.click("link", "Board").await?;
    page.find_role("heading", HEADING).await?;
    ensure!(has_come(page).await?);
    page.click("link", "Play").await?;
    page.click("link", "Board").await?;
    page.find_role("heading", HEADING).await.map(drop)
}
in_both_browsers!(a_link_brings_the_page);

async fn an_address_brings_the_page(page: &Page) -> Result<()> {
    page.goto("/board").await?;
    page.find_role("heading", HEADING).await.map(drop)
}
in_both_browsers!(an_address_brings_the_page);

async fn told_and_led_back(page: &Page) -> Result<()> {
    page.goto("/").await?;
    page.click("link", "Board").await?;
    page.find_role("heading", MISSING).await?;
    page.ask::<()>("window.old = true", vec![]).await?;
    page.click("button", "Try again").await?;
    until("the page to be loaded again", async || {
        let new: bool = page.ask("return window.old === undefined", vec![]).await?;
        Ok(new.then_some(()))
    })
    .await?;
    page.find_role("heading", MISSING).await?;
    page.click("link", "Play").await?;
    page.find_role("grid", "Chessboard").await.map(drop)
}

async fn a_page_that_does_not_come_is_explained(kind: Kind) -> Result<()> {
    let site = site_without("later-board", "wasm")?;
    let problems = visit(kind, site, told_and_led_back).await?;
    ensure!(problems.iter().all(is_about_the_module), "{problems:?}");
    Ok(())
}
in_both_browsers!(visits: a_page_that_does_not_come_is_explained);

/// That a module is missing may be in the console, but nothing else.
fn is_about_the_module(problem: &Problem) -> bool {
    matches!(problem, Problem::Console(text) if text.contains("later-") || text.contains("WebAssembly"))
}
