//! A computer that many share: whoever logs out takes everything along, and a guest makes room for the next.

use anyhow::{Result, ensure};
use rookery_e2e::{Page, in_both_browsers, in_chromium, until};
use rookery_rules::{Color, Position};
use serde_json::{Value, json};

use crate::account::{self, SECRET, api, is_at, is_in, is_out, log_in, open};
use crate::{board, game, kept_games};

const GUESS: &str = "It begins at 600, which is only a guess.";

/// What a browser keeps of the site: names in the storages, and cookies.
async fn traces(page: &Page) -> Result<Vec<String>> {
    const NAMES: &str = "return [...Object.keys(localStorage), ...Object.keys(sessionStorage)]";
    let mut names: Vec<String> = page.ask(NAMES, vec![]).await?;
    let cookies = page.browser().web().get_all_cookies().await?;
    names.extend(cookies.into_iter().map(|cookie| cookie.name));
    names.sort_unstable();
    Ok(names)
}

/// Waits until the page is as somebody finds it who was never here, but for what says nothing.
async fn is_as_new(page: &Page, kept: &[&str]) -> Result<()> {
    is_at(page, "/").await?;
    is_out(page).await?;
    page.find_role("heading", "Ready for a game?").await?;
    let traces = traces(page).await?;
    ensure!(traces == kept, "{traces:?}");
    let theme = page.attribute("html", "data-theme").await?;
    ensure!(theme.as_deref() == Some("system"), "{theme:?}");
    Ok(())
}

/// Somebody who plays, reads and chooses. Their last game goes on; its moves are returned.
async fn leaves_traces(page: &Page) -> Result<Vec<String>> {
    page.click("button", "Dark").await?;
    page.wait_for_attribute("html", "data-theme", "dark")
        .await?;
    page.goto("/adventure").await?;
    page.click("link", "Begin the story").await?;
    page.wait_for_text("Politely, but with a beak.").await?;
    page.click("button", "Next").await?;

    game::open(page).await?;
    page.wait_for_text(GUESS).await?;
    game::start(page).await?;
    game::play_anything(page, Color::White, 5).await?;
    page.click("button", "Resign").await?;
    page.click("button", "Yes, resign").await?;
    page.wait_for_text("down from 600. A game given up early counts half.")
        .await?;
    game::open(page).await?;
    game::begin(page, "White", game::SHORT).await?;
    Ok(game::play_anything(page, Color::White, 2).await?.moves)
}

async fn nothing_of_the_last_pupil_stays(page: &Page) -> Result<()> {
    account::sign_up(page, "rita").await?;
    let moves = leaves_traces(page).await?;
    // At once: what waits is sent before she goes.
    account::log_out(page).await?;
    is_as_new(page, &["was-logged-in"]).await?;

    account::sign_up(page, "olaf").await?;
    kept_games::kept(page, 0).await?;
    let liked = api(page, "GET", "/users/me/preferences", Value::Null).await?;
    ensure!(liked == json!({}), "{liked}");
    page.goto("/").await?;
    page.find_role("heading", "Ready for a game?").await?;
    page.wait_for_attribute("html", "data-theme", "system")
        .await?;
    game::open(page).await?;
    page.wait_for_text(GUESS).await?;
    page.goto("/adventure").await?;
    page.find_role("link", "Begin the story").await?;

    let other = page.on_another_device().await?;
    let outcome = goes_on_elsewhere(&other, &moves).await;
    let problems = other.leave().await?;
    outcome?;
    ensure!(problems.is_empty(), "{problems:?}");
    Ok(())
}
in_both_browsers!(nothing_of_the_last_pupil_stays);

