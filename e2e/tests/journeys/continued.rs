//! An unfinished game follows its player: to another device, past two that went different ways, and
//! past a server that is away for a while.

use anyhow::{Context, Result, ensure};
use rookery_e2e::{Kind, Page, fresh_visit, harmless_moves, in_chromium, until, without_refused};
use rookery_rules::{Color, Position};
use rookery_server::Site;
use serde_json::Value;

use crate::account::{self, SECRET, is_in, log_in, open};
use crate::game::View;
use crate::offline::is_expected;
use crate::{game, kept_games};

const TWICE: &str = "You also played on with this game elsewhere. Both games are kept.";

/// Waits until the server keeps games with so many half-moves, the last played first.
async fn server_has(page: &Page, plies: &[usize]) -> Result<Vec<Value>> {
    until(&format!("games of {plies:?} half-moves"), async || {
        let games = kept_games::kept(page, plies.len()).await?;
        let is_there = games
            .iter()
            .zip(plies)
            .all(|(game, plies)| game["plies"] == *plies);
        Ok(is_there.then_some(games))
    })
    .await
}

/// The moves of a game as the server keeps them.
async fn moves_of(page: &Page, game: &Value) -> Result<String> {
    const ASK: &str = "return fetch('/api/v1/games/' + arguments[0])
        .then(answer => answer.json()).then(game => game.content.moves)";
    page.ask(ASK, vec![game["id"].clone()]).await
}

/// The moves on the page, as the server writes them.
fn written(view: &View) -> Result<String> {
    let moves: Vec<_> = view.game()?.moves().map(|mv| mv.to_string()).collect();
    Ok(moves.join(" "))
}

/// Plays one move, chosen from all that are harmless, and waits for the answer.
async fn play_one(page: &Page, choose: impl Fn(usize) -> usize) -> Result<View> {
    let view = game::view(page).await?;
    let position = Position::parse_fen(&view.fen)?;
    let moves = harmless_moves(&position);
    let quiet: Vec<_> = moves.filter(|mv| mv.promotion().is_none()).collect();
    let mv = quiet[choose(quiet.len())];
    game::play(page, &mv.from().to_string(), &mv.to().to_string()).await?;
    game::turn_of(page, position.turn(), view.moves.len() + 2).await
}

async fn a_game_goes_on_on_another_device(page: &Page) -> Result<()> {
    account::sign_up(page, "rita").await?;
    game::open(page).await?;
    game::begin(page, "White", game::SHORT).await?;
    let first = game::play_anything(page, Color::White, 3).await?;
    ensure!(first.moves.len() == 6, "{first:?}");
    server_has(page, &[6]).await?;
    let against = page.text(".against").await?;

    let other = page.on_another_device().await?;
    open(&other, "/log-in", "Log in").await?;
    log_in(&other, "rita", SECRET).await?;
    is_in(&other, "rita").await?;
    other.goto("/").await?;
    other.find_role("heading", "Your game goes on").await?;
    other.click("link", "Go on").await?;
    let taken = game::turn_of(&other, Color::White, 6).await?;
    ensure!(
        taken.moves == first.moves && taken.fen == first.fen,
        "{taken:?}"
    );
    ensure!(other.text(".against").await? == against);
    let further = play_one(&other, |_| 0).await?;
    server_has(page, &[8]).await?;

    // Whoever comes back is told, and goes on from there.
    page.goto("/").await?;
    page.wait_for_text("You went on with this game on another device: 4 moves.")
        .await?;
    page.click("link", "Go on from there").await?;
    let here = game::turn_of(page, Color::White, 8).await?;
    ensure!(here.moves == further.moves, "{here:?}, {further:?}");
    server_has(page, &[8]).await?;

    // Neither knows of the other: both games are kept, each with all of its moves.
    let here = play_one(page, |_| 0).await?;
    server_has(page, &[10]).await?;
    let there = play_one(&other, |count| count - 1).await?;
    other.wait_for_text(TWICE).await?;
    other.click("button", "OK").await?;
    let games = server_has(page, &[10, 10]).await?;
    ensure!(games[0]["conflicts_with"] == games[1]["id"], "{games:?}");
    ensure!(moves_of(page, &games[1]).await? == written(&here)?);
    ensure!(moves_of(page, &games[0]).await? == written(&there)?);
    let there = play_one(&other, |count| count - 1).await?;
    server_has(page, &[12, 10]).await?;
    ensure!(moves_of(page, &games[0]).await? == written(&there)?);

    linked(page, &games).await?;
    let kind = other.browser().kind();
    let problems = without_refused(kind, other.leave().await?, &[])?;
    ensure!(problems.is_empty(), "{problems:?}");
    Ok(())
}
in_chromium!(a_game_goes_on_on_another_device);

