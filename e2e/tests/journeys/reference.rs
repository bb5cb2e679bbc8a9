//! The page about the API, made from the server's own description.

use anyhow::{Result, ensure};
use rookery_e2e::{Page, in_chromium, until};

use crate::accessibility::check;
use crate::account::open;

async fn operations(page: &Page) -> Result<usize> {
    page.ask(
        "return document.querySelectorAll('.operation').length",
        vec![],
    )
    .await
}

/// The page's places leave it out, and that must not hide the API itself.
async fn the_footer_leads_to_the_api_where_an_operation_is_found(page: &Page) -> Result<()> {
    const UNFOLD: &str =
        "for (const more of document.querySelectorAll('details')) more.open = true";
    const FITS: &str = "const count = (one) => document.querySelectorAll(one).length;
        return count('.operation') === count('.operation-inside')
            && document.documentElement.scrollWidth <= innerWidth";
    open(page, "/nowhere", "This page flew away").await?;
    for (link, heading) in [
        ("Privacy", "Privacy"),
        ("Terms", "What you can expect"),
        ("API", "API"),
    ] {
        page.click("link", link).await?;
        page.find_role("heading", heading).await?;
    }
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
    page.wait_for_text("Nothing here says that.").await?;

    page.fill("Search", "").await?;
    page.find_role("heading", "For administrators").await?;
    page.ask::<()>(UNFOLD, vec![]).await?;
    until("everything unfolded within the window", async || {
        let fits: bool = page.ask(FITS, vec![]).await?;
        Ok(fits.then_some(()))
    })
    .await?;
    check(page, "the API").await?;
    page.click("link", "Count games and compare").await?;
    page.find_role("heading", "Counting games").await.map(drop)
}
in_chromium!(the_footer_leads_to_the_api_where_an_operation_is_found);
