//! Every page is for everyone: it has one heading, fits a phone and a page shown at twice its size,
//! has nothing too small to hit, passes axe-core there, and stands still for those who want it to.

use anyhow::{Result, ensure};
use rookery_e2e::{Page, Wish, in_both_browsers, in_chromium, until};
use serde_json::json;

use crate::accessibility::check;
use crate::hand::tap;
use crate::{account, game, review};

/// Waits for a page that has come whole.
async fn open(page: &Page, path: &str) -> Result<()> {
    const READY: &str = "return document.querySelector('#main h1') !== null
        && document.querySelector('[aria-busy=true]') === null";
    // Another hash alone would not open another page.
    page.goto("/nowhere").await?;
    page.find_role("heading", "This page flew away").await?;
    page.goto(path).await?;
    until(&format!("all of {path}"), async || {
        Ok(page.ask::<bool>(READY, vec![]).await?.then_some(()))
    })
    .await
}

/// One heading, nothing beside the screen, nothing smaller than 24 pixels: a link within a sentence
/// may be as low as its line, and what has a label is as large as that.
async fn fits(page: &Page, path: &str) -> Result<()> {
    const WIDE: &str = "return document.documentElement.scrollWidth - innerWidth";
    const SMALL: &str = "const seen = (element) => element.checkVisibility({ visibilityProperty: true });
        const all = [...document.querySelectorAll('a[href], button, input, select, textarea, summary')];
        const box = (element) => (element.closest('label') ?? element).getBoundingClientRect();
        const isInline = (element) => getComputedStyle(element).display === 'inline'
            && element.parentElement.textContent.trim() !== element.textContent.trim();
        return all.filter((element) => seen(element) && !isInline(element))
            .filter((element) => {
                const { width, height } = box(element);
                return width > 1 && (width < 24 || height < 24);
            })
            .map((element) => element.outerHTML.slice(0, 120));";
    let headings: u32 = page
        .ask("return document.querySelectorAll('h1').length", vec![])
        .await?;
    ensure!(headings == 1, "{path} has {headings} headings");
    let over: i32 = page.ask(WIDE, vec![]).await?;
    ensure!(over <= 0, "{path} scrolls sideways by {over}");
    let small: Vec<String> = page.ask(SMALL, vec![]).await?;
    ensure!(small.is_empty(), "{path}: {small:#?}");
    Ok(())
}

/// How the addresses begin of pages that no other journey shows to axe-core on a wide screen. There is
/// more of them there, such as the head of a table.
const WIDE: [&str; 12] = [
    "/play?",
    "/board?way=",
    "/board/counting",
    "/forgot-password",
    "/reset-password",
    "/verify-email",
    "/set-up",
    "/admin",
    "/about",
    "/privacy",
    "/terms",
    "/nowhere",
];

/// Twice as large is half as much room.
async fn is_for_everyone(page: &Page, path: &str) -> Result<()> {
    page.resize(640, 400).await?;
    open(page, path).await?;
    fits(page, path).await?;
    page.resize(390, 844).await?;
    fits(page, path).await?;
    check(page, &format!("{path} on a phone")).await?;
    if WIDE.iter().any(|beginning| path.starts_with(beginning)) {
        page.resize(1366, 768).await?;
        check(page, &format!("{path} on a wide screen")).await?;
    }
    Ok(())
}

async fn pages_of_strangers_are_for_everyone(page: &Page) -> Result<()> {
    let mut troubles = Vec::new();
    for path in [
        "/",
        "/play",
        "/play?company=friends",
        "/play?company=engines",
        "/board",
        "/board?way=paste",
        "/board?way=write",
        "/board/counting",
        "/position",
        "/puzzles",
        "/puzzles/solve?puzzle=today",
        "/puzzles/progress",
        "/games",
        "/settings",
        "/sign-up",
        "/log-in",
        "/forgot-password",
        "/reset-password",
        "/verify-email",
        "/set-up",
    ] {
        troubles.extend(is_for_everyone(page, path).await.err());
    }
    ensure!(troubles.is_empty(), "{troubles:#?}");
    Ok(())
}
in_both_browsers!(pages_of_strangers_are_for_everyone);

