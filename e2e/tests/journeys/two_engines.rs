//! Two engines play, and somebody watches.

use anyhow::{Result, ensure};
use rookery_e2e::{Page, in_chromium, until};

use crate::game;

const NEXT: &str = ".watch-controls .button:not(.primary)";

/// Two engines of one's own that answer soon, one of them a beginner.
async fn begin(page: &Page, speed: &str) -> Result<()> {
    game::open(page).await?;
    page.click("button", "Two engines").await?;
    game::choose(page, "own").await?;
    game::slide(page, "rating", 200).await?;
    game::slide(page, "aggressiveness", 100).await?;
    page.find("[name=engine-seat]").await?;
    page.ask::<()>(
        "document.querySelectorAll('[name=engine-seat]')[1].click()",
        vec![],
    )
    .await?;
    game::choose(page, "own").await?;
    game::slide(page, "rating", 1_500).await?;
    game::slide(page, "aggressiveness", 0).await?;
    page.click("button", speed).await?;
    page.click("button", "Watch").await?;
    page.find(".status").await?;
    Ok(())
}

/// Watches until the game is over.
async fn watch(page: &Page) -> Result<game::View> {
    let mut view = game::view(page).await?;
    while !view.is_over {
        let plies = view.moves.len();
        view = until("another move", async || {
            let view = game::view(page).await?;
            Ok((view.is_over || view.moves.len() != plies).then_some(view))
        })
        .await?;
    }
    ensure!(view.game()?.outcome().is_some(), "{view:?}");
    ensure!(
        view.status.contains("wins") || view.status.starts_with("Draw"),
        "{view:?}"
    );
    Ok(view)
}

async fn two_engines_play_to_the_end(page: &Page) -> Result<()> {
    const BELOW: &str = "return [...document.querySelectorAll('.player-name')][1].textContent";
    begin(page, "Rushing").await?;
    let first = watch(page).await?;
    // How they differ is told once there are moves to tell it from.
    if first.moves.len() > 20 {
        page.find_text("Checks given").await?;
    }
    let below: String = page.ask(BELOW, vec![]).await?;
    ensure!(below == "RookeryRated 200", "{below}");
    page.click("button", "Rematch").await?;
    until("the other engine below", async || {
        let below: String = page.ask(BELOW, vec![]).await?;
        Ok((below == "RookeryRated 1500").then_some(()))
    })
    .await?;
    watch(page).await?;
    page.click("button", "New game").await?;
    page.find_role("heading", "Engine against engine").await?;
    Ok(())
}
in_chromium!(two_engines_play_to_the_end);

async fn it_stands_still_and_goes_on_move_by_move(page: &Page) -> Result<()> {
    begin(page, "Slow").await?;
    page.click("button", "Pause").await?;
    page.wait_for_text("Paused").await?;
    page.wait_for_attribute(NEXT, "aria-disabled", "false")
        .await?;
    let before = game::view(page).await?.moves.len();
    page.click("button", "Next move").await?;
    game::played(page, before + 1).await?;
    page.wait_for_text("Paused").await?;
    page.click("button", "Fast").await?;
    page.click("button", "Go on").await?;
    until("the game to go on", async || {
        let view = game::view(page).await?;
        Ok((view.moves.len() > before + 2).then_some(()))
    })
    .await?;
    page.click("button", "Pause").await?;
    page.wait_for_attribute(NEXT, "aria-disabled", "false")
        .await
}
in_chromium!(it_stands_still_and_goes_on_move_by_move);
