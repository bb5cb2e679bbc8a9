//! The choice of light or dark: applied at once, remembered, and there before the first paint.

use anyhow::{Result, ensure};
use rookery_e2e::{Kind, Page, in_both_browsers, visit};

use crate::board;
use crate::worker_trouble::site_without;

async fn paper(page: &Page) -> Result<String> {
    page.ask(
        "return getComputedStyle(document.documentElement).backgroundColor",
        vec![],
    )
    .await
}

async fn the_theme_is_remembered(page: &Page) -> Result<()> {
    board::open(page).await?;
    let light = paper(page).await?;
    page.click("button", "Dark").await?;
    page.wait_for_attribute("html", "data-theme", "dark")
        .await?;
    let dark = paper(page).await?;
    ensure!(light != dark, "both themes are {light}");

    board::open(page).await?;
    page.wait_for_attribute("html", "data-theme", "dark")
        .await?;
    ensure!(paper(page).await? == dark);
    page.wait_for_attribute("[aria-label=Dark]", "aria-pressed", "true")
        .await?;

    page.click("button", "Same as my device").await?;
    page.wait_for_attribute("html", "data-theme", "system")
        .await?;
    ensure!(paper(page).await? == light);
    Ok(())
}
in_both_browsers!(the_theme_is_remembered);

/// Without its program the page never starts, so only what comes before it can have set the theme.
async fn the_theme_is_there_before_the_program(kind: Kind) -> Result<()> {
    let site = site_without("rookery-web", "wasm")?;
    visit(kind, site, async |page: &Page| {
        page.goto("/").await?;
        page.wait_for_text("Rookery could not start.").await?;
        page.ask::<()>("localStorage.setItem('theme', 'dark')", vec![])
            .await?;
        page.goto("/").await?;
        page.wait_for_text("Rookery could not start.").await?;
        page.wait_for_attribute("html", "data-theme", "dark").await
    })
    .await
    .map(drop)
}
in_both_browsers!(visits: the_theme_is_there_before_the_program);
