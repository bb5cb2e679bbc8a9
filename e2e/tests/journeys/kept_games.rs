//! Games are not lost: the server gets those that are over, and two windows do not spoil one game.

use anyhow::{Result, ensure};
use rookery_e2e::{Page, in_both_browsers, in_chromium, until};
use rookery_rules::Position;
use serde_json::Value;

use crate::game;

/// The games that the server keeps for whoever is here, once there are so many.
pub(crate) async fn kept(page: &Page, count: usize) -> Result<Vec<Value>> {
    const ASK: &str = "const ask = place => fetch('/api/v1' + place).then(answer => answer.json());
        return ask('/session').then(({account}) => account ? ask('/users/me/games') : {})";
    until(&format!("{count} games with the server"), async || {
        let list: Value = page.ask(ASK, vec![]).await?;
        let games = list["games"].as_array().cloned().unwrap_or_default();
        Ok((games.len() == count).then_some(games))
    })
    .await
}

pub(crate) async fn nothing_waits(page: &Page) -> Result<()> {
    const COUNT: &str =
        "return Object.keys(localStorage).filter(name => name.startsWith('outbox'))";
    until("an empty outbox", async || {
        let names: Vec<String> = page.ask(COUNT, vec![]).await?;
        Ok(names.is_empty().then_some(()))
    })
    .await
}

async fn games_that_are_over_or_given_up_reach_the_server_once(page: &Page) -> Result<()> {
    let start = Position::default().fen();
    game::resume(page, "white", &start, "e2e4 e7e5", "").await?;
    page.click("button", "Resign").await?;
    page.click("button", "Yes, resign").await?;
    page.wait_for_text("Kept with your games").await?;
    let games = kept(page, 1).await?;
    ensure!(games[0]["verdict"] == "loss", "{games:?}");
    ensure!(games[0]["ending"]["reason"] == "resignation", "{games:?}");
    nothing_waits(page).await?;

    // Going back from the end is another game; the first stays as it was.
    page.click("button", "Take back").await?;
    page.click("button", "Resign").await?;
    page.click("button", "Yes, resign").await?;
    let games = kept(page, 2).await?;
    ensure!(
        games[0]["plies"] == 0 && games[1]["plies"] == 2,
        "{games:?}"
    );
    nothing_waits(page).await?;

    // One that is given up for another is kept unfinished.
    game::resume(page, "white", &start, "d2d4 d7d5", "").await?;
    page.click("button", "New game").await?;
    game::start(page).await?;
    let games = kept(page, 3).await?;
    ensure!(games[0]["verdict"] == "unfinished", "{games:?}");
    Ok(())
}
in_chromium!(games_that_are_over_or_given_up_reach_the_server_once);

async fn two_windows_show_one_game(page: &Page) -> Result<()> {
    const OPEN: &str = "window.second = window.open('/play')";
    const CLOSE: &str = "window.second.close()";
    const BOTH: &str = "const fen = page => page.document.querySelector('[data-fen]')?.dataset.fen;
        return [fen(window), fen(window.second)]";
    let start = Position::default().fen();
    game::resume(page, "white", &start, "e2e4 e7e5", "").await?;
    let agree = async |plies: usize| {
        game::played(page, plies).await?;
        until("both windows to agree", async || {
            let fens: Vec<Option<String>> = page.ask(BOTH, vec![]).await?;
            Ok((fens[0].is_some() && fens[0] == fens[1]).then_some(()))
        })
        .await
    };
    page.ask::<()>(OPEN, vec![]).await?;
    agree(2).await?;
    game::play(page, "g1", "f3").await?;
    agree(4).await?;
    page.ask::<()>(CLOSE, vec![]).await
}
in_both_browsers!(two_windows_show_one_game);
