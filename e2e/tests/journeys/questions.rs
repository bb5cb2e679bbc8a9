//! The board is asked by those who cannot see it, with keys and in words, wherever there is one.

use anyhow::{Result, ensure};
use rookery_e2e::{Key, Page, in_both_browsers, in_chromium};
use rookery_rules::Position;

use crate::heard::{listen, says};
use crate::{board, game, review};

/// Gives the focus to a square without picking anything up: nobody stands on it.
async fn stand_on(page: &Page, square: &str) -> Result<()> {
    board::click(page, square).await
}

async fn ask(page: &Page, key: &str, answer: &str) -> Result<()> {
    page.press(key).await?;
    says(page, answer).await
}

async fn a_game_answers_keys_and_words(page: &Page) -> Result<()> {
    let start = Position::default().fen();
    let clock = "\nclock 300+0 0 300000 300000 300000 300000";
    game::resume(page, "white", &start, "e2e4 d7d5 e4d5 d8d5", clock).await?;
    listen(page).await?;
    stand_on(page, "d4").await?;
    ask(page, "q", "White: queen d1. Black: queen d5.").await?;
    ask(page, "5", "Rank 5: d5 black queen.").await?;
    // The same question again is answered again.
    ask(page, "5", "Rank 5: d5 black queen.").await?;
    page.press_with(Key::Shift, "D").await?;
    says(
        page,
        "File d: d1 white queen, d2 white pawn, d5 black queen.",
    )
    .await?;
    ask(
        page,
        "c",
        "White took 1 pawn. Black took 1 pawn. Material is even.",
    )
    .await?;
    ask(
        page,
        "l",
        "Last move. Black: queen takes d5. White to move.",
    )
    .await?;
    ask(page, "m", "d4, nobody stands here.").await?;
    ask(
        page,
        "x",
        "d4 is in reach of. White: nobody. Black: queen d5.",
    )
    .await?;
    page.press(Key::Up).await?;
    ask(page, "m", "d5, black queen, cannot move now.").await?;
    page.press("t").await?;
    page.find_text("White has").await?;

    // In words, from the board and in the field itself.
    page.press("/").await?;
    for (question, answer) in [
        ("knights", "White: knights b1 g1. Black: knights b8 g8."),
        ("moves d2", "d2, white pawn, can go to d3 d4."),
        (
            "file e",
            "File e: e1 white king, e7 black pawn, e8 black king.",
        ),
    ] {
        page.press(question).await?;
        page.press(Key::Enter).await?;
        says(page, answer).await?;
    }
    // What is neither a move nor a question is still told what is wrong with it.
    page.press("Nf6").await?;
    page.press(Key::Enter).await?;
    says(page, "No knight can move to f6.").await?;

    // An earlier move has another position.
    page.find("[data-ply='1']").await?.click().await?;
    page.fill("Your move", "pieces black").await?;
    page.press(Key::Enter).await?;
    says(
        page,
        "Black: king e8, queen d8, rooks a8 h8, bishops c8 f8, knights b8 g8, \
         pawns a7 b7 c7 d7 e7 f7 g7 h7.",
    )
    .await
}
in_both_browsers!(a_game_answers_keys_and_words);

async fn a_review_is_heard_and_answers(page: &Page) -> Result<()> {
    review::open(page).await?;
    listen(page).await?;
    page.press(Key::Left).await?;
    says(page, "Move 2, White: pawn g4").await?;
    page.press(Key::Left).await?;
    says(page, "Move 1, Black: pawn e5").await?;
    stand_on(page, "e4").await?;
    ask(
        page,
        "p",
        "White: pawns a2 b2 c2 d2 e2 g2 h2 f3. Black: pawns e5 a7 b7 c7 d7 f7 g7 h7.",
    )
    .await?;
    page.press("t").await?;
    says(page, "White has 1 minute 0 seconds. Black has 59 seconds.").await?;
    page.press("/").await?;
    page.press("e4").await?;
    page.press(Key::Enter).await?;
    says(page, "Move 2, White: pawn e4 (variation)").await?;
    page.press("last").await?;
    page.press(Key::Enter).await?;
    says(page, "Last move. White: pawn e4. Black to move.").await
}
in_chromium!(a_review_is_heard_and_answers);

async fn the_board_page_answers(page: &Page) -> Result<()> {
    board::open_texts(page).await?;
    listen(page).await?;
    page.fill(board::MOVES, "1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6")
        .await?;
    stand_on(page, "e6").await?;
    ask(page, "l", "Last move. Black: knight f6. White to move.").await?;
    ask(
        page,
        "a",
        "White: king e1, queen h5, rooks a1 h1, bishops c1 c4, knights b1 g1, \
        pawns a2 b2 c2 d2 f2 g2 h2 e4. Black: king e8, queen d8, rooks a8 h8, bishops c8 f8, \
        knights c6 f6, pawns e5 a7 b7 c7 d7 f7 g7 h7.",
    )
    .await?;
    page.press("t").await?;
    says(page, "There is no clock.").await?;
    // A letter in a field is a letter.
    page.fill(board::MOVES, "a4").await?;
    let text: String = page
        .ask("return document.querySelector('#moves').value", vec![])
        .await?;
    ensure!(text == "a4", "{text:?}");
    Ok(())
}
in_both_browsers!(the_board_page_answers);
