//! Puzzles from one's own games: three stored games are looked through, what was missed becomes cards,
//! and the cards are solved.

use anyhow::{Context, Result, ensure};
use rookery_e2e::{Page, in_both_browsers};
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

async fn missed_chances_become_a_deck(page: &Page) -> Result<()> {
    page.goto("/puzzles/deck").await?;
    page.wait_for_text("Nothing here yet.").await?;
    check(page, "an empty deck").await?;
    account::sign_up(page, "rita").await?;
    for (id, side, moves) in GAMES {
        let game = json!({
            "format": 1, "source": "engine", "side": side, "start_fen": START, "moves": moves,
            "finished": true, "claimed": { "result": "1-0", "reason": "resignation" },
            "opponent": { "kind": "engine", "name": "Easy", "rung": 750 },
            "started": 1_700_000_000_000_i64,
        });
        api(page, "PUT", &format!("/games/{id}"), game).await?;
    }
    page.goto("/puzzles").await?;
    let tile = page.find("a[href='/puzzles/deck']").await?;
    tile.scroll_into_view().await?;
    tile.click().await?;
    page.wait_for_text("3 games looked through, 2 missed chances found.")
        .await?;

    // Nothing is looked through twice.
    page.goto("/puzzles/deck").await?;
    page.wait_for_text("1 of 2 today").await?;
    check(page, "a card").await?;
    let left = api(page, "GET", "/users/me/puzzles/unhunted", Value::Null).await?;
    ensure!(left["left"] == 0, "{left}");
    let deck = api(page, "GET", "/users/me/puzzles/deck", Value::Null).await?;
    let cards = deck["cards"].as_array().context("cards")?;
    for (number, card) in cards.iter().enumerate() {
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
in_both_browsers!(missed_chances_become_a_deck);
