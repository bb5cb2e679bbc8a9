//! Games from files, piece by piece: broken off, gone on with, and none of them twice.

use anyhow::{Context, Result, ensure};
use rookery_e2e::{Page, in_chromium, until};
use serde_json::Value;

use crate::account::{self, api, open};
use crate::my_games::{pgn, start};

const MANY: u32 = 5_000;
/// How many of the games are through, or the end.
const NEWS: &str = "const end = document.querySelector('.import-end')?.innerText ?? '';
    const news = document.querySelector('.import-news')?.innerText ?? '';
    return end || news";

async fn many_games_are_imported_in_spite_of_everything(page: &Page) -> Result<()> {
    account::sign_up(page, "rita").await?;
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("games.pgn");
    let mut file: String = (1..=MANY)
        .map(|round| pgn(round, "1. e4 e5 2. Nf3 1-0"))
        .collect();
    file.push_str(&pgn(MANY + 1, "1. e4 e4 *"));
    std::fs::write(&path, file)?;
    let path = path.to_str().context("a folder with a strange name")?;

    open(page, "/games", "My games").await?;
    begin(page, path).await?;
    // The third piece does not arrive the first time; it is sent again by itself.
    passes(page, 500).await?;
    // In mid-import the page is gone.
    open(page, "/games", "My games").await?;
    page.click("button", "Import").await?;
    page.wait_for_text("The import of games.pgn stopped after")
        .await?;
    begin(page, path).await?;
    let end = ends(page).await?;
    ensure!(end.contains("1 was skipped"), "{end}");
    ensure!(end.contains("Game 5,001, line 45,00"), "{end}");
    ensure!(
        count(page, "").await? == MANY as usize,
        "not all games, or some twice"
    );
    ensure!(count(page, "?side=white&verdict=win&source=import").await? == MANY as usize);
    page.wait_for_text("50 games so far, and more").await?;

    // The same file once more brings nothing new.
    begin(page, path).await?;
    let end = ends(page).await?;
    ensure!(
        end.contains("0 games are new, 5,000 you had already, 1 was skipped"),
        "{end}"
    );
    ensure!(count(page, "").await? == MANY as usize);
    Ok(())
}
in_chromium!(many_games_are_imported_in_spite_of_everything);

/// Chooses the file and starts; the third piece of each import is refused once.
async fn begin(page: &Page, path: &str) -> Result<()> {
    const REFUSE: &str = "let pieces = 0;
        window.real ??= window.fetch;
        window.fetch = (request, ...more) =>
            String(request.url ?? request).includes('/import') && ++pieces === 3
                ? Promise.reject(new TypeError('gone')) : window.real(request, ...more);";
    if !page
        .ask::<bool>("return !!document.querySelector('.import')", vec![])
        .await?
    {
        page.click("button", "Import").await?;
    }
    page.ask::<()>(REFUSE, vec![]).await?;
    page.find("#import-files").await?.send_keys(path).await?;
    page.fill("Your name in these games", "RookRider").await?;
    start(page).await
}

/// Waits until so many games are through; each step has time of its own.
async fn passes(page: &Page, wanted: u64) -> Result<()> {
    let mut last = String::new();
    loop {
        last = until("news of the import", async || {
            let news: String = page.ask(NEWS, vec![]).await?;
            Ok((news != last).then_some(news))
        })
        .await?;
        let (_, numbers) = last.split_once(": ").unwrap_or_default();
        let games = numbers
            .split(' ')
            .next()
            .unwrap_or_default()
            .replace(',', "");
        if games.parse::<u64>().is_ok_and(|games| games >= wanted) {
            return Ok(());
        }
        ensure!(!last.starts_with("Done."), "it was over before: {last}");
    }
}

/// Waits for the end, and tells it.
async fn ends(page: &Page) -> Result<String> {
    let mut last = String::new();
    while !last.starts_with("Done.") {
        last = until("news of the import", async || {
            let news: String = page.ask(NEWS, vec![]).await?;
            Ok((news != last).then_some(news))
        })
        .await?;
    }
    Ok(last)
}

/// How many games the server has.
async fn count(page: &Page, filter: &str) -> Result<usize> {
    const COUNT: &str = "fetch('/api/v1/users/me/games.pgn' + arguments[0])
        .then(answer => answer.text()).then(text => done(text.split('[Event ').length - 1))";
    page.wait_for_answer(COUNT, vec![filter.into()]).await
}

async fn a_guest_brings_a_game_and_is_told_what_signing_up_keeps(page: &Page) -> Result<()> {
    open(page, "/games", "My games").await?;
    page.find_role("heading", "No games yet").await?;
    page.click("button", "Import games").await?;
    page.fill("Or paste games", "1. f3 e5 2. g4 Qh4# 0-1")
        .await?;
    start(page).await?;
    page.wait_for_text("Done. 1 game is new.").await?;
    page.wait_for_text("Black wins by checkmate").await?;
    page.wait_for_text("You are playing as a guest").await?;
    let current = api(page, "GET", "/session", Value::Null).await?;
    ensure!(current["account"]["role"] == "guest", "{current}");
    page.click("link", "Sign up").await?;
    account::sign_up_here(page, "rita").await?;
    account::is_at(page, "/games").await?;
    page.wait_for_text("Black wins by checkmate").await
}
in_chromium!(a_guest_brings_a_game_and_is_told_what_signing_up_keeps);

async fn an_import_that_the_server_does_not_take_waits_for_somebody(page: &Page) -> Result<()> {
    const GONE: &str = "window.real = window.fetch; window.tries = 0;
        window.fetch = (request, ...more) => String(request.url ?? request).includes('/import')
            ? (window.tries += 1, Promise.reject(new TypeError('gone'))) : window.real(request, ...more)";
    account::sign_up(page, "rita").await?;
    open(page, "/games", "My games").await?;
    page.click("button", "Import games").await?;
    page.ask::<()>(GONE, vec![]).await?;
    page.fill("Or paste games", "1. e4 e5 *").await?;
    start(page).await?;
    page.wait_for_text("The server does not answer.").await?;
    let tries: u32 = page.ask("return window.tries", vec![]).await?;
    ensure!(tries == 4, "{tries} tries");
    page.ask::<()>("window.fetch = window.real", vec![]).await?;
    page.click("button", "Try again").await?;
    page.wait_for_text("Done. 1 game is new.").await
}
in_chromium!(an_import_that_the_server_does_not_take_waits_for_somebody);
