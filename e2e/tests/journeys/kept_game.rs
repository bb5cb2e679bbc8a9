//! A game that goes on survives a reload and a visit to another page; a text in its place that is
//! no game is passed over.

use anyhow::{Result, ensure};
use rookery_e2e::{Page, in_both_browsers};

use crate::{board, game};

async fn a_game_survives_a_reload(page: &Page) -> Result<()> {
    const KEEP: &str = "localStorage.setItem('game', 'rookery game 99')";
    game::open(page).await?;
    page.ask::<()>(KEEP, vec![]).await?;
    game::open(page).await?;
    game::begin(page, "White", game::LONG).await?;
    game::play(page, "e2", "e4").await?;
    game::thinks(page).await?;

    // In the middle of a thought: the engine takes it up again.
    page.goto("/play").await?;
    game::thinks(page).await?;
    board::shows(page, &board::after("e4")?).await?;
    page.click("button", "Move now").await?;
    let before = game::played(page, 2).await?;

    // In one's own turn: everything stands as it stood.
    page.goto("/play").await?;
    let after = game::played(page, 2).await?;
    ensure!(before.fen == after.fen && before.moves == after.moves);

    page.click("link", "Board").await?;
    page.find_role("heading", "Board").await?;
    page.wait_for_attribute(".page-link[href='/board']", "aria-current", "page")
        .await?;
    page.click("link", "Play").await?;
    let again = game::played(page, 2).await?;
    ensure!(before.fen == again.fen, "{again:?}");
    page.wait_for_attribute(".page-link[href='/play']", "aria-current", "page")
        .await?;
    ensure!(board::count(page, ".page-link[aria-current]").await? == 1);
    Ok(())
}
in_both_browsers!(a_game_survives_a_reload);
