//! A whole visit by keys alone: every stop can be seen, the focus is never lost, whatever opens also
//! closes, and nobody is trapped.

use anyhow::{Context, Result, bail, ensure};
use rookery_e2e::{Key, Page, in_both_browsers, until};
use rookery_rules::Position;

use crate::hand::Hand;
use crate::{account, board, game};

/// More than any page has to stop at.
const STOPS: usize = 160;

/// What has the focus: its role and name as far as a page can tell, and why it cannot be seen.
async fn stop(page: &Page) -> Result<(String, Option<String>)> {
    const LOOK: &str = "const here = document.activeElement;
        if (here === document.body) return ['', 'nothing has the focus'];
        const style = getComputedStyle(here);
        // A link that fills its row draws the ring around all of it.
        const seen = [style, getComputedStyle(here, '::after')]
            .some(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && parseFloat(outlineWidth) > 0);
        const { width, height, top, bottom, left, right } = here.getBoundingClientRect();
        const inside = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
        const name = here.getAttribute('aria-label') ?? (here.labels?.[0] ?? here).textContent.trim();
        const place = `${here.tagName.toLowerCase()} ${name}`;
        const ring = seen || style.boxShadow !== 'none';
        return [place, width < 1 || height < 1 ? 'it has no size' : !inside ? 'it is off the screen'
            : !here.matches(':focus-visible') || !ring ? 'it shows no focus' : null];";
    page.ask(LOOK, vec![]).await
}

/// Presses Tab until the focus is at a place that begins so, and insists that every stop is seen.
async fn tab_to(page: &Page, wanted: &str) -> Result<()> {
    let mut way = Vec::new();
    for _ in 0..STOPS {
        page.tab().await?;
        let (place, trouble) = stop(page).await?;
        // Behind its last thing a browser goes on to its own buttons.
        if let (Some(trouble), false) = (trouble, place.is_empty()) {
            bail!("{place:?}: {trouble}");
        }
        if place.starts_with(wanted) {
            return Ok(());
        }
        way.push(place);
    }
    bail!("Tab never leads to {wanted:?}: {way:?}")
}

async fn go(page: &Page, wanted: &str) -> Result<()> {
    tab_to(page, wanted).await?;
    page.press(Key::Enter).await
}

/// The focus is somewhere.
async fn keeps_focus(page: &Page) -> Result<()> {
    until("the focus to be somewhere", async || {
        const SOMEWHERE: &str = "return document.activeElement !== document.body";
        Ok(page.ask::<bool>(SOMEWHERE, vec![]).await?.then_some(()))
    })
    .await
}

async fn write(page: &Page, field: &str, text: &str) -> Result<()> {
    tab_to(page, field).await?;
    page.press(text).await
}

async fn a_whole_visit_needs_no_mouse(page: &Page) -> Result<()> {
    arrives(page).await?;
    plays_and_resigns(page).await?;
    comments_on_a_variation(page).await?;
    signs_up(page).await?;
    goes_and_comes_back(page).await
}

async fn arrives(page: &Page) -> Result<()> {
    page.goto("/").await?;
    page.find_role("heading", "Ready for a game?").await?;
    page.tab().await?;
    let (place, trouble) = stop(page).await?;
    ensure!(
        place.starts_with("a Skip") && trouble.is_none(),
        "{place} {trouble:?}"
    );
    page.press(Key::Enter).await?;
    page.tab().await?;
    let inside = "return document.querySelector('#main').contains(document.activeElement)";
    ensure!(
        page.ask::<bool>(inside, vec![]).await?,
        "the link skips nothing"
    );

    // What opens closes, and the focus is where it was.
    page.press("?").await?;
    page.find_role("dialog", "Keys").await?;
    let (before, _) = stop(page).await?;
    page.press(Key::Escape).await?;
    board::has(page, "dialog", 0).await?;
    keeps_focus(page).await?;
    ensure!(stop(page).await?.0 != before, "the dialog has closed");
    Ok(())
}