/// Everything she took along is there where she logs in next.
async fn goes_on_elsewhere(page: &Page, moves: &[String]) -> Result<()> {
    open(page, "/log-in", "Log in").await?;
    log_in(page, "rita", SECRET).await?;
    is_in(page, "rita").await?;
    page.wait_for_attribute("html", "data-theme", "dark")
        .await?;
    page.find_role("heading", "Your game goes on").await?;
    page.click("link", "Go on").await?;
    let view = game::turn_of(page, Color::White, moves.len()).await?;
    ensure!(view.moves == moves, "{view:?}, {moves:?}");
    page.click("button", "New game").await?;
    page.find_role("radio", "My level, 550").await?;
    page.goto("/adventure").await?;
    page.find_role("link", "Go on").await.map(drop)
}

async fn what_is_unsent_is_asked_about(page: &Page) -> Result<()> {
    const KEEP: &str = "localStorage.setItem(`refused:${arguments[0]}/1`, '{}')";
    const KEPT: &str =
        "return Object.keys(localStorage).filter((name) => name.startsWith('refused'))";
    account::sign_up(page, "rita").await?;
    let id = account::id(page).await?;
    page.ask::<()>(KEEP, vec![id.into()]).await?;
    page.click("button", "Log out").await?;
    page.find_role("heading", "Not everything is safe yet")
        .await?;
    page.wait_for_text("1 game that the server did not take")
        .await?;
    page.click("button", "Send it again").await?;
    page.find_role("button", "Send it again").await?;
    page.click("button", "Stay logged in").await?;
    board::has(page, "dialog", 0).await?;
    account::has_focus(page, "log-out").await?;
    let kept: Vec<String> = page.ask(KEPT, vec![]).await?;
    ensure!(kept.len() == 1, "{kept:?}");
    is_in(page, "rita").await?;

    page.click("button", "Log out").await?;
    page.click("button", "Log out anyway").await?;
    is_as_new(page, &["was-logged-in"]).await
}
in_chromium!(what_is_unsent_is_asked_about);

async fn a_guest_makes_room_for_somebody_else(page: &Page) -> Result<()> {
    page.goto("/").await?;
    is_out(page).await?;
    ensure!(board::count(page, "#somebody-else").await? == 0);
    let start = Position::default().fen();
    game::resume(page, "white", &start, "e2e4 e7e5", "").await?;
    kept_games::kept(page, 1).await?;
    page.goto("/").await?;
    page.find_role("heading", "Your game goes on").await?;

    page.click("button", "Somebody else?").await?;
    page.find_role("heading", "Is somebody else playing now?")
        .await?;
    page.click("button", "Stay").await?;
    board::has(page, "dialog", 0).await?;
    account::has_focus(page, "somebody-else").await?;
    page.click("button", "Somebody else?").await?;
    page.click("link", "Sign up and keep it").await?;
    page.find_role("heading", "Make an account").await?;
    board::has(page, "dialog", 0).await?;

    page.goto("/").await?;
    second_window(page, "/play", "/play").await?;
    page.click("button", "Somebody else?").await?;
    page.click("button", "Start fresh").await?;
    page.find_role("heading", "Ready for a game?").await?;
    // The other window has gone home too, and keeps nothing either.
    second_window(page, "", "/").await?;
    page.ask::<()>("window.second.close()", vec![]).await?;
    is_as_new(page, &[]).await?;
    ensure!(board::count(page, "#somebody-else").await? == 0);
    Ok(())
}
in_chromium!(a_guest_makes_room_for_somebody_else);

/// Opens the other window, or takes hold of it again, and waits until it is somewhere.
async fn second_window(page: &Page, address: &str, path: &str) -> Result<()> {
    const OPEN: &str = "window.second = window.open(arguments[0], 'second')";
    const LOOK: &str = "const { document, location } = window.second;
        return document.querySelector('h1, h2') ? location.pathname : ''";
    page.ask::<()>(OPEN, vec![json!(address)]).await?;
    until(&format!("a second window at {path}"), async || {
        let here: String = page.ask(LOOK, vec![]).await?;
        Ok((here == path).then_some(()))
    })
    .await
}
