//! A move is typed instead of pointed at.

use anyhow::{Result, ensure};
use rookery_e2e::{Key, Page, in_both_browsers, until};

use crate::{board, game};

const FIELD: &str = "Your move";

async fn complains(page: &Page, words: &str) -> Result<()> {
    until(&format!("the complaint {words:?}"), async || {
        let told = page.text("#typed-trouble").await?;
        Ok((told == words).then_some(()))
    })
    .await
}

async fn a_game_is_played_by_typing(page: &Page) -> Result<()> {
    game::open(page).await?;
    game::begin(page, "White", game::SHORT).await?;
    // Behind the board comes the way to the field, which stands last.
    const IN_FIELD: &str = "return document.activeElement.id === 'typed'";
    board::click(page, "e5").await?;
    page.tab().await?;
    page.press(Key::Enter).await?;
    until("the focus in the field", async || {
        Ok(page.ask::<bool>(IN_FIELD, vec![]).await?.then_some(()))
    })
    .await?;

    // From the board one key leads to it too.
    board::click(page, "e5").await?;
    page.press("/").await?;
    page.press("Nf6").await?;
    page.press(Key::Enter).await?;
    complains(page, "No knight can move to f6.").await?;
    page.wait_for_attribute("#typed", "aria-invalid", "true")
        .await?;
    page.fill(FIELD, "e2e5").await?;
    complains(page, "").await?;
    page.press(Key::Enter).await?;
    complains(page, "e2e5 is not a legal move here.").await?;
    page.fill(FIELD, "nf3").await?;
    page.press(Key::Enter).await?;
    let view = game::played(page, 2).await?;
    ensure!(view.moves[0] == "Nf3", "{view:?}");
    // The field is free for the next.
    page.press("a2a3").await?;
    page.press(Key::Enter).await?;
    let view = game::played(page, 4).await?;
    ensure!(view.moves[2] == "a3", "{view:?}");
    Ok(())
}
in_both_browsers!(a_game_is_played_by_typing);
