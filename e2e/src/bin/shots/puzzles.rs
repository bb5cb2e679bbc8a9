//! The states of a puzzle, and what is kept of it.

use anyhow::Result;
use rookery_e2e::Page;

use crate::album::Album;

/// From the choice to the progress, as a guest.
pub(crate) async fn all(album: &Album<'_>) -> Result<()> {
    let page = album.page();
    album.place("/puzzles", "/puzzles").await?;
    page.goto("/puzzles/solve?low=0&high=3000").await?;
    page.find(".movable").await?;
    album.add("puzzle").await?;
    page.click("button", "Hint").await?;
    page.wait_for_text("Look at the ").await?;
    album.add("puzzle-hint").await?;
    play_wrong(page).await?;
    page.find(".puzzle-news.bad").await?;
    page.find(".drawn.yellow, .movable").await?;
    album.add("puzzle-wrong").await?;
    page.click("button", "Show the solution").await?;
    page.find("#puzzle-next").await?;
    page.click("button", "Last position").await?;
    album.add("puzzle-shown").await?;
    page.goto("/puzzles/rated").await?;
    page.find(".movable").await?;
    album.add("puzzle-rated").await?;
    page.click("button", "Give up").await?;
    page.find("#puzzle-next").await?;
    album.add("puzzle-rated-over").await?;
    page.goto("/puzzles/streak").await?;
    page.find(".movable").await?;
    album.add("puzzle-streak").await?;
    album.place("/puzzles/progress", "/puzzles/progress").await
}

/// Plays a move that is hardly the solution: the first that the board offers to a pawn or the king.
async fn play_wrong(page: &Page) -> Result<()> {
    const PIECE: &str = "const men = [...document.querySelectorAll('.movable')];
        const man = men.find((man) => /pawn|king/.test(man.ariaLabel)) ?? men[0];
        return man.dataset.square;";
    let from: String = page.ask(PIECE, vec![]).await?;
    let piece = page.find(&format!("[data-square={from}]")).await?;
    piece.click().await?;
    let to = page.find(".target, .target-man").await?;
    Ok(to.click().await?)
}
