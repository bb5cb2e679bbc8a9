//! Games by the clock: chosen, shown, kept, and lost by it.

use anyhow::{Result, ensure};
use rookery_e2e::{Page, in_both_browsers, in_chromium, until};
use rookery_rules::Position;

use crate::{board, game};

/// The clock of the person at the bottom, as it is read out.
async fn own_clock(page: &Page) -> Result<String> {
    const GET: &str = "return [...document.querySelectorAll('[role=timer]')].at(-1).ariaLabel";
    page.find("[role=timer]").await?;
    page.ask(GET, vec![]).await
}

async fn a_clock_is_chosen_and_runs(page: &Page) -> Result<()> {
    const OPEN: &str = "document.querySelector('.control-choices').closest('details').open = true";
    game::open(page).await?;
    page.ask::<()>(OPEN, vec![]).await?;
    page.click("button", "3 minutes, 2 seconds a move").await?;
    page.wait_for_text("Blitz 3+2").await?;
    page.click("button", "My own").await?;
    game::slide(page, "minutes", 90).await?;
    game::slide(page, "increment", 30).await?;
    page.wait_for_text("Rapid 90+30").await?;

    // Two players have a clock of their own.
    page.click("button", "Two players").await?;
    page.wait_for_text("White · no clock · with a friend")
        .await?;

    // It is there again, and can be played by.
    page.goto("/play?company=sparring").await?;
    page.wait_for_text("White · Rapid 90+30 · against your level, 600")
        .await?;
    game::begin(page, "White", game::SHORT).await?;
    ensure!(own_clock(page).await? == "White has 90 minutes 0 seconds");
    game::play(page, "e2", "e4").await?;
    game::played(page, 2).await?;
    page.find(".player:last-child .clock.running").await?;
    until("time to pass", async || {
        let left = own_clock(page).await?;
        Ok(left.starts_with("White has 90 minutes 2").then_some(()))
    })
    .await
}
in_chromium!(a_clock_is_chosen_and_runs);

async fn a_flag_falls_and_can_be_taken_back(page: &Page) -> Result<()> {
    let start = Position::default().fen();
    let clock = "\nclock 60+0 57000 60000 60000";
    game::resume(page, "white", &start, "e2e4 e7e5", clock).await?;
    // Short of time is a shape of its own, and not only a color.
    page.find(".clock.low .icon").await?;
    game::status_begins(page, "Loss on time").await?;
    page.find_role("button", "Rematch").await?;
    ensure!(own_clock(page).await? == "White has 0 seconds");
    page.click("button", "Take back").await?;
    board::shows(page, &Position::default()).await?;
    until("the time back", async || {
        Ok((own_clock(page).await? == "White has 1 minute 0 seconds").then_some(()))
    })
    .await?;

    // Against a bare king it is a draw.
    let start = "7k/8/8/8/8/8/R7/K7 w - - 0 60";
    let clock = "\nclock 60+0 59000 60000 60000";
    game::resume(page, "white", start, "a2b2 h8h7", clock).await?;
    game::status_begins(page, "Draw: time ran out, but the other side cannot mate").await?;
    page.find_role("button", "Rematch").await.map(drop)
}
in_chromium!(a_flag_falls_and_can_be_taken_back);

async fn the_time_of_a_kept_game_is_kept(page: &Page) -> Result<()> {
    let start = Position::default().fen();
    let clock = "\nclock 600+5 300000 605000 605000";
    game::resume(page, "white", &start, "e2e4 e7e5", clock).await?;
    until("some time to pass", async || {
        Ok((own_clock(page).await? == "White has 5 minutes 2 seconds").then_some(()))
    })
    .await?;
    page.goto("/play").await?;
    let left = own_clock(page).await?;
    ensure!(left.starts_with("White has 5 minutes"), "{left}");
    let seconds = left
        .split(' ')
        .nth(4)
        .and_then(|word| word.parse::<u8>().ok());
    ensure!(seconds.is_some_and(|seconds| seconds <= 3), "{left}");
    Ok(())
}
in_both_browsers!(the_time_of_a_kept_game_is_kept);
