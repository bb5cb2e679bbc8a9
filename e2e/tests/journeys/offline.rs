//! Without the server: the page opens, plays and keeps; what was played arrives later.

use anyhow::{Result, ensure};
use rookery_e2e::{Kind, Page, Problem, fresh_visit, in_both_browsers, until};
use rookery_server::Site;

use crate::{game, kept_games};

/// Waits until the browser keeps a whole release, as its script lists it, and serves from it.
pub(crate) async fn is_kept(page: &Page) -> Result<()> {
    const KEPT: &str = "return navigator.serviceWorker.ready
        .then(() => fetch('/service-worker.js')).then((script) => script.text())
        .then((script) => JSON.parse(script.match(/const FILES = (.*);/)[1]))
        .then((files) => Promise.all(files.map((file) => caches.match(file))))
        .then((kept) => kept.every(Boolean))";
    until("a release in the browser", async || {
        let is_kept: bool = page.ask(KEPT, vec![]).await?;
        Ok(is_kept.then_some(()))
    })
    .await
}

/// A game is finished while the server is stopped, after a reload without it; when it is back, the
/// game arrives.
async fn played_without_the_server(page: &Page) -> Result<()> {
    game::open(page).await?;
    is_kept(page).await?;
    page.site().stop().await?;
    page.goto("/play").await?;
    page.find_role("heading", "Play against Rookery").await?;
    game::begin(page, "White", game::SHORT).await?;
    game::play(page, "e2", "e4").await?;
    game::played(page, 2).await?;
    // Another page of the site opens too.
    page.goto("/about").await?;
    page.find_role("heading", "About Rookery").await?;
    page.goto("/play").await?;
    game::played(page, 2).await?;
    page.click("button", "Resign").await?;
    page.click("button", "Yes, resign").await?;
    page.wait_for_text("The game waits in this browser").await?;
    page.wait_for_text("One game waits for the server").await?;

    page.site().start_again().await?;
    // Whoever comes back does not wait for the next try.
    page.goto("/").await?;
    let games = kept_games::kept(page, 1).await?;
    ensure!(
        games[0]["verdict"] == "loss" && games[0]["plies"] == 2,
        "{games:?}"
    );
    kept_games::nothing_waits(page).await
}

/// What browsers print when nobody answers is no fault of the page.
pub(crate) fn is_expected(problem: &Problem) -> bool {
    matches!(problem, Problem::Console(text)
        if text.contains("Failed to load resource") || text.contains("NetworkError")
            || text.contains("ERR_CONNECTION"))
}

async fn a_game_is_played_without_the_server(kind: Kind) -> Result<()> {
    let problems = fresh_visit(kind, Site::embedded(), played_without_the_server).await?;
    let others: Vec<_> = problems.iter().filter(|it| !is_expected(it)).collect();
    ensure!(others.is_empty(), "{others:?}");
    Ok(())
}
in_both_browsers!(visits: a_game_is_played_without_the_server);

async fn it_can_be_installed(page: &Page) -> Result<()> {
    const SHEET: &str = "return fetch(document.querySelector('[rel=manifest]').href)
        .then((answer) => answer.json())
        .then((sheet) => Promise.all(sheet.icons.map((icon) => fetch(icon.src)))
            .then((icons) => [sheet.display, icons.every((icon) => icon.ok)]))";
    page.goto("/").await?;
    let (display, has_icons): (String, bool) = page.ask(SHEET, vec![]).await?;
    ensure!(display == "standalone" && has_icons);
    Ok(())
}
in_both_browsers!(it_can_be_installed);