async fn plays_and_resigns(page: &Page) -> Result<()> {
    go(page, "a Play").await?;
    page.find_role("heading", "Play against Rookery").await?;
    keeps_focus(page).await?;
    go(page, "button Play").await?;
    page.find_role("button", "Take back").await?;
    until("the focus on the board", async || {
        Ok(board::focused_square(page).await?.map(drop))
    })
    .await?;
    let start = Position::start();
    let view = game::view(page).await?;
    if view.fen == start.fen() && lowest(page).await? == "1" {
        Hand::Keys.play(page, start.parse_san("e4")?).await?;
    }
    // Whichever pieces one has: wait for one's turn, then type the first legal move.
    let view = until("one's own turn", async || {
        let view = game::view(page).await?;
        Ok((view.status.contains("Your move") && !view.moves.is_empty()).then_some(view))
    })
    .await?;
    let position = Position::parse_fen(&view.fen)?;
    let first = position.moves()[0];
    tab_to_board(page).await?;
    page.press("/").await?;
    page.press(first.to_string()).await?;
    page.press(Key::Enter).await?;
    game::played(page, view.moves.len() + 1).await?;
    keeps_focus(page).await?;

    go(page, "button Resign").await?;
    page.wait_for_text("Give up this game?").await?;
    keeps_focus(page).await?;
    go(page, "button Yes, resign").await?;
    game::status_begins(page, "Loss").await?;
    page.wait_for_text("Kept with your games").await?;
    keeps_focus(page).await
}

async fn comments_on_a_variation(page: &Page) -> Result<()> {
    go(page, "a My games").await?;
    page.find(".game-name").await?;
    keeps_focus(page).await?;
    let name = page.text(".game-name").await?;
    go(page, &format!("a {name}")).await?;
    page.find(".review-moves").await?;
    keeps_focus(page).await?;
    page.press(Key::Home).await?;
    board::shows(page, &Position::start()).await?;
    tab_to_board(page).await?;
    page.press("/").await?;
    page.press("a2a3").await?;
    page.press(Key::Enter).await?;
    page.wait_for_text("(variation)").await?;
    write(page, "textarea", "A quiet start.").await?;
    page.tab().await?;
    page.wait_for_text("Saved").await
}

async fn signs_up(page: &Page) -> Result<()> {
    go(page, "a Settings").await?;
    page.find_role("heading", "You play as a guest").await?;
    keeps_focus(page).await?;
    go(page, "button Dark").await?;
    page.wait_for_attribute("html", "data-theme", "dark")
        .await?;
    go(page, "a Make an account").await?;
    page.find_role("heading", "Make an account").await?;
    keeps_focus(page).await?;
    write(page, "input Log-in name", "rita").await?;
    write(page, "input Your name on", "Rita").await?;
    write(page, "input Password", account::SECRET).await?;
    write(page, "input Password once more", account::SECRET).await?;
    page.press(Key::Enter).await?;
    account::is_in(page, "Rita").await?;
    account::is_at(page, "/settings").await?;
    keeps_focus(page).await
}

async fn goes_and_comes_back(page: &Page) -> Result<()> {
    go(page, "button Log out").await?;
    account::is_out(page).await?;
    account::is_at(page, "/").await?;
    keeps_focus(page).await?;
    go(page, "a Log in").await?;
    page.find_role("heading", "Log in").await?;
    write(page, "input Log-in name", "rita").await?;
    write(page, "input Password", account::SECRET).await?;
    page.press(Key::Enter).await?;
    account::is_in(page, "Rita").await?;
    keeps_focus(page).await
}
in_both_browsers!(a_whole_visit_needs_no_mouse);

async fn tab_to_board(page: &Page) -> Result<()> {
    let mut way = Vec::new();
    for _ in 0..STOPS {
        let (place, trouble) = stop(page).await?;
        if board::focused_square(page).await?.is_some() {
            ensure!(trouble.is_none(), "{place:?}: {trouble:?}");
            return Ok(());
        }
        way.push(place);
        page.tab().await?;
    }
    bail!("Tab never leads to the board: {way:?}")
}

/// The rank at the bottom of the board.
async fn lowest(page: &Page) -> Result<String> {
    const LOWEST: &str = "const rows = document.querySelectorAll('[role=row]');
        return rows[rows.length - 1].querySelector('[data-square]').dataset.square[1]";
    page.ask(LOWEST, vec![]).await.context("no board")
}
