//! The end of the story, and the sheet: seen, saved as a picture, shown to others.

use anyhow::{Context, Result, ensure};
use rookery_e2e::{Page, in_both_browsers, until, without_refused};

use super::{nearly_finished, press};
use crate::accessibility::check;
use crate::account;

/// Hands over the file that a browser would save.
const WATCH: &str = "const real = URL.createObjectURL;
    URL.createObjectURL = (blob) => { window.blob = blob; return real(blob); };
    HTMLAnchorElement.prototype.click = function () { window.saved = [this.download, window.blob]; };";
/// Name, type, size, width, height, and how many colors a row through the middle has.
const LOOK: &str = "const [name, blob] = window.saved ?? [];
    if (!blob) { done(null); return; }
    createImageBitmap(blob).then((image) => {
        const canvas = new OffscreenCanvas(image.width, image.height);
        const pen = canvas.getContext('2d');
        pen.drawImage(image, 0, 0);
        const colors = (y) => {
            const row = pen.getImageData(0, y, image.width, 1).data;
            const seen = new Set();
            for (let at = 0; at < row.length; at += 4) seen.add(row.slice(at, at + 4).join());
            return seen.size;
        };
        const rows = [200, 650, 900, 1300].map(colors);
        done([name, blob.type, [blob.size, image.width, image.height, ...rows]]);
    });";

type Saved = Option<(String, String, Vec<u64>)>;

async fn the_story_ends_with_a_sheet_to_keep_and_to_show(page: &Page) -> Result<()> {
    account::sign_up(page, "rita").await?;
    nearly_finished(page).await?;
    page.goto("/adventure/story").await?;
    page.find_role("heading", "Chapter 16: The Eighth Row")
        .await?;
    until("the end of the story", async || {
        let is_told: bool = page
            .ask(
                "document.querySelector('#next-line')?.click();
                 return document.querySelector('.the-end') !== null",
                vec![],
            )
            .await?;
        Ok(is_told.then_some(()))
    })
    .await?;
    press(page, "Your sheet").await?;
    page.find("img.poster").await?;
    check(page, "the sheet").await?;
    it_is_saved_as_a_picture(page).await?;
    a_link_shows_it_until_taken_back(page).await
}

async fn it_is_saved_as_a_picture(page: &Page) -> Result<()> {
    page.ask::<()>(WATCH, vec![]).await?;
    press(page, "Save as picture").await?;
    let (name, kind, figures) = until("the picture", async || {
        page.wait_for_answer::<Saved>(LOOK, vec![]).await
    })
    .await?;
    ensure!(
        name == "rookery-adventure.png" && kind == "image/png",
        "{name} {kind}"
    );
    let [size, width, height, rows @ ..] = &figures[..] else {
        anyhow::bail!("{figures:?}");
    };
    ensure!((*width, *height) == (1200, 1600), "{figures:?}");
    ensure!(
        *size > 30_000 && rows.iter().all(|colors| *colors > 3),
        "{figures:?}"
    );
    Ok(())
}

async fn a_link_shows_it_until_taken_back(page: &Page) -> Result<()> {
    press(page, "Make a link").await?;
    page.find("#sheet-link").await?;
    let link: String = page
        .ask("return document.querySelector('#sheet-link').value", vec![])
        .await?;
    let (_, place) = link.split_once("/adventure").context("no link")?;
    let other = page.on_another_device().await?;
    other.goto(&format!("/adventure{place}")).await?;
    other.find_role("heading", "A traveler's sheet").await?;
    let alt = other.attribute("img.poster", "alt").await?;
    ensure!(alt.is_some_and(|alt| alt.starts_with("Poster of rita: ")));
    press(page, "Stop sharing").await?;
    page.wait_for_text("The link no longer works.").await?;
    other.goto("/privacy").await?;
    other.find_role("heading", "Privacy").await?;
    other.goto(&format!("/adventure{place}")).await?;
    other
        .find_role("heading", "This link shows nothing")
        .await?;
    let kind = other.browser().kind();
    let refused = [("/shared-sheet", 404)];
    let problems = without_refused(kind, other.leave().await?, &refused)?;
    ensure!(problems.is_empty(), "{problems:?}");
    Ok(())
}
in_both_browsers!(the_story_ends_with_a_sheet_to_keep_and_to_show);
