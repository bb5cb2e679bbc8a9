//! Moves are typed up to a mate: the end is stated and marked, and one can walk through the game.

use anyhow::{Result, ensure};
use rookery_e2e::{Key, Page, in_both_browsers};

use crate::board;

const TYPED: &str = "1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7#";
const MOVES: [&str; 7] = ["e4", "e5", "Qh5", "Nc6", "Bc4", "Nf6", "Qxf7#"];

async fn shows_after(page: &Page, plies: usize) -> Result<()> {
    board::shows(page, &board::after(&MOVES[..plies].join(" "))?).await?;
    let current = match plies {
        0 => 0,
        _ => board::count(page, &format!("[data-ply='{plies}'][aria-current=step]")).await?,
    };
    ensure!(
        current == plies.min(1),
        "the list does not mark move {plies}"
    );
    Ok(())
}

async fn typed_moves_end_in_a_mate_and_are_walked_through(page: &Page) -> Result<()> {
    board::open_texts(page).await?;
    page.fill(board::MOVES, TYPED).await?;
    shows_after(page, 7).await?;
    board::status_is(page, "White wins by checkmate").await?;
    board::square_says(page, "e8", "black king, in check").await?;
    board::square_says(page, "h5", "last move from here").await?;
    board::square_says(page, "f7", "white queen, last move to here").await?;
    for mark in [
        "[data-square=e8] .check-mark",
        "[data-square=h5].last-from",
        "[data-square=f7].last-to",
    ] {
        ensure!(board::count(page, mark).await? == 1, "no {mark}");
    }

    // Inside the field arrows move the cursor; outside they walk.
    page.press(Key::Left).await?;
    shows_after(page, 7).await?;
    for _ in 0..2 {
        page.press(Key::Tab).await?;
    }
    for (key, plies) in [
        (Key::Left, 6),
        (Key::Left, 5),
        (Key::Home, 0),
        (Key::Left, 0),
        (Key::Right, 1),
        (Key::End, 7),
        (Key::Right, 7),
    ] {
        page.press(key).await?;
        shows_after(page, plies).await?;
    }

    for (name, plies) in [("2. Qh5", 3), ("1… e5", 2), ("4. Qxf7#", 7), ("1. e4", 1)] {
        page.click("button", name).await?;
        shows_after(page, plies).await?;
    }
    for (name, plies) in [
        ("One move on", 2),
        ("Last position", 7),
        ("One move back", 6),
        ("First position", 0),
    ] {
        page.click("button", name).await?;
        shows_after(page, plies).await?;
    }
    board::status_is(page, "White to move").await
}
in_both_browsers!(typed_moves_end_in_a_mate_and_are_walked_through);
