//! Puzzles without the server, sent when it is back; and puzzles from a file.

use anyhow::{Context, Result, ensure};
use rookery_e2e::{Kind, Page, fresh_visit, in_both_browsers, in_chromium, until};
use rookery_server::Site;
use serde_json::Value;

use crate::accessibility::check;
use crate::account::{self, api, open};
use crate::board::shows;
use crate::offline::{is_expected, is_kept};
use crate::puzzles::{FORK, MATE, after, find_fork, keep, play};

async fn practiced_without_the_server(page: &Page) -> Result<()> {
    keep(page, &[("one", FORK, 2954), ("two", MATE, 2960)]).await?;
    page.goto("/puzzles/solve?low=2950&high=2990").await?;
    shows(page, &after(FORK, 1)?).await?;
    is_kept(page).await?;
    until("puzzles for later", async || {
        let kept: String = page
            .ask("return localStorage.getItem('puzzles-kept') ?? ''", vec![])
            .await?;
        Ok(kept.contains("two").then_some(()))
    })
    .await?;
    page.site().stop().await?;
    find_fork(page).await?;
    // The next one is kept in the browser.
    shows(page, &after(MATE, 1)?).await?;
    play(page, "d7d1").await?;
    page.wait_for_text("Solved!").await?;
    page.wait_for_text("You are offline").await?;
    page.goto("/puzzles/rated").await?;
    page.wait_for_text("need a connection").await?;

    page.site().start_again().await?;
    // Whoever comes back to any page has it sent.
    page.goto("/").await?;
    page.find_role("heading", "Ready for a game?").await?;
    until("what was solved to arrive", async || {
        let progress = api(page, "GET", "/users/me/puzzles/progress", Value::Null).await?;
        Ok((progress["bands"][0]["tally"]["solved"] == 2).then_some(()))
    })
    .await
}

async fn puzzles_are_practiced_without_the_server(kind: Kind) -> Result<()> {
    let problems = fresh_visit(kind, Site::embedded(), practiced_without_the_server).await?;
    let others: Vec<_> = problems.iter().filter(|it| !is_expected(it)).collect();
    ensure!(others.is_empty(), "{others:?}");
    Ok(())
}
in_both_browsers!(visits: puzzles_are_practiced_without_the_server);

async fn puzzles_are_imported(page: &Page) -> Result<()> {
    const FILE: &str = "PuzzleId,FEN,Moves,Rating,RatingDeviation,Popularity,NbPlays,Themes,GameUrl,OpeningTags
abc12,r3k3/8/8/3N4/8/8/7r/4K3 b - - 0 1,h2h3 d5c7 e8d7 c7a8,2950,80,95,100,fork short,https://example.org/1,
bad34,r3k3/8/8/3N4/8/8/7r/4K3 b - - 0 1,h2h3 d5d8,2950,80,95,100,fork short,https://example.org/1,
";
    account::set_up(page, "ruth").await?;
    open(page, "/admin/puzzles", "Import puzzles").await?;
    check(page, "the import of puzzles").await?;
    page.click("button", "Import").await?;
    page.wait_for_text("Choose a file first.").await?;
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("puzzles.csv");
    std::fs::write(&path, FILE)?;
    let path = path.to_str().context("a folder with a strange name")?;
    page.find("#puzzle-file").await?.send_keys(path).await?;
    page.click("button", "Import").await?;
    page.wait_for_text("New puzzles: 1.").await?;
    page.wait_for_text("Lines skipped: 1.").await?;
    page.wait_for_text("Line 3:").await?;
    check(page, "what was imported").await?;
    page.goto("/puzzles/solve?low=2950&high=2990").await?;
    shows(page, &after(FORK, 1)?).await
}
in_chromium!(puzzles_are_imported);
