//! A link shows one game to whoever has it, until it expires or is taken back.

use anyhow::{Context, Result, ensure};
use rookery_e2e::{Page, in_chromium, without_refused};
use rookery_store::{NewShareLink, SecretHash, Timestamp};

use super::{GAME, guest, open, shows, to_end};
use crate::board;

const ENDED: &str = "This link shows nothing";

/// Opens the page that a link leads to anew, also if it is open already.
async fn follow(page: &Page, link: &str) -> Result<()> {
    let (_, place) = link.split_once("/shared").context("no link")?;
    page.goto("/privacy").await?;
    page.find_role("heading", "Privacy").await?;
    page.goto(&format!("/shared{place}")).await
}

async fn sees_the_game(page: &Page, link: &str) -> Result<()> {
    follow(page, link).await?;
    page.find_role("heading", "My fastest mate").await?;
    page.wait_for_text("Shared with you").await?;
    to_end(page).await?;
    shows(page, "f3 e5 g4 Qh4#").await?;
    ensure!(board::count(page, "#delete-game-begin").await? == 0);
    Ok(())
}

async fn a_link_shows_the_game_until_it_ends(page: &Page) -> Result<()> {
    open(page).await?;
    page.find_text("Share").await?.click().await?;
    page.wait_for_text("Nobody has a link to this game.")
        .await?;
    page.click("button", "Make a link").await?;
    page.find("#share-link").await?;
    let link: String = page
        .ask("return document.querySelector('#share-link').value", vec![])
        .await?;
    page.wait_for_text("Works until").await?;

    let other = page.on_another_device().await?;
    sees_the_game(&other, &link).await?;
    // Without an account one may try moves, which nobody keeps.
    other.click("button", "First position").await?;
    board::click(&other, "e2").await?;
    board::click(&other, "e4").await?;
    shows(&other, "e4").await?;
    guest(&other).await?;
    sees_the_game(&other, &link).await?;

    page.find(".share-list button").await?.click().await?;
    page.wait_for_text("The link no longer works.").await?;
    follow(&other, &link).await?;
    other.find_role("heading", ENDED).await?;

    let store = &page.site().app.store;
    let game = store.game(GAME.parse()?).await?.context("no game")?;
    let ended = NewShareLink {
        user: game.summary.owner,
        game: game.summary.id,
        hash: SecretHash::of(b"yesterday"),
        expires: Timestamp::from_millis(2),
    };
    store
        .create_share_link(ended, Timestamp::from_millis(1))
        .await?;
    follow(&other, "/shared#yesterday").await?;
    other.find_role("heading", ENDED).await?;
    let kind = other.browser().kind();
    let refused = [("/shared-game", 404), ("/shared-game", 404)];
    let problems = without_refused(kind, other.leave().await?, &refused)?;
    ensure!(problems.is_empty(), "{problems:?}");
    Ok(())
}
in_chromium!(a_link_shows_the_game_until_it_ends);
