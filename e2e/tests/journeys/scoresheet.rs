//! A game that was played at a real board is written down, kept and looked at.

use anyhow::{Result, ensure};
use rookery_e2e::{Key, Kind, Page, fresh_visit, in_chromium, until};
use rookery_rules::Position;
use rookery_server::Site;
use serde_json::json;

use crate::offline::is_expected;
use crate::{account, board};

const SAVE: &str = "Save to My games";
const MOVES: &str = "#scoresheet-moves";

/// Chooses in a list, or sets a day: both look otherwise in every browser and country.
async fn set(page: &Page, field: &str, value: &str) -> Result<()> {
    const SET: &str = "const field = document.querySelector(`#scoresheet-${arguments[0]}`);
        field.value = arguments[1];
        for (const kind of ['input', 'change'])
            field.dispatchEvent(new Event(kind, { bubbles: true }));";
    page.find(&format!("#scoresheet-{field}")).await?;
    page.ask(SET, vec![json!(field), json!(value)]).await
}

async fn says(page: &Page, field: &str, words: &str) -> Result<()> {
    let place = format!("#scoresheet-{field}-fault");
    until(&format!("{words:?} at {field}"), async || {
        Ok(page.text(&place).await?.contains(words).then_some(()))
    })
    .await
}

async fn type_moves(page: &Page, moves: &str) -> Result<()> {
    page.find(MOVES).await?.click().await?;
    page.press(moves).await?;
    page.press(Key::Enter).await
}

/// Types over the day that is there, the same in every order of day and month.
async fn types_a_day(page: &Page) -> Result<()> {
    const FOCUS: &str = "document.querySelector('#scoresheet-started').focus()";
    const DAY: &str = "return document.querySelector('#scoresheet-started').value";
    page.ask::<()>(FOCUS, vec![]).await?;
    page.press("05052024").await?;
    let typed: String = page.ask(DAY, vec![]).await?;
    ensure!(typed == "2024-05-05", "{typed:?}");
    Ok(())
}

async fn a_real_game_is_written_down_kept_and_looked_at(page: &Page) -> Result<()> {
    account::sign_up(page, "rita").await?;
    board::open(page).await?;
    page.click("button", "Write down a game").await?;
    page.click("button", SAVE).await?;
    says(page, "moves", "Play or type the first move.").await?;
    says(page, "side", "Say which side was yours.").await?;

    // Some moves on the board, some typed, one of them wrong.
    for square in ["e2", "e4"] {
        board::click(page, square).await?;
    }
    type_moves(page, "1... e5 2. Nf6").await?;
    says(page, "moves", "Move 2 for White, “Nf6”").await?;
    board::shows(page, &board::after("e4")?).await?;
    page.click("button", SAVE).await?;
    page.find(MOVES).await?.clear().await?;
    type_moves(page, "e5 nf3").await?;
    type_moves(page, "Nc6 Bb5").await?;
    board::shows(page, &board::after("e4 e5 Nf3 Nc6 Bb5")?).await?;

    set(page, "side", "black").await?;
    until("one's own name at Black", async || {
        let name: String = page
            .ask(
                "return document.querySelector('#scoresheet-black').value",
                vec![],
            )
            .await?;
        Ok((name == "rita").then_some(()))
    })
    .await?;
    types_a_day(page).await?;
    page.fill("Name of White", &"x".repeat(39)).await?;
    set(page, "claimed", "0-1").await?;
    set(page, "started", "2024-02-30").await?;
    page.fill("Place or event", "club night, Rome").await?;
    page.click("button", SAVE).await?;
    says(page, "white", "A name has at most 38 characters here.").await?;
    says(page, "started", "Choose the day on which it was played.").await?;
    page.fill("Name of White", "Ben Okafor").await?;
    set(page, "started", "2024-02-29").await?;
    page.click("button", SAVE).await?;
    page.wait_for_text("Your game is in My games.").await?;

    page.click("link", "My games").await?;
    page.find_role("link", "Against Ben Okafor").await?;
    let row = page.text(".game-row").await?;
    for words in ["Win", "You had Black", "Ruy Lopez", "3 moves", "Rome"] {
        ensure!(row.contains(words), "no {words:?} in {row}");
    }
    ensure!(
        row.replace('\u{a0}', " ").contains("February 29, 2024"),
        "{row}"
    );
    page.click("link", "Against Ben Okafor").await?;
    page.find_role("heading", "Game against Ben Okafor").await?;
    page.wait_for_text("February 29, 2024").await?;
    page.click("button", "To the end").await?;
    board::shows(page, &board::after("e4 e5 Nf3 Nc6 Bb5")?).await?;
    // It is seen from Black's side.
    let first: String = page
        .ask(
            "return document.querySelector('[data-square]').dataset.square",
            vec![],
        )
        .await?;
    ensure!(first == "h1", "{first}");
    Ok(())
}
in_chromium!(a_real_game_is_written_down_kept_and_looked_at);

async fn kept_at_the_second_try(page: &Page) -> Result<()> {
    const FEN: &str = "8/2P5/4k3/8/8/3K4/5p2/8 w - - 0 1";
    board::open(page).await?;
    page.click("link", "Set up a position").await?;
    page.fill(crate::start_position::FEN, FEN).await?;
    page.click("button", "Use this position").await?;
    let position = Position::parse_fen(FEN)?;
    board::shows(page, &position).await?;
    account::is_at(page, "/board").await?;

    // Neither a reload nor a server that is gone empties the sheet.
    page.click("button", "Write down a game").await?;
    type_moves(page, "c8=Q+").await?;
    set(page, "side", "neither").await?;
    page.fill("Name of White", "Ann").await?;
    page.fill("Name of Black", "Ben").await?;
    set(page, "claimed", "*").await?;
    page.goto("/board").await?;
    board::shows(page, &board::played(position, "c8=Q+")?).await?;
    page.find("#scoresheet-claimed").await?;
    page.site().stop().await?;
    page.click("button", SAVE).await?;
    page.wait_for_text("What you typed is still here.").await?;
    page.site().start_again().await?;
    page.click("button", SAVE).await?;
    page.click("link", "Look at it").await?;
    page.find_role("heading", "Ann – Ben").await?;
    page.wait_for_text("Not finished").await?;
    // It is with the server now, and the board is free.
    board::open(page).await
}

async fn a_position_goes_to_the_board_and_nothing_typed_is_lost(kind: Kind) -> Result<()> {
    let problems = fresh_visit(kind, Site::embedded(), kept_at_the_second_try).await?;
    let others: Vec<_> = problems.iter().filter(|it| !is_expected(it)).collect();
    ensure!(others.is_empty(), "{others:?}");
    Ok(())
}
in_chromium!(visits: a_position_goes_to_the_board_and_nothing_typed_is_lost);
