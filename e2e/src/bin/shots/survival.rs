//! Survival, everybody of the forest and opponents of one's own, as a stranger meets them.

use anyhow::Result;

use crate::album::Album;

pub(crate) async fn all(album: &Album<'_>) -> Result<()> {
    let page = album.page();
    page.goto("/survival").await?;
    page.find(".survival-face").await?;
    album.add("survival").await?;
    page.goto("/play?battle=survival").await?;
    page.find(".hearts").await?;
    album.add("survival-game").await?;
    page.click("button", "Resign").await?;
    page.click("button", "Yes, resign").await?;
    page.find(".battle-end").await?;
    album.add("survival-lost").await?;
    page.goto("/opponents/forest").await?;
    page.find(".forest-player").await?;
    album.add("forest").await?;
    page.goto("/play?battle=forest-lynx").await?;
    page.find(".speech").await?;
    album.add("forest-game").await?;
    page.goto("/opponents/new").await?;
    page.find_role("heading", "A new opponent").await?;
    page.fill("Name", "Old Tom").await?;
    page.wait_for_text("It plays").await?;
    album.add("opponents-new").await?;
    page.click("button", "Save").await?;
    page.find_role("heading", "Old Tom").await?;
    album.add("opponents").await
}
