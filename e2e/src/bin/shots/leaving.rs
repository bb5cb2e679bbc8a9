//! Whoever leaves: the home page of a guest, and what is asked on the way out.

use anyhow::Result;
use rookery_e2e::until;

use crate::album::Album;
use crate::office;

/// A guest with a game, and the question whether somebody else comes.
pub(crate) async fn guest(album: &Album<'_>) -> Result<()> {
    const KEEP: &str = "localStorage.setItem('game', `rookery game 2\nwhite
full 100 50 100 50 0 none instant\n1
rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\ne2e4 e7e5`)";
    let page = album.page();
    page.goto("/nowhere").await?;
    page.find("h1").await?;
    page.ask::<()>(KEEP, vec![]).await?;
    album.place("home-guest", "/").await?;
    page.click("button", "Somebody else?").await?;
    page.find("dialog").await?;
    album.add("somebody-else").await?;
    page.click("button", "Stay").await?;
    page.ask("localStorage.removeItem('game')", vec![]).await
}

/// What is asked about things that cannot be sent.
pub(crate) async fn unsent(album: &Album<'_>) -> Result<()> {
    const KEEP: &str = "const id = localStorage.getItem('account');
        if (id) localStorage.setItem(`refused:${id}/1`, '{}');
        return Boolean(id)";
    let page = album.page();
    page.goto("/").await?;
    until("somebody who can log out", async || {
        let is_in: bool = page.ask(KEEP, vec![]).await?;
        Ok(is_in.then_some(()))
    })
    .await?;
    page.click("button", "Log out").await?;
    page.find("dialog").await?;
    album.add("log-out-unsent").await?;
    page.click("button", "Log out anyway").await?;
    page.find_role("link", "Log in").await?;
    album.add("logged-out").await
}

/// Both, for whoever asks for them alone.
pub(crate) async fn all(album: &Album<'_>) -> Result<()> {
    guest(album).await?;
    office::furnish(album.page()).await?;
    unsent(album).await
}