/// Both games lead to each other, in the list and where they are looked at.
async fn linked(page: &Page, games: &[Value]) -> Result<()> {
    const LINKS: &str = "return [...document.querySelectorAll('.game-row a.tag:not(.go-on)')]
        .map(link => link.getAttribute('href'))";
    let place = |game: &Value| Some(format!("/games/{}", game["id"].as_str()?));
    let [second, first] = [&games[0], &games[1]].map(place);
    let (second, first) = (second.context("an id")?, first.context("an id")?);
    open(page, "/games", "My games").await?;
    until("two games that lead to each other", async || {
        let links: Vec<String> = page.ask(LINKS, vec![]).await?;
        Ok((links == [first.clone(), second.clone()]).then_some(()))
    })
    .await?;
    page.goto(&first).await?;
    page.click("link", "the other game").await?;
    account::is_at(page, &second).await?;
    page.wait_for_text("Played on two devices:").await?;
    page.click("link", "the other game").await?;
    account::is_at(page, &first).await?;
    page.click("link", "Continue this game").await?;
    game::turn_of(page, Color::White, 10).await.map(drop)
}

/// The server goes away in the middle of a game and comes back.
async fn away_for_a_while(page: &Page) -> Result<()> {
    const ACCOUNT: &str = "return fetch('/api/v1/session').then(answer => answer.json())
        .then(session => Boolean(session.account))";
    // Before a move there is nothing to keep, and nobody to keep it for.
    game::open(page).await?;
    game::begin(page, "White", game::SHORT).await?;
    page.goto("/").await?;
    page.find_role("heading", "Ready for a game?").await?;
    ensure!(
        !page.ask::<bool>(ACCOUNT, vec![]).await?,
        "a guest without a move"
    );

    page.goto("/play").await?;
    page.find_role("button", "Resign").await?;
    play_one(page, |_| 0).await?;
    server_has(page, &[2]).await?;
    page.site().stop().await?;
    play_one(page, |_| 0).await?;
    page.wait_for_text("One game waits for the server and is sent by itself.")
        .await?;
    play_one(page, |_| 0).await?;
    page.site().start_again().await?;
    let view = play_one(page, |_| 0).await?;
    let games = server_has(page, &[8]).await?;
    ensure!(moves_of(page, &games[0]).await? == written(&view)?);

    // Its end leaves one entry.
    page.click("button", "Resign").await?;
    page.click("button", "Yes, resign").await?;
    page.wait_for_text("Kept with your games").await?;
    until("a game that is over", async || {
        let games = kept_games::kept(page, 1).await?;
        Ok((games[0]["verdict"] == "loss").then_some(()))
    })
    .await?;
    kept_games::nothing_waits(page).await
}

async fn a_game_outlives_a_server_that_goes_away(kind: Kind) -> Result<()> {
    let problems = fresh_visit(kind, Site::embedded(), away_for_a_while).await?;
    let others: Vec<_> = problems.iter().filter(|it| !is_expected(it)).collect();
    ensure!(others.is_empty(), "{others:?}");
    Ok(())
}
in_chromium!(visits: a_game_outlives_a_server_that_goes_away);
