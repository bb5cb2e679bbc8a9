//! Two people play at one screen, as they sit around it.

use anyhow::{Result, ensure};
use rookery_e2e::{Page, in_both_browsers, in_chromium, until};

use crate::{board, game, kept_games};

/// Begins a game on the open page.
async fn begin(page: &Page, side: &str, turning: &str) -> Result<()> {
    page.click("button", "Two players").await?;
    page.fill("Your friend's name", "Mia").await?;
    for choice in [side, turning] {
        page.click("button", choice).await?;
    }
    page.click("button", "Play").await?;
    page.find_role("button", "Take back").await?;
    Ok(())
}

/// The pieces of the row nearest to whoever sits below, from the left.
async fn nearest_row(page: &Page) -> Result<Vec<String>> {
    const ROW: &str = "const rows = document.querySelectorAll('.board-row');
        const squares = rows[rows.length - 1].querySelectorAll('[data-square]');
        return [...squares].map(square => square.dataset.square)";
    page.ask(ROW, vec![]).await
}

async fn is_below(page: &Page, corner: &str) -> Result<()> {
    until(&format!("{corner} at the lower left"), async || {
        let row = nearest_row(page).await?;
        Ok((row[0] == corner).then_some(()))
    })
    .await
}

async fn two_people_play_to_mate_and_the_game_is_kept(page: &Page) -> Result<()> {
    game::open(page).await?;
    begin(page, "Black", "Stays").await?;
    is_below(page, "h8").await?;
    page.wait_for_text("White to move.").await?;
    for (from, to) in [("f2", "f3"), ("e7", "e5"), ("g2", "g4")] {
        game::play(page, from, to).await?;
    }
    page.wait_for_text("Black to move.").await?;
    is_below(page, "h8").await?;
    // One move at a time is taken back, whoever made it.
    page.click("button", "Take back").await?;
    game::played(page, 2).await?;
    page.wait_for_text("White to move.").await?;
    game::play(page, "g2", "g4").await?;
    game::play(page, "d8", "h4").await?;
    page.wait_for_text("Black wins by checkmate").await?;
    page.wait_for_text("Kept with your games").await?;
    let games = kept_games::kept(page, 1).await?;
    let game = &games[0];
    ensure!(
        game["source"] == "local" && game["side"] == "black",
        "{game}"
    );
    ensure!(game["verdict"] == "win", "{game}");
    ensure!(game["names"] == "Mia", "{game}");
    // In a rematch they change sides.
    page.click("button", "Rematch").await?;
    is_below(page, "a1").await
}
in_chromium!(two_people_play_to_mate_and_the_game_is_kept);

async fn the_board_turns_as_they_sit(page: &Page) -> Result<()> {
    const UPSIDE_DOWN: &str = "return [...document.querySelectorAll('.square .piece')]
        .filter(man => getComputedStyle(man).rotate === '180deg')
        .map(man => man.closest('[data-square]').dataset.square).sort().join(' ')";
    game::open(page).await?;
    begin(page, "White", "Turns each move").await?;
    is_below(page, "a1").await?;
    game::play(page, "e2", "e4").await?;
    is_below(page, "h8").await?;
    game::play(page, "e7", "e5").await?;
    is_below(page, "a1").await?;
    let turn = page.find_role("button", "Turn the board").await?;
    ensure!(turn.attr("aria-disabled").await?.as_deref() == Some("true"));

    page.click("button", "New game").await?;
    begin(page, "Black", "Face to face").await?;
    is_below(page, "a1").await?;
    let heads: String = page.ask(UPSIDE_DOWN, vec![]).await?;
    ensure!(
        heads == "a7 a8 b7 b8 c7 c8 d7 d8 e7 e8 f7 f8 g7 g8 h7 h8",
        "{heads}"
    );
    game::play(page, "e2", "e4").await?;
    is_below(page, "a1").await?;

    page.click("button", "New game").await?;
    begin(page, "Black", "By hand").await?;
    is_below(page, "a1").await?;
    game::play(page, "e2", "e4").await?;
    is_below(page, "a1").await?;
    page.click("button", "Turn the board").await?;
    is_below(page, "h8").await?;
    let heads: String = page.ask(UPSIDE_DOWN, vec![]).await?;
    ensure!(heads.is_empty(), "{heads}");
    Ok(())
}
in_both_browsers!(the_board_turns_as_they_sit);

async fn they_agree_to_a_draw_and_reload_in_between(page: &Page) -> Result<()> {
    game::open(page).await?;
    page.click("button", "Two players").await?;
    page.fill("Your friend's name", &"x".repeat(33)).await?;
    page.wait_for_text("A name has at most 32 letters.").await?;
    page.fill("Your friend's name", "Max").await?;
    page.wait_for_attribute("#friend-name", "aria-invalid", "false")
        .await?;

    begin(page, "White", "Stays").await?;
    game::play(page, "e2", "e4").await?;
    game::play(page, "e7", "e5").await?;
    page.goto("/play").await?;
    game::played(page, 2).await?;
    board::shows(page, &board::after("e4 e5")?).await?;
    page.find_text("Mia").await?;
    page.click("button", "Offer a draw").await?;
    page.wait_for_text("Do both of you agree to a draw?")
        .await?;
    page.click("button", "Keep playing").await?;
    page.click("button", "Resign").await?;
    page.wait_for_text("White gives up?").await?;
    page.click("button", "Keep playing").await?;
    page.click("button", "Offer a draw").await?;
    page.click("button", "Yes, it is a draw").await?;
    page.wait_for_text("Draw by agreement").await
}
in_chromium!(they_agree_to_a_draw_and_reload_in_between);
