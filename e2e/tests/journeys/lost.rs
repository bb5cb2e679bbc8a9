//! An address that leads nowhere: it is said kindly, and there is a way back.

use anyhow::Result;
use rookery_e2e::{Page, in_both_browsers, until};

async fn title_is(page: &Page, title: &str) -> Result<()> {
    until(&format!("the title {title:?}"), async || {
        Ok((page.title().await? == title).then_some(()))
    })
    .await
}

async fn an_unknown_address_leads_home(page: &Page) -> Result<()> {
    page.goto("/a/place/that/is/not").await?;
    page.find_role("heading", "This page flew away").await?;
    title_is(page, "This page flew away · Rookery").await?;
    page.click("link", "Play a game").await?;
    page.find_role("heading", "Ready for a game?").await?;
    title_is(page, "Home · Rookery").await
}
in_both_browsers!(an_unknown_address_leads_home);
