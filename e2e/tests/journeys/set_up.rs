//! A new server gets its administrator: with a wrong code, then with the right one.

use anyhow::{Context, Result, ensure};
use rookery_e2e::{Page, in_chromium};
use serde_json::Value;

use crate::account::{self, api, complains, has_focus, is_in, open};

async fn a_server_is_set_up_once(page: &Page) -> Result<()> {
    let code = page.site().app.new_set_up_code().await?;
    let code = code.context("there is an administrator already")?;
    page.goto("/").await?;
    page.click("link", "Set it up").await?;
    page.find_role("heading", "Set up this server").await?;
    page.click("button", "Set up the server").await?;
    has_focus(page, "set-up-code").await?;
    complains(page, "set-up-code", "Type the code you were given.").await?;

    account::fill_set_up(page, "abcd-efgh", "ruth").await?;
    page.click("radio", "Only the people I make accounts for")
        .await?;
    page.click("button", "Set up the server").await?;
    let wrong = "This code is wrong, was used already, or has ended.";
    complains(page, "set-up-code", wrong).await?;
    has_focus(page, "set-up-code").await?;

    // How a code is written does not matter.
    let typed = code.replace('-', " ").to_uppercase();
    page.fill("Set-up code", &typed).await?;
    page.click("button", "Set up the server").await?;
    page.find_role("heading", "The server is yours").await?;
    is_in(page, "ruth").await?;

    let facts = api(page, "GET", "/server", Value::Null).await?;
    ensure!(facts["needs_set_up"] == false, "{facts}");
    ensure!(facts["rules"]["sign_up"] == "closed", "{facts}");
    ensure!(facts["rules"]["email"] == "optional", "{facts}");
    let current = api(page, "GET", "/session", Value::Null).await?;
    ensure!(current["account"]["role"] == "admin", "{current}");

    open(page, "/set-up", "This server is set up").await?;
    page.click("link", "Play a game").await?;
    page.find_role("grid", "Chessboard").await?;
    let seen: bool = page
        .ask(
            "return document.body.innerText.includes('Set it up')",
            vec![],
        )
        .await?;
    ensure!(!seen, "a server that is set up is offered to be");
    Ok(())
}
in_chromium!(a_server_is_set_up_once, refused: [("/set-up", 403)]);
