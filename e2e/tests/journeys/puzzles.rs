//! Puzzles are practiced: a range with all it says, wrong moves and what answers them, hints.

use rookery_puzzles::PuzzleSource;
use std::collections::HashSet;

use anyhow::{Result, ensure};
use rookery_e2e::{Page, in_chromium, until};
use rookery_rules::Position;
use rookery_store::NewPuzzle;

use crate::accessibility::check;
use crate::account::{is_at, open};
use crate::board::{self, shows};

/// A knight checks and takes a rook.
pub(crate) const FORK: (&str, &str) = ("r3k3/8/8/3N4/8/8/7r/4K3 b - - 0 1", "h2h3 d5c7 e8d7 c7a8");
/// Black mates on the back rank.
pub(crate) const MATE: (&str, &str) = ("6k1/r2r4/8/8/8/8/5PPP/7K w - - 0 1", "h1g1 d7d1");

/// Puts puzzles into the store, instead of those that ship.
pub(crate) async fn keep(page: &Page, puzzles: &[(&str, (&str, &str), i64)]) -> Result<()> {
    let puzzles = puzzles.iter().map(|&(id, (fen, moves), rating)| NewPuzzle {
        id: id.to_owned(),
        source: PuzzleSource::Lichess,
        fen: fen.to_owned(),
        moves: moves.to_owned(),
        themes: "fork underPromotion".to_owned(),
        rating,
        deviation: 80,
        plays: 100,
    });
    let store = &page.site().app.store;
    store.serve_edition(&HashSet::new()).await?;
    store.take_puzzles(puzzles.collect()).await?;
    store.place_puzzles(|_| ()).await?;
    Ok(())
}

/// The position after the first moves of a puzzle.
pub(crate) fn after((fen, moves): (&str, &str), plies: usize) -> Result<Position> {
    let mut position = Position::parse_fen(fen)?;
    for uci in moves.split(' ').take(plies) {
        position = position.play_unchecked(position.parse_uci(uci)?);
    }
    Ok(position)
}

/// Clicks a piece and its square.
pub(crate) async fn play(page: &Page, uci: &str) -> Result<()> {
    let (from, to) = uci.split_at(2);
    page.find(&format!("{}.movable", board::cell(from))).await?;
    board::click(page, from).await?;
    board::click(page, to).await
}

/// Where the row of actions stands, and each of its buttons.
async fn acts(page: &Page) -> Result<Vec<[i64; 4]>> {
    const LOOK: &str =
        "return [...document.querySelectorAll('.puzzle-acts, .puzzle-acts button')].map(one => {
        const { left, top, width, height } = one.getBoundingClientRect();
        return [left, top + scrollY, width, height].map(Math.round);
    });";
    page.ask(LOOK, vec![]).await
}

/// Finds the fork, which is on the board.
pub(crate) async fn find_fork(page: &Page) -> Result<()> {
    shows(page, &after(FORK, 1)?).await?;
    play(page, "d5c7").await?;
    shows(page, &after(FORK, 3)?).await?;
    play(page, "c7a8").await?;
    page.wait_for_text("Solved!").await
}

