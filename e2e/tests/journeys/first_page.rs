//! Opening the site for the first time.

use anyhow::{Result, ensure};
use rookery_e2e::{By, Page, in_both_browsers, until};

async fn the_first_page_opens(page: &Page) -> Result<()> {
    page.goto("/").await?;
    ensure!(page.title().await?.contains("Rookery"));
    until(
        "the page to replace what it showed while loading",
        async || {
            let waiting = page.browser().web().find_all(By::Id("loading")).await?;
            Ok(waiting.is_empty().then_some(()))
        },
    )
    .await?;
    page.find("h1").await?;
    Ok(())
}
in_both_browsers!(the_first_page_opens);
