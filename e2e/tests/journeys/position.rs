//! A position is set up by its text, looked at from both sides, and picked from the examples.

use anyhow::{Result, ensure};
use rookery_e2e::{Page, in_chromium, until};
use rookery_rules::{Position, Square};

use crate::board;

const MIDDLEGAME: &str = "r1bq1rk1/pp2bppp/2n1pn2/2pp4/3P1B2/2PBPN2/PP1N1PPP/R2Q1RK1 b - - 4 9";

/// Every square in the order of the page: its name, and what a screen reader says.
async fn squares(page: &Page) -> Result<Vec<(String, String)>> {
    const ALL: &str = "return [...document.querySelectorAll('[role=grid] [role=gridcell]')]
        .map(cell => [cell.dataset.square, cell.getAttribute('aria-label')])";
    page.ask(ALL, vec![]).await
}

fn spoken(position: &Position, square: Square) -> String {
    match position.board().piece_at(square) {
        Some(piece) => {
            let color = piece.color.to_string().to_lowercase();
            format!("{square}, {color} {}", piece.role)
        }
        None => square.to_string(),
    }
}

async fn the_board_turns_around_and_shows_what_it_is_told(page: &Page) -> Result<()> {
    board::open_texts(page).await?;
    page.click("button", "Turn the board").await?;
    until("h1 to be at the top left", async || {
        Ok((squares(page).await?[0].0 == "h1").then_some(()))
    })
    .await?;
    board::shows(page, &Position::default()).await?;
    let shown = squares(page).await?;
    ensure!(shown[63] == ("a8".to_owned(), "a8, black rook".to_owned()));
    page.click("button", "Turn the board").await?;
    until("a8 to be at the top left", async || {
        Ok((squares(page).await?[0].0 == "a8").then_some(()))
    })
    .await?;

    let position = Position::parse_fen(MIDDLEGAME)?;
    page.fill(board::POSITION, MIDDLEGAME).await?;
    board::shows(page, &position).await?;
    board::status_is(page, "Black to move").await?;
    let shown = squares(page).await?;
    ensure!(shown.len() == 64 && shown[0].0 == "a8" && shown[63].0 == "h1");
    for (name, label) in shown {
        let expected = spoken(&position, name.parse()?);
        ensure!(label == expected, "{label:?} instead of {expected:?}");
    }

    // A mistake is explained, and the last good board stays.
    page.fill(board::POSITION, "k7/44/8/8/8/8/8/K7 w - - 0 1")
        .await?;
    let shown = board::explains(page, "fen", "rank 7 has two digits in a row").await?;
    ensure!(
        shown.contains("The board still shows the last good position."),
        "{shown}"
    );
    board::shows(page, &position).await?;
    page.fill(board::POSITION, MIDDLEGAME).await?;
    board::is_mended(page, "fen").await?;

    board::open_counting(page).await?;
    for (name, fen) in [
        (
            "Kiwipete",
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        ),
        ("Promotion", "8/2P5/4k3/8/8/3K4/5p2/8 w - - 0 1"),
        (
            "Start",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        ),
    ] {
        page.click("button", name).await?;
        board::shows(page, &Position::parse_fen(fen)?).await?;
        let pressed = page.find_role("button", name).await?;
        ensure!(pressed.attr("aria-pressed").await?.as_deref() == Some("true"));
    }
    page.click("button", "Mate in one").await?;
    for square in ["h5", "f7"] {
        board::click(page, square).await?;
    }
    board::status_is(page, "White wins by checkmate").await
}
in_chromium!(the_board_turns_around_and_shows_what_it_is_told);
