//! Moves are played on the board itself, by clicks and by keys alone.

use anyhow::{Result, ensure};
use rookery_e2e::{Key, Page, in_both_browsers};
use rookery_rules::Position;

use crate::board;

const CASTLING: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
const PROMOTION: &str = "8/2P5/4k3/8/8/3K4/5p2/8 w - - 0 1";
const QUESTION: &str = "What should the pawn become?";

async fn moves_are_played_by_clicks(page: &Page) -> Result<()> {
    board::open_texts(page).await?;
    board::click(page, "e2").await?;
    board::square_says(page, "e2", "white pawn, selected").await?;
    board::square_says(page, "e4", "can move here").await?;
    board::click(page, "e4").await?;
    board::shows(page, &board::after("e4")?).await?;
    board::moves_are(page, "1. e4").await?;

    // A piece of the wrong side is not picked up, and an impossible square lets go.
    board::click(page, "d2").await?;
    ensure!(board::count(page, ".selected").await? == 0);
    board::click(page, "b8").await?;
    board::square_says(page, "c6", "can move here").await?;
    board::click(page, "b4").await?;
    board::square_says(page, "b8", "black knight").await?;
    board::shows(page, &board::after("e4")?).await?;
    board::click(page, "b8").await?;
    board::click(page, "c6").await?;
    board::moves_are(page, "1. e4 Nc6").await?;

    page.fill(board::POSITION, CASTLING).await?;
    let castling = Position::parse_fen(CASTLING)?;
    board::shows(page, &castling).await?;
    board::click(page, "e1").await?;
    board::click(page, "g1").await?;
    board::click(page, "e8").await?;
    board::click(page, "c8").await?;
    board::shows(page, &board::played(castling, "O-O O-O-O")?).await?;
    board::moves_are(page, "1. O-O O-O-O").await?;

    page.fill(board::POSITION, PROMOTION).await?;
    let promotion = Position::parse_fen(PROMOTION)?;
    board::shows(page, &promotion).await?;
    board::click(page, "c7").await?;
    board::click(page, "c8").await?;
    page.find_role("dialog", QUESTION).await?;
    page.click("button", "Knight").await?;
    board::shows(page, &board::played(promotion, "c8=N")?).await?;
    board::moves_are(page, "1. c8=N").await?;
    ensure!(board::count(page, "[role=dialog]").await? == 0);
    Ok(())
}
in_both_browsers!(moves_are_played_by_clicks);

async fn press_all(page: &Page, keys: &[(Key, usize)]) -> Result<()> {
    for (key, times) in keys {
        for _ in 0..*times {
            page.press(key.clone()).await?;
        }
    }
    Ok(())
}

async fn moves_are_played_by_keys_alone(page: &Page) -> Result<()> {
    board::open_texts(page).await?;
    page.fill(board::POSITION, CASTLING).await?;
    let castling = Position::parse_fen(CASTLING)?;
    board::shows(page, &castling).await?;
    board::tab_to_board(page).await?;
    ensure!(board::focused_square(page).await?.as_deref() == Some("e2"));
    press_all(page, &[(Key::Down, 1), (Key::Enter, 1)]).await?;
    board::square_says(page, "e1", "white king, selected").await?;
    press_all(page, &[(Key::Right, 2), (Key::Enter, 1)]).await?;
    board::shows(page, &board::played(castling, "O-O")?).await?;
    press_all(page, &[(Key::Home, 1), (Key::Up, 7), (Key::Space, 1)]).await?;
    board::square_says(page, "a8", "black rook, selected").await?;
    press_all(page, &[(Key::Down, 7), (Key::Enter, 1)]).await?;
    board::shows(page, &board::played(castling, "O-O Rxa1")?).await?;
    board::moves_are(page, "1. O-O Rxa1").await?;

    page.fill(board::POSITION, PROMOTION).await?;
    let promotion = Position::parse_fen(PROMOTION)?;
    board::shows(page, &promotion).await?;
    board::tab_to_board(page).await?;
    // Where the last move ended, on a1, is where the keys go on.
    press_all(page, &[(Key::Right, 2), (Key::Up, 6), (Key::Enter, 1)]).await?;
    board::square_says(page, "c7", "white pawn, selected").await?;
    press_all(page, &[(Key::Up, 1), (Key::Enter, 1)]).await?;
    page.find_role("dialog", QUESTION).await?;

    board::focus_is_on(page, "Queen").await?;
    page.press(Key::Escape).await?;
    board::focus_is_on(page, "c8").await?;
    ensure!(board::count(page, "[role=dialog]").await? == 0);
    board::shows(page, &promotion).await?;

    press_all(page, &[(Key::Down, 1), (Key::Enter, 1)]).await?;
    press_all(page, &[(Key::Up, 1), (Key::Enter, 1)]).await?;
    for piece in ["Queen", "Rook", "Bishop", "Knight", "Queen"] {
        board::focus_is_on(page, piece).await?;
        page.press(Key::Tab).await?;
    }
    page.press_with(Key::Shift, Key::Tab).await?;
    page.press_with(Key::Shift, Key::Tab).await?;
    board::focus_is_on(page, "Knight").await?;
    page.press(Key::Enter).await?;
    board::shows(page, &board::played(promotion, "c8=N")?).await?;
    board::focus_is_on(page, "c8, white knight, last move to here").await
}
in_both_browsers!(moves_are_played_by_keys_alone);
