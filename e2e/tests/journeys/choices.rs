//! What somebody likes: tried on a board, said to be saved where it was changed, and found again in
//! a new browser.

use std::iter;

use anyhow::{Result, ensure};
use rookery_e2e::{Page, in_chromium, until};
use serde_json::{Value, json};

use crate::account::{self, SECRET, api, complains, is_in, open};
use crate::heard::{listen, says};

/// How the page shows each choice.
const CHOSEN: [(&str, &str); 6] = [
    ("data-theme", "dark"),
    ("data-board", "slate"),
    ("data-pieces", "blocks"),
    ("data-motion", "off"),
    ("data-hints", "off"),
    ("data-coordinates", "off"),
];
const SWITCHES: [&str; 8] = [
    "Letters and numbers",
    "Animation",
    "Sound",
    "Hints",
    "Single keys",
    "Ask before going back",
    "Always promote to a queen",
    "Confirm each move",
];

async fn every_choice_follows_to_a_new_browser(page: &Page) -> Result<()> {
    account::sign_up(page, "rita").await?;
    // What a later version keeps must survive this one, and so must what nobody touches.
    let later = json!({ "board": "walnut", "pieces": "blocks", "herd": "zebra" });
    api(page, "PUT", "/users/me/preferences", later).await?;
    open(page, "/settings", "Settings").await?;
    page.wait_for_attribute("html", "data-pieces", "blocks")
        .await?;
    listen(page).await?;
    let switches = SWITCHES.map(|name| ("switch", name));
    for (role, name) in iter::once(("button", "Slate")).chain(switches) {
        page.click(role, name).await?;
        says(page, "Saved").await?;
    }
    page.find("#look .chip:nth-child(3)").await?.click().await?;
    says(page, "Saved").await?;
    for (name, value) in CHOSEN {
        page.wait_for_attribute("html", name, value).await?;
    }
    until("the choices to be kept", async || {
        let kept = api(page, "GET", "/users/me/preferences", Value::Null).await?;
        let wanted = json!({
            "theme": "dark", "animation": false, "sound": false, "hints": false,
            "coordinates": false, "keys": false, "ask_before_going_back": false,
            "always_queen": true, "confirm_moves": true,
            "board": "slate", "pieces": "blocks", "herd": "zebra",
        });
        Ok((kept == wanted).then_some(()))
    })
    .await?;

    let other = page.on_another_device().await?;
    open(&other, "/log-in", "Log in").await?;
    account::log_in(&other, "rita", SECRET).await?;
    account::is_in(&other, "rita").await?;
    for (name, value) in CHOSEN {
        other.wait_for_attribute("html", name, value).await?;
    }
    open(&other, "/settings", "Settings").await?;
    other.find("#keys").await?;
    let on: u32 = other
        .ask(
            "return document.querySelectorAll('[role=switch]:checked').length",
            vec![],
        )
        .await?;
    // Two that nobody has at first.
    ensure!(on == 2, "{on} switches are on");
    // With single keys off a question mark is nothing but a sign.
    other.press("?").await?;
    other.click("button", "Keys").await?;
    other.find_role("dialog", "Keys").await?;
    other.click("button", "Close").await?;
    let problems = other.leave().await?;
    ensure!(problems.is_empty(), "{problems:?}");
    Ok(())
}
in_chromium!(every_choice_follows_to_a_new_browser);

async fn the_board_of_the_settings_can_be_tried(page: &Page) -> Result<()> {
    const FEN: &str = "return document.querySelector('.tryout [role=grid]').dataset.fen";
    const EDGE: &str = "return document.querySelector('#help').getBoundingClientRect().top";
    open(page, "/settings", "Settings").await?;
    page.find(".tryout [role=grid]").await?;
    let (before, edge): (String, f64) =
        (page.ask(FEN, vec![]).await?, page.ask(EDGE, vec![]).await?);
    page.click("button", "Show a move").await?;
    let after: String = page.ask(FEN, vec![]).await?;
    ensure!(before != after, "no move is shown");
    listen(page).await?;
    page.click("button", "Play a sound").await?;
    says(page, "That was a move.").await?;
    page.click("switch", "Sound").await?;
    says(page, "Saved").await?;
    page.click("button", "Play a sound").await?;
    says(page, "Sound is off.").await?;
    let scrolled: f64 = page.ask("return scrollY", vec![]).await?;
    let now: f64 = page.ask(EDGE, vec![]).await?;
    ensure!(
        (now + scrolled - edge).abs() < 1.0,
        "the page has moved by {}",
        now - edge
    );
    // Without an account nothing is asked of the server, and nothing is refused.
    let current = api(page, "GET", "/session", Value::Null).await?;
    ensure!(current["account"].is_null(), "{current}");
    Ok(())
}
in_chromium!(the_board_of_the_settings_can_be_tried);

async fn what_is_saved_or_wrong_is_said(page: &Page) -> Result<()> {
    account::sign_up(page, "rita").await?;
    open(page, "/settings", "Settings").await?;
    listen(page).await?;
    page.fill("Name others see", "R").await?;
    page.click("button", "Save names").await?;
    says(page, "A name has at least 2 characters.").await?;
    complains(page, "names-display", "A name has at least 2 characters.").await?;
    page.fill("Name others see", "Rita the Rook").await?;
    ensure!(page.text(".seen").await?.contains("Rita the Rook"));
    page.click("button", "Save names").await?;
    says(page, "Saved. Hello!").await?;
    is_in(page, "Rita the Rook").await?;
    for (password, told) in [
        (
            "feather",
            "Still missing: at least 8 characters, a capital letter and a digit or a sign.",
        ),
        (
            "Feather7",
            "Okay: it keeps the rules. One more word makes it much harder to guess.",
        ),
        (
            "Seven owls in a fir tree",
            "Strong: so long that nobody guesses it.",
        ),
    ] {
        crate::settings::fill_place(page, "password-password", password).await?;
        says(page, told).await?;
    }

    page.fill("Log-in name", "ruth").await?;
    page.click("button", "Save names").await?;
    says(page, "Saved. Hello!").await?;
    account::log_out(page).await?;
    open(page, "/log-in", "Log in").await?;
    account::log_in(page, "ruth", SECRET).await?;
    is_in(page, "Rita the Rook").await
}
in_chromium!(what_is_saved_or_wrong_is_said);

async fn a_guest_is_told_once_and_left_in_peace(page: &Page) -> Result<()> {
    page.goto("/").await?;
    page.find(".guest-banner").await?;
    page.click("button", "Not now").await?;
    crate::board::has(page, ".guest-banner", 0).await?;
    for (path, heading) in [("/games", "My games"), ("/", "Ready for a game?")] {
        open(page, path, heading).await?;
        account::is_out(page).await?;
        ensure!(
            crate::board::count(page, ".guest-banner").await? == 0,
            "{path}"
        );
    }
    page.ask::<()>("localStorage.removeItem('guest-banner')", vec![])
        .await?;
    open(page, "/games", "My games").await?;
    page.find(".guest-banner").await?;
    page.click("link", "Sign up").await?;
    account::sign_up_here(page, "rita").await?;
    account::is_at(page, "/games").await?;
    ensure!(
        crate::board::count(page, ".guest-banner").await? == 0,
        "not for an account"
    );
    Ok(())
}
in_chromium!(a_guest_is_told_once_and_left_in_peace);