async fn pages_of_an_account_are_for_everyone(page: &Page) -> Result<()> {
    account::set_up(page, "ruth").await?;
    let own = account::id(page).await?;
    review::keep(page).await?;
    let mut troubles = Vec::new();
    for path in [
        "/games",
        &format!("/games/{}", review::GAME),
        "/games?text=nothing-like-this",
        "/settings",
        "/admin",
        &format!("/admin/users/{own}"),
        "/admin/new",
        "/admin/rules",
        "/admin/texts",
        "/admin/puzzles",
        "/admin/acts",
        "/admin/keys",
        "/about",
        "/privacy",
        "/terms",
        "/api",
        "/nowhere",
    ] {
        troubles.extend(is_for_everyone(page, path).await.err());
    }
    let place = format!("/games/{}/shares", review::GAME);
    let link = account::api(page, "POST", &place, json!({ "hours": 7 })).await?;
    let secret = link["secret"].as_str().unwrap_or_default().to_owned();
    troubles.extend(
        is_for_everyone(page, &format!("/shared#{secret}"))
            .await
            .err(),
    );
    ensure!(troubles.is_empty(), "{troubles:#?}");
    Ok(())
}
in_both_browsers!(pages_of_an_account_are_for_everyone);

async fn a_game_and_its_past_are_for_everyone(page: &Page) -> Result<()> {
    let start = rookery_rules::Position::default().fen();
    game::resume(page, "white", &start, "e2e4 d7d5 e4d5 d8d5", "").await?;
    for (width, height) in [(640, 400), (390, 844)] {
        page.resize(width, height).await?;
        fits(page, "a game").await?;
    }
    check(page, "a game on a phone").await?;
    tap(page, "[data-ply='1']").await?;
    page.find(".past-bar.shown").await?;
    check(page, "an earlier move on a phone").await?;
    page.press(rookery_e2e::Key::Escape).await?;
    page.click("button", "Resign").await?;
    page.click("button", "Yes, resign").await?;
    game::status_begins(page, "Loss").await?;
    page.find(".guest-banner").await?;
    fits(page, "the end of a game").await?;
    check(page, "the end of a game on a phone").await
}
in_chromium!(a_game_and_its_past_are_for_everyone);

async fn nothing_moves_for_those_who_want_it_calm(page: &Page) -> Result<()> {
    const MOVING: &str =
        "const still = (times) => times.split(',').every((time) => parseFloat(time) === 0);
        const moves = (element, part) => {
            const style = getComputedStyle(element, part);
            return !still(style.transitionDuration)
                || (style.animationName !== 'none' && !still(style.animationDuration));
        };
        return [...document.querySelectorAll('*')]
            .filter((element) => [null, '::before', '::after'].some((part) => moves(element, part)))
            .map((element) => element.outerHTML.slice(0, 100));";
    page.wish(&[Wish::Calm]).await?;
    for path in [
        "/",
        "/play",
        "/board",
        "/games",
        "/settings",
        "/sign-up",
        "/api",
    ] {
        open(page, path).await?;
        let moving: Vec<String> = page.ask(MOVING, vec![]).await?;
        ensure!(moving.is_empty(), "{path}: {moving:#?}");
    }
    let start = "7k/5K2/6R1/8/8/8/8/8 w - - 0 1";
    game::resume(page, "white", start, "", "").await?;
    game::play(page, "g6", "g1").await?;
    game::played(page, 2).await?;
    let moving: Vec<String> = page.ask(MOVING, vec![]).await?;
    ensure!(moving.is_empty(), "a game: {moving:#?}");
    game::play(page, "g1", "h1").await?;
    game::status_begins(page, "Win").await?;
    let moving: Vec<String> = page.ask(MOVING, vec![]).await?;
    ensure!(moving.is_empty(), "the end: {moving:#?}");
    Ok(())
}
in_both_browsers!(nothing_moves_for_those_who_want_it_calm);
