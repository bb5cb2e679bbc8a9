//! The page about the API, made from the server's own description.

use anyhow::{Result, ensure};
use rookery_e2e::{Page, in_both_browsers, until};

use crate::account::open;

async fn operations(page: &Page) -> Result<usize> {
    page.ask(
        "return document.querySelectorAll('.operation').length",
        vec![],
    )
    .await
}

async fn a_programmer_finds_an_operation(page: &Page) -> Result<()> {
    open(page, "/api", "API").await?;
    page.find_role("heading", "People and what is theirs")
        .await?;
    ensure!(operations(page).await? > 30);
    page.fill("Search", "TOKEN make").await?;
    until("one operation", async || {
        Ok((operations(page).await? == 1).then_some(()))
    })
    .await?;
    page.wait_for_text("1 operation").await?;
    page.find(".operation summary").await?.click().await?;
    page.find_role("heading", "You send").await?;
    page.wait_for_text("How far it opens the door.").await?;
    page.wait_for_text("\"read\" or \"user\" or \"admin\"")
        .await?;
    page.wait_for_text("/api/v1/users/me/tokens").await?;
    page.fill("Search", "xyz").await?;
    page.wait_for_text("Nothing here says that.").await
}
in_both_browsers!(a_programmer_finds_an_operation);

/// The page links to it, and leaving it out of the page's places must not hide the API itself.
async fn the_footer_leads_to_what_is_rarely_wanted(page: &Page) -> Result<()> {
    open(page, "/nowhere", "This page flew away").await?;
    for (link, heading) in [("Privacy", "Privacy"), ("Terms", "Terms"), ("API", "API")] {
        page.click("link", link).await?;
        page.find_role("heading", heading).await?;
    }
    Ok(())
}
in_both_browsers!(the_footer_leads_to_what_is_rarely_wanted);
