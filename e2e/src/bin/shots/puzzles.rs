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
    let [from, to] = wrong(page).await?;
    for square in [&from, &to] {
        page.find(&format!("[data-square={square}]"))
            .await?
            .click()
            .await?;
    }
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

/// Some move that is hardly the solution: the first that the board offers to a pawn or the king.
async fn wrong(page: &Page) -> Result<[String; 2]> {
    const FIRST: &str = "const men = [...document.querySelectorAll('.movable')];
        const man = men.find((man) => /pawn|king/.test(man.ariaLabel)) ?? men[0];
        man.click();
        const to = document.querySelector('.target, .target-man');
        const squares = [man.dataset.square, to.dataset.square];
        man.click();
        return squares;";
    page.ask(FIRST, vec![]).await
}
