//! Puzzles from one's own games: three stored games are looked through, what was missed becomes cards,
//! and the cards are solved. A search that is broken off goes on where it was.

use anyhow::{Context, Result, ensure};
use rookery_e2e::{Page, in_chromium, until};
use serde_json::{Value, json};

use crate::accessibility::check;
use crate::account::{self, api};
use crate::board::shows;
use crate::puzzles::{after, play};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
/// Mates that nobody gave, and a game without any.
const GAMES: [(&str, &str, &str); 3] = [
    (
        "01890000-0000-7000-8000-000000000001",
        "white",
        "e2e4 e7e5 f1c4 b8c6 d1h5 g8f6 d2d3 d7d6",
    ),
    (
        "01890000-0000-7000-8000-000000000002",
        "black",
        "f2f3 e7e5 g2g4 d7d6 a2a3",
    ),
    (
        "01890000-0000-7000-8000-000000000003",
        "white",
        "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6",
    ),
];

/// Has the server keep the games.
async fn keep_games(page: &Page) -> Result<()> {
    for (id, side, moves) in GAMES {
        let game = json!({
            "format": 1, "source": "engine", "side": side, "start_fen": START, "moves": moves,
            "finished": true, "claimed": { "result": "1-0", "reason": "resignation" },
            "opponent": { "kind": "engine", "name": "Easy", "rung": 750 },
            "started": 1_700_000_000_000_i64,
        });
        api(page, "PUT", &format!("/games/{id}"), game).await?;
    }
    Ok(())
}

/// Opens the deck from the page of the puzzles, which goes on as the same document.
async fn open_deck(page: &Page) -> Result<()> {
    let tile = page.find("a[href='/puzzles/deck']").await?;
    tile.scroll_into_view().await?;
    Ok(tile.click().await?)
}

/// How many games nobody has looked through, as the server knows.
async fn left(page: &Page) -> Result<Value> {
    let unhunted = api(page, "GET", "/users/me/puzzles/unhunted", Value::Null).await?;
    Ok(unhunted["left"].clone())
}

/// The cards of today.
async fn cards(page: &Page) -> Result<Vec<Value>> {
    let deck = api(page, "GET", "/users/me/puzzles/deck", Value::Null).await?;
    deck["cards"].as_array().cloned().context("cards")
}

async fn missed_chances_become_a_deck(page: &Page) -> Result<()> {
    page.goto("/puzzles/deck").await?;
    page.wait_for_text("Nothing here yet.").await?;
    check(page, "an empty deck").await?;
    account::sign_up(page, "rita").await?;
    keep_games(page).await?;
    page.goto("/puzzles").await?;
    open_deck(page).await?;
    page.wait_for_text("3 games looked through, 2 missed chances found.")
        .await?;

    // Nothing is looked through twice.
    page.goto("/puzzles/deck").await?;
    page.wait_for_text("1 of 2 today").await?;
    check(page, "a card").await?;
    ensure!(left(page).await? == 0);
    for (number, card) in cards(page).await?.iter().enumerate() {
        let fen = card["fen"].as_str().context("a position")?;
        let moves = card["moves"].as_array().context("moves")?;
        let moves: Vec<_> = moves.iter().filter_map(Value::as_str).collect();
        ensure!(moves.len() == 2, "a mate in one has two moves: {moves:?}");
        page.wait_for_text(&format!("{} of 2 today", number + 1))
            .await?;
        shows(page, &after((fen, &moves.join(" ")), 1)?).await?;
        page.wait_for_text("New: you had this chance").await?;
        play(page, moves[1]).await?;
        page.wait_for_text("Solved!").await?;
        page.wait_for_text("It comes again in").await?;
        page.click("button", "Next").await?;
    }
    page.wait_for_text("Done for today!").await?;
    page.wait_for_text("2 moments from your games").await?;
    check(page, "the end of the deck").await
}
in_chromium!(missed_chances_become_a_deck);

/// The server is told of the first game, and what was found in the second does not get away.
const HOLD: &str = "const real = window.fetch;
    let told = 0;
    window.fetch = (request, ...more) => {
        const tells = String(request.url ?? request).endsWith('/users/me/puzzles/hunted');
        if (!tells || ++told === 1) return real(request, ...more);
        window.held = true;
        return new Promise(() => {});
    };";

async fn a_search_that_was_broken_off_goes_on_where_it_was(page: &Page) -> Result<()> {
    account::sign_up(page, "rita").await?;
    keep_games(page).await?;
    page.goto("/puzzles").await?;
    page.find("a[href='/puzzles/deck']").await?;
    page.ask::<()>(HOLD, vec![]).await?;
    open_deck(page).await?;
    page.wait_for_text("One game looked through, ").await?;
    until("the second game to be looked through", async || {
        let is_held: bool = page.ask("return window.held === true", vec![]).await?;
        Ok(is_held.then_some(()))
    })
    .await?;
    ensure!(left(page).await? == 2);

    // In the middle of it the page is loaded again: the first game is not looked through once more.
    page.goto("/puzzles/deck").await?;
    page.wait_for_text("2 games looked through, ").await?;
    ensure!(left(page).await? == 0);
    let cards = cards(page).await?;
    ensure!(cards.len() == 2, "{cards:?}");
    let all = page.text(".hunting [role=status]").await?;
    ensure!(!all.starts_with("3 games"), "{all}");
    Ok(())
}
in_chromium!(a_search_that_was_broken_off_goes_on_where_it_was);
