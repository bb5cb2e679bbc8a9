//! Boards and pieces to choose from: applied at once, and remembered.

use anyhow::{Result, ensure};
use rookery_e2e::{Page, in_both_browsers, until};

use crate::{account, board};

/// What one sees of a board: the color of a light square, and how the king is drawn.
async fn seen(page: &Page) -> Result<[String; 2]> {
    const LOOK: &str = "const square = document.querySelector('.square.light');
        return [getComputedStyle(square).backgroundColor,
            document.querySelector('#piece-king .piece-body').getAttribute('d')];";
    page.find(".square.light").await?;
    page.ask(LOOK, vec![]).await
}

async fn a_board_and_pieces_are_chosen(page: &Page) -> Result<()> {
    account::sign_up(page, "rita").await?;
    account::open(page, "/settings", "Settings").await?;
    let mut looks = vec![seen(page).await?];
    for (board, pieces, key) in [
        ("Walnut", "Blocks", "walnut"),
        ("Slate", "Fine lines", "slate"),
        ("High contrast", "Club", "contrast"),
    ] {
        page.click("button", board).await?;
        page.click("button", pieces).await?;
        page.wait_for_attribute("html", "data-board", key).await?;
        let before = looks[looks.len() - 1].clone();
        let look = until("another look", async || {
            let look = seen(page).await?;
            let is_other = look[0] != before[0] && look[1] != before[1];
            Ok(is_other.then_some(look))
        })
        .await?;
        looks.push(look);
    }
    ensure!(looks[0][1] == looks[3][1], "the pieces of the club differ");
    board::open(page).await?;
    let look = seen(page).await?;
    ensure!(look == looks[3], "{look:?} instead of {:?}", looks[3]);
    Ok(())
}
in_both_browsers!(a_board_and_pieces_are_chosen);
