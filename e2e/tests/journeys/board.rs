//! The board page as journeys use it: what its parts are called, and how to ask it things.

use anyhow::{Result, ensure};
use rookery_e2e::{Key, Page, until};
use rookery_rules::{Game, Position};
use serde_json::json;

pub(crate) const POSITION: &str = "Start position as FEN text";
pub(crate) const MOVES: &str = "Game or moves";

/// Opens the page and waits for the board.
pub(crate) async fn open(page: &Page) -> Result<()> {
    page.goto("/board").await?;
    shows(page, &Position::default()).await
}

/// Opens the page and unfolds the fields for texts.
pub(crate) async fn open_texts(page: &Page) -> Result<()> {
    open(page).await?;
    page.click("button", "Paste a game or position").await?;
    page.find_label(MOVES).await.map(drop)
}

/// Opens the page on which games are counted.
pub(crate) async fn open_counting(page: &Page) -> Result<()> {
    page.goto("/board/counting").await?;
    shows(page, &Position::default()).await
}

/// Waits until the board shows this position.
pub(crate) async fn shows(page: &Page, position: &Position) -> Result<()> {
    page.wait_for_attribute("[role=grid]", "data-fen", &position.fen())
        .await
}

/// The position after these moves from the usual start.
pub(crate) fn after(moves: &str) -> Result<Position> {
    played(Position::default(), moves)
}

/// The position after these moves, without numbers.
pub(crate) fn played(start: Position, moves: &str) -> Result<Position> {
    let mut game = Game::from_position(start, rookery_rules::DrawRules::Claimed);
    for san in moves.split_whitespace() {
        game.play_san(san)?;
    }
    Ok(*game.position())
}

/// Waits until a square is announced with these words after its name.
pub(crate) async fn square_says(page: &Page, square: &str, words: &str) -> Result<()> {
    let label = format!("{square}, {words}");
    page.wait_for_attribute(&cell(square), "aria-label", &label)
        .await
}

/// Clicks or taps a square.
pub(crate) async fn click(page: &Page, square: &str) -> Result<()> {
    Ok(page.find(&cell(square)).await?.click().await?)
}

/// Waits until the list of moves, as typed text, is this.
pub(crate) async fn moves_are(page: &Page, moves: &str) -> Result<()> {
    const GET: &str = "return document.querySelector('#moves').value";
    until(&format!("the moves to be {moves:?}"), async || {
        let shown: String = page.ask(GET, vec![]).await?;
        Ok((shown == moves).then_some(()))
    })
    .await
}

/// Waits until the line under the board says this.
pub(crate) async fn status_is(page: &Page, words: &str) -> Result<()> {
    until(&format!("the status {words:?}"), async || {
        Ok((page.text(".status").await? == words).then_some(()))
    })
    .await
}

/// Goes to the board as one does without a mouse.
pub(crate) async fn tab_to_board(page: &Page) -> Result<()> {
    for _ in 0..40 {
        if focused_square(page).await?.is_some() {
            return Ok(());
        }
        page.press_with(Key::Shift, Key::Tab).await?;
    }
    anyhow::bail!("Shift and Tab do not lead to the board")
}

/// The square that has the focus, if one has.
pub(crate) async fn focused_square(page: &Page) -> Result<Option<String>> {
    const GET: &str = "return document.activeElement.dataset.square ?? null";
    page.ask(GET, vec![]).await
}

/// Waits until the name of what has the focus is this.
pub(crate) async fn focus_is_on(page: &Page, name: &str) -> Result<()> {
    const GET: &str = "return document.activeElement.getAttribute('aria-label')";
    until(&format!("the focus on {name:?}"), async || {
        let label: Option<String> = page.ask(GET, vec![]).await?;
        Ok((label.as_deref() == Some(name)).then_some(()))
    })
    .await
}

/// Waits until the trouble under a field tells this sentence of the rules, and returns all of it;
/// the page may begin it with a capital and put it into a longer one.
pub(crate) async fn explains(page: &Page, field: &str, sentence: &str) -> Result<String> {
    let mut rest = sentence.chars();
    rest.next();
    until(&format!("the explanation {sentence:?}"), async || {
        let shown = page.text(&format!("#{field}-trouble")).await?;
        let invalid = page.attribute(&format!("#{field}"), "aria-invalid").await?;
        let told = shown.contains(rest.as_str()) && invalid.as_deref() == Some("true");
        Ok(told.then_some(shown))
    })
    .await
}

/// Waits until nothing is wrong with a field any more, and nothing is said under it.
pub(crate) async fn is_mended(page: &Page, field: &str) -> Result<()> {
    page.wait_for_attribute(&format!("#{field}"), "aria-invalid", "false")
        .await?;
    let said = page.text(&format!("#{field}-trouble")).await?;
    ensure!(said.is_empty(), "{said}");
    Ok(())
}

/// How many elements there are of a selector.
pub(crate) async fn count(page: &Page, selector: &str) -> Result<usize> {
    const COUNT: &str = "return document.querySelectorAll(arguments[0]).length";
    page.ask(COUNT, vec![json!(selector)]).await
}

/// The middle of the first such element in the window, once it is in sight.
pub(crate) async fn middle(page: &Page, selector: &str) -> Result<(f64, f64)> {
    const MIDDLE: &str = "const element = document.querySelector(arguments[0]);
        element.scrollIntoView({ block: 'nearest' });
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return [(left + right) / 2, (top + bottom) / 2];";
    page.find(selector).await?;
    page.ask(MIDDLE, vec![json!(selector)]).await
}

/// Waits until there are so many elements of a selector.
pub(crate) async fn has(page: &Page, selector: &str, number: usize) -> Result<()> {
    until(&format!("{number} of `{selector}`"), async || {
        let there = count(page, selector).await?;
        Ok((there == number).then_some(()))
    })
    .await
}

pub(crate) fn cell(square: &str) -> String {
    format!("[data-square={square}]")
}
