//! A position is set up by hand and as text, judged while it changes, and played.

use anyhow::{Result, ensure};
use rookery_e2e::{Gesture, Key, Page, Pointer, in_both_browsers, in_chromium, until};
use rookery_rules::Position;

use crate::board::{cell, has, middle};
use crate::hand::{carry, drag, drop};
use crate::{board, game};

pub(crate) const FEN: &str = "Position as FEN text";
const ENDING: &str = "8/8/8/4k3/8/4K3/4P3/8 w - - 0 1";

async fn open(page: &Page) -> Result<()> {
    game::open(page).await?;
    page.click("link", "Set up…").await?;
    page.find_role("heading", "Set up a position").await?;
    Ok(())
}

async fn uses(page: &Page, position: &Position) -> Result<()> {
    page.click("button", "Use this position").await?;
    page.find_role("heading", "Play against Rookery").await?;
    board::shows(page, position).await?;
    page.wait_for_text("your own").await
}

async fn a_pawn_ending_is_set_up_and_played(page: &Page) -> Result<()> {
    open(page).await?;
    page.click("button", "Clear").await?;
    page.wait_for_text("White has no king.").await?;
    page.wait_for_attribute(".editor-ways .primary", "aria-disabled", "true")
        .await?;
    for (piece, square) in [("white king", "e3"), ("black king", "e5")] {
        page.click("radio", piece).await?;
        board::click(page, square).await?;
    }
    page.wait_for_text("This game would be over at once: Draw")
        .await?;
    page.click("radio", "white pawn").await?;
    board::click(page, "e2").await?;
    page.wait_for_text("Ready to play: White moves first.")
        .await?;
    uses(page, &ENDING.parse()?).await?;

    game::begin(page, "White", game::SHORT).await?;
    game::play(page, "e3", "d3").await?;
    let view = game::played(page, 2).await?;
    ensure!(view.moves[0] == "Kd3", "{view:?}");
    page.click("button", "Resign").await?;
    page.click("button", "Yes, resign").await?;
    page.click("button", "New game").await?;
    board::shows(page, &ENDING.parse()?).await?;
    page.click("button", "Back to usual").await?;
    board::shows(page, &Position::default()).await
}
in_chromium!(a_pawn_ending_is_set_up_and_played);

async fn a_text_is_judged_and_played(page: &Page) -> Result<()> {
    const STRAY: &str = "8/8/8/4k3/8/4K3/8/4P3 w - - 0 1";
    open(page).await?;
    // Two lines, as long as a position is.
    let height: f64 = page.ask("return fen.offsetHeight", vec![]).await?;
    ensure!(height < 100.0, "the field is {height} pixels high");
    for (text, sentence) in [
        (
            "8/8/8 w - - 0 1",
            "A board has 8 ranks, and this FEN has 3.",
        ),
        (STRAY, "A pawn stands on e1"),
        (
            "4k3/8/8/8/8/8/8/4K3 w K - 0 1",
            "White cannot castle king-side, no rook is on h1.",
        ),
    ] {
        page.fill(FEN, text).await?;
        page.wait_for_text(sentence).await?;
        page.wait_for_attribute("#fen", "aria-invalid", "true")
            .await?;
    }
    // The button leads nowhere as long as something is wrong.
    page.click("button", "Use this position").await?;
    page.wait_for_text("no rook is on h1").await?;

    let black = ENDING.replace(" w ", " b ");
    page.fill(FEN, &black).await?;
    page.wait_for_text("Ready to play: Black moves first.")
        .await?;
    uses(page, &black.parse()?).await?;
    // The opponent has Black, and moves first.
    game::begin(page, "White", game::SHORT).await?;
    let view = game::played(page, 1).await?;
    ensure!(!view.is_over, "{view:?}");
    Ok(())
}
in_chromium!(a_text_is_judged_and_played);

async fn a_position_is_set_up_by_keys_alone(page: &Page) -> Result<()> {
    open(page).await?;
    page.find_role("radio", "Move pieces").await?;
    // On the board, a pawn is taken two squares forward.
    board::tab_to_board(page).await?;
    until("the focus on e4", async || {
        Ok((board::focused_square(page).await?.as_deref() == Some("e4")).then_some(()))
    })
    .await?;
    for key in [Key::Down, Key::Down, Key::Enter] {
        page.press(key).await?;
    }
    board::square_says(page, "e2", "white pawn, picked up").await?;
    for key in [Key::Up, Key::Up, Key::Enter] {
        page.press(key).await?;
    }
    board::square_says(page, "e4", "white pawn").await?;
    for key in [Key::Left, Key::Down, Key::Down, Key::Delete] {
        page.press(key).await?;
    }
    let fen = "rnbqkbnr/pppppppp/8/8/4P3/8/PPP2PPP/RNBQKBNR w KQkq - 0 1";
    board::shows(page, &fen.parse()?).await
}
in_both_browsers!(a_position_is_set_up_by_keys_alone);

async fn pieces_are_dragged_onto_the_board_over_it_and_off_it(page: &Page) -> Result<()> {
    const GHOST: &str = ".editor-ghost";
    const QUEEN: &str = "[aria-label='white queen']";
    open(page).await?;
    drag(page, Pointer::Mouse, "e2", "e4").await?;
    board::square_says(page, "e4", "white pawn").await?;
    // Under the pointer on the way, off the middle of a square as well.
    let (x, y) = middle(page, &cell("d5")).await?;
    let place = (x + 9.0, y - 7.0);
    carry(page, Pointer::Mouse, "d1", place).await?;
    let (piece_x, piece_y) = middle(page, GHOST).await?;
    ensure!(
        (piece_x - place.0).abs() <= 1.5 && (piece_y - place.1).abs() <= 1.5,
        "the piece is at {piece_x}, {piece_y} and the pointer at {place:?}"
    );
    drop(page, Pointer::Mouse).await?;
    board::square_says(page, "d5", "white queen").await?;
    has(page, GHOST, 0).await?;
    // Beside the board it is gone.
    carry(page, Pointer::Mouse, "d2", (4.0, y)).await?;
    drop(page, Pointer::Mouse).await?;
    page.wait_for_attribute(&cell("d2"), "aria-label", "d2")
        .await?;
    // A new one comes from those beside the board.
    let (from_x, from_y) = middle(page, QUEEN).await?;
    let (x, y) = middle(page, &cell("d1")).await?;
    let way = [
        Gesture::To(from_x, from_y),
        Gesture::Down,
        Gesture::To((from_x + x) / 2.0, (from_y + y) / 2.0),
        Gesture::To(x, y),
        Gesture::Up,
    ];
    page.point(Pointer::Mouse, &way).await?;
    let fen = "rnbqkbnr/pppppppp/8/3Q4/4P3/8/PPP2PPP/RNBQKBNR w KQkq - 0 1";
    board::shows(page, &fen.parse()?).await
}
in_both_browsers!(pieces_are_dragged_onto_the_board_over_it_and_off_it);