async fn a_range_is_practiced(page: &Page) -> Result<()> {
    keep(page, &[("one", FORK, 2954), ("two", MATE, 2960)]).await?;
    page.goto("/puzzles/solve?low=2950&high=2990").await?;
    let start = after(FORK, 1)?;
    shows(page, &start).await?;
    page.find("[data-square=h2].last-from").await?;
    page.wait_for_text("Find the best move for White.").await?;
    let facts = page.text(".puzzle-facts").await?;
    ensure!(facts.contains("2954"), "{facts}");
    check(page, "a puzzle").await?;

    // The engine in the browser answers a wrong move, and then it goes back. No button moves meanwhile.
    let places = acts(page).await?;
    ensure!(places.len() == 4, "{places:?}");
    play(page, "d5e3").await?;
    page.find(".puzzle-acts .primary").await?;
    ensure!(acts(page).await? == places, "a wrong move moves buttons");
    page.wait_for_text("After Ne3 comes").await?;
    ensure!(acts(page).await? == places, "its answer moves buttons");
    shows(page, &start).await?;
    board::has(page, ".puzzle-acts .primary", 0).await?;
    ensure!(acts(page).await? == places, "the way back moves buttons");
    find_fork(page).await?;

    // The next comes by itself, seen from the other side.
    shows(page, &after(MATE, 1)?).await?;
    let corner: String = page
        .ask(
            "return document.querySelector('[data-square]').dataset.square",
            vec![],
        )
        .await?;
    ensure!(corner == "h1", "Black is not at the bottom: {corner}");
    page.click("switch", "Next puzzle comes by itself").await?;
    // Another mate than that of the solution is as good.
    play(page, "a7a1").await?;
    page.wait_for_text("Solved!").await?;
    check(page, "a puzzle that is solved").await?;
    page.click("button", "Next puzzle").await?;
    page.wait_for_text("All solved!").await?;
    check(page, "the end of a range").await?;

    open(page, "/puzzles/progress", "Your progress").await?;
    page.wait_for_text("2 of 2").await?;
    check(page, "the progress").await?;
    let row = page.find_text("Rating 2954, 2 tries").await?;
    row.scroll_into_view().await?;
    row.click().await?;
    is_at(page, "/puzzles/solve?puzzle=one").await?;
    find_fork(page).await
}
in_chromium!(a_range_is_practiced, refused: [
    ("/puzzles/next?low=2950&high=2990&from=2960", 404),
    ("/puzzles/next?low=2950&high=2990&from=2950", 404),
]);

async fn a_range_is_chosen_and_helped_with(page: &Page) -> Result<()> {
    const SLIDE: &str = "const [id, value] = arguments;
        const slider = document.getElementById(id);
        slider.value = value;
        slider.dispatchEvent(new InputEvent('input', { bubbles: true }));";
    keep(page, &[("one", FORK, 2950)]).await?;
    page.goto("/").await?;
    page.click("link", "Puzzles").await?;
    page.find_role("heading", "Practice").await?;
    check(page, "the choice of puzzles").await?;
    page.ask::<()>(SLIDE, vec!["low".into(), "2950".into()])
        .await?;
    page.ask::<()>(SLIDE, vec!["high".into(), "3000".into()])
        .await?;
    let themes = page.find_label("Theme").await?;
    themes.send_keys("Promotion, not").await?;
    page.wait_for_attribute(
        ".puzzles-practice .button",
        "href",
        "/puzzles/solve?low=2950&high=3000&theme=underPromotion",
    )
    .await?;
    page.click("link", "Start").await?;
    shows(page, &after(FORK, 1)?).await?;

    page.find("[data-square=d5].movable").await?;
    page.click("button", "Hint").await?;
    page.wait_for_text("Look at the knight on d5.").await?;
    page.click("button", "Show the move").await?;
    page.wait_for_text("The knight on d5 goes to c7.").await?;
    page.click("button", "Show the solution").await?;
    page.wait_for_text("Nxa8").await?;
    shows(page, &after(FORK, 4)?).await?;
    page.click("button", "First position").await?;
    shows(page, &after(FORK, 0)?).await?;

    // What was shown is not solved: it comes again, but not at once.
    page.click("button", "Next puzzle").await?;
    page.wait_for_text("You reached the top!").await?;
    page.click("button", "Start again from the easy end")
        .await?;
    shows(page, &after(FORK, 1)?).await?;

    page.goto("/puzzles/solve?low=2960&high=2970").await?;
    page.wait_for_text("No puzzles here").await?;
    check(page, "a range without puzzles").await?;
    page.click("link", "Choose another range").await?;
    until("the range to be remembered", async || {
        let low: String = page
            .ask("return document.querySelector('#low')?.value ?? ''", vec![])
            .await?;
        Ok((low == "2950").then_some(()))
    })
    .await
}
in_chromium!(a_range_is_chosen_and_helped_with, refused: [
    ("/puzzles/next?low=2950&high=3000&theme=underPromotion&from=2951", 404),
    ("/puzzles/next?low=2960&high=2970&from=2960", 404),
]);
