//! The first page, and an address that leads nowhere: it is said kindly, and there is a way back.

use anyhow::Result;
use rookery_e2e::{Page, in_chromium, until};

use crate::board;

async fn title_is(page: &Page, title: &str) -> Result<()> {
    until(&format!("the title {title:?}"), async || {
        Ok((page.title().await? == title).then_some(()))
    })
    .await
}

async fn the_first_page_opens_and_an_unknown_address_leads_there(page: &Page) -> Result<()> {
    page.goto("/").await?;
    // What is shown while the page loads is replaced.
    board::has(page, "#loading", 0).await?;
    title_is(page, "Home · Rookery").await?;
    page.goto("/a/place/that/is/not").await?;
    page.find_role("heading", "This page flew away").await?;
    title_is(page, "This page flew away · Rookery").await?;
    page.click("link", "Play a game").await?;
    page.find_role("heading", "Ready for a game?").await?;
    title_is(page, "Home · Rookery").await
}
in_chromium!(the_first_page_opens_and_an_unknown_address_leads_there);
