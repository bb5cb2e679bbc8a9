//! What one can do in a game besides moving: take back, hurry the engine, resign, turn the board,
//! hide the evaluation bar.

use anyhow::{Result, ensure};
use rookery_e2e::{Page, in_chromium, until};
use rookery_rules::Position;

use crate::{board, game};

async fn a_move_and_its_reply_are_taken_back(page: &Page) -> Result<()> {
    game::open(page).await?;
    game::begin(page, "White", game::SHORT).await?;
    page.wait_for_attribute("[aria-label='Take back']", "aria-disabled", "true")
        .await?;
    game::play(page, "e2", "e4").await?;
    let view = game::played(page, 2).await?;
    game::status_begins(page, &format!("Rookery played {}.", view.moves[1])).await?;

    // The last value stays, and says that it is an old one.
    page.find(".evaluation.old").await?;
    page.wait_for_text("From its last turn").await?;
    let said = page.attribute("[role=meter]", "aria-valuetext").await?;
    let said = said.unwrap_or_default();
    ensure!(said.contains(", from Rookery's last turn"), "{said}");

    page.click("button", "Take back").await?;
    board::shows(page, &Position::default()).await?;
    game::status_begins(page, "Your move.").await?;
    page.find(".evaluation.old").await?;
    game::play(page, "d2", "d4").await?;
    let view = game::played(page, 2).await?;
    ensure!(view.moves[0] == "d4", "{view:?}");
    Ok(())
}
in_chromium!(a_move_and_its_reply_are_taken_back);

async fn taking_back_stops_the_thinking_and_moving_now_ends_it(page: &Page) -> Result<()> {
    const NOW: &str = "return performance.now()";
    game::open(page).await?;
    game::begin(page, "White", game::LONG).await?;
    game::play(page, "e2", "e4").await?;
    game::thinks(page).await?;
    page.find(".evaluation:not(.old)").await?;
    page.click("button", "Take back").await?;
    board::shows(page, &Position::default()).await?;
    game::status_begins(page, "Your move.").await?;

    // The reply to the move that was taken back is never played; that to the next one is.
    let began: f64 = page.ask(NOW, vec![]).await?;
    game::play(page, "d2", "d4").await?;
    game::thinks(page).await?;
    page.click("button", "Move now").await?;
    let view = game::played(page, 2).await?;
    ensure!(view.moves[0] == "d4", "{view:?}");
    view.game()?;
    // Left alone it uses all of its time, so an answer before that is due to the button.
    let ended: f64 = page.ask(NOW, vec![]).await?;
    ensure!(ended - began < 30_000.0, "{began} to {ended}");
    // On the person's turn a hint takes its place.
    page.find_role("button", "Hint").await.map(drop)
}
in_chromium!(taking_back_stops_the_thinking_and_moving_now_ends_it);

async fn resigning_is_asked_about_and_ends_the_game(page: &Page) -> Result<()> {
    game::open(page).await?;
    game::begin(page, "White", game::LONG).await?;
    game::play(page, "e2", "e4").await?;
    game::thinks(page).await?;
    page.click("button", "Resign").await?;
    page.wait_for_text("Give up this game?").await?;
    page.click("button", "Keep playing").await?;
    ensure!(!game::view(page).await?.is_over);
    page.click("button", "Resign").await?;
    page.click("button", "Yes, resign").await?;
    game::status_begins(page, "Loss by resignation").await?;

    // What is over is not kept, and the engine is free for the next game.
    page.click("button", "Play again").await?;
    board::shows(page, &Position::default()).await?;
    game::play(page, "d2", "d4").await?;
    game::thinks(page).await?;
    page.click("button", "Move now").await?;
    let view = game::played(page, 2).await?;
    ensure!(view.moves[0] == "d4", "{view:?}");
    page.click("button", "Resign").await?;
    page.click("button", "Yes, resign").await?;
    page.click("button", "New game").await?;
    page.find_role("heading", "Play against Rookery").await?;
    game::open(page).await
}
in_chromium!(resigning_is_asked_about_and_ends_the_game);

async fn own_pieces_are_at_the_bottom_and_the_bar_can_be_hidden(page: &Page) -> Result<()> {
    const FIRST: &str = "return document.querySelector('[data-square]').dataset.square";
    game::open(page).await?;
    game::begin(page, "Black", game::SHORT).await?;
    let first_is = async |square: &str| {
        until(&format!("{square} at the top left"), async || {
            let first: String = page.ask(FIRST, vec![]).await?;
            Ok((first == square).then_some(()))
        })
        .await
    };
    first_is("h1").await?;
    page.click("button", "Turn the board").await?;
    first_is("a8").await?;

    page.find_role("meter", "Evaluation bar").await?;
    page.find(".thoughts:not([open])").await?;
    page.ask::<()>("document.querySelector('.thoughts').open = true", vec![])
        .await?;
    page.click("button", "Evaluation bar").await?;
    until("the bar to go", async || {
        Ok((board::count(page, "[role=meter]").await? == 0).then_some(()))
    })
    .await?;
    // It stays hidden, and comes back when it is wanted.
    game::played(page, 1).await?;
    page.goto("/play").await?;
    game::played(page, 1).await?;
    ensure!(board::count(page, "[role=meter]").await? == 0);
    page.find(".thoughts[open]").await?;
    page.click("button", "Evaluation bar").await?;
    page.find_role("meter", "Evaluation bar").await?;
    Ok(())
}
in_chromium!(own_pieces_are_at_the_bottom_and_the_bar_can_be_hidden);
