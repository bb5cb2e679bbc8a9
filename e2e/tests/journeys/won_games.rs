//! Games won against the weakest opponent, from opening the page to the panel at the end: by
//! clicks, by dragging, with a finger on a phone, and by keys alone.

use anyhow::{Result, ensure};
use rookery_e2e::{Key, Page, in_both_browsers, in_chromium, until};
use rookery_rules::{Color, Outcome, Position, WinReason};

use crate::champion::Champion;
use crate::hand::{Hand, tap};
use crate::{board, game};

/// The lowest mark of the strength dial.
const WEAKEST: u16 = 200;
/// White is far ahead, and a pawn is about to become something.
const AHEAD: &str = "6k1/5p1p/1P4p1/8/8/8/5PPP/R5K1 w - - 0 1";

fn start_in_address(fen: &str) -> String {
    format!("/play?start={}", fen.replace(' ', "_"))
}

/// Plays the game on the board to its mate.
async fn wins(page: &Page, hand: Hand, start: Position) -> Result<()> {
    let mut champion = Champion::new(start);
    let mut plies = 0;
    let end = loop {
        let view = game::turn_of(page, Color::White, plies).await?;
        champion.read(&view.moves)?;
        if view.is_over {
            break view;
        }
        hand.play(page, champion.best()?).await?;
        plies = view.moves.len() + 2;
    };
    let outcome = champion.game().outcome();
    ensure!(
        outcome == Some(Outcome::Win(Color::White, WinReason::Checkmate)),
        "{end:?}"
    );
    ensure!(end.fen == champion.game().position().fen(), "{end:?}");
    ensure!(end.status.starts_with("Win by checkmate"), "{end:?}");
    page.find_role("button", "Rematch").await?;
    page.find(".celebration .feather").await?;
    page.wait_for_text("Well played!").await
}

async fn a_game_is_won_by_clicks(page: &Page) -> Result<()> {
    game::open(page).await?;
    game::begin_rated(page, "White", WEAKEST, 5).await?;
    wins(page, Hand::Clicks, Position::default()).await
}
in_chromium!(a_game_is_won_by_clicks);

async fn a_game_is_won_by_dragging(page: &Page) -> Result<()> {
    page.goto(&start_in_address(AHEAD)).await?;
    board::shows(page, &AHEAD.parse()?).await?;
    game::begin_rated(page, "White", WEAKEST, 6).await?;
    wins(page, Hand::Mouse, AHEAD.parse()?).await
}
in_both_browsers!(a_game_is_won_by_dragging);

/// Waits until such an element is within the window.
pub(crate) async fn all_in_sight(page: &Page, selector: &str) -> Result<()> {
    const SEEN: &str = "const { top, bottom } =
            document.querySelector(arguments[0]).getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;";
    until(&format!("all of `{selector}` in sight"), async || {
        let is_seen: bool = page.ask(SEEN, vec![selector.into()]).await?;
        Ok(is_seen.then_some(()))
    })
    .await
}

async fn a_game_is_won_on_a_phone(page: &Page) -> Result<()> {
    page.resize(390, 844).await?;
    page.goto(&start_in_address(AHEAD)).await?;
    board::shows(page, &AHEAD.parse()?).await?;
    tap(page, "[name=rival][value=own]").await?;
    game::slide(page, "rating", WEAKEST).await?;
    tap(page, ".side-choice:first-child").await?;
    tap(page, ".advanced summary").await?;
    tap(page, ".advanced .pace-choices :last-child").await?;
    tap(page, ".setup-begin button").await?;
    page.find_role("button", "Take back").await?;
    all_in_sight(page, "[role=grid]").await?;
    wins(page, Hand::Finger, AHEAD.parse()?).await?;
    tap(page, "#play-again").await?;
    board::shows(page, &AHEAD.parse()?).await
}
in_both_browsers!(a_game_is_won_on_a_phone);

/// Presses Tab until such an element has the focus.
async fn tab_to(page: &Page, selector: &str) -> Result<()> {
    const IS_THERE: &str = "return document.activeElement.matches(arguments[0])";
    until(&format!("the focus on `{selector}`"), async || {
        page.tab().await?;
        let is_there: bool = page.ask(IS_THERE, vec![selector.into()]).await?;
        Ok(is_there.then_some(()))
    })
    .await
}

/// Presses an arrow until the card of one's own opponent is chosen.
async fn choose_own_by_keys(page: &Page) -> Result<()> {
    const FOCUSED: &str = "return document.activeElement.value";
    tab_to(page, "[name=rival]").await?;
    until("the card of one's own opponent", async || {
        page.press(Key::Left).await?;
        let card: String = page.ask(FOCUSED, vec![]).await?;
        Ok((card == "own").then_some(()))
    })
    .await
}

async fn a_game_is_won_by_keys_alone(page: &Page) -> Result<()> {
    game::open(page).await?;
    page.tab_to("link", "Set up…").await?;
    page.press(Key::Enter).await?;
    page.find_role("heading", "Set up a position").await?;
    page.tab_to("textbox", crate::start_position::FEN).await?;
    // Wherever in it the cursor is, the old text goes.
    for key in [Key::Delete, Key::Backspace] {
        page.press(key.value().to_string().repeat(100)).await?;
    }
    page.press(AHEAD).await?;
    board::shows(page, &AHEAD.parse()?).await?;
    page.wait_for_text("Ready to play: White moves first.")
        .await?;
    page.tab_to("button", "Use this position").await?;
    page.press(Key::Enter).await?;
    page.find_role("heading", "Play against Rookery").await?;
    board::shows(page, &AHEAD.parse()?).await?;

    choose_own_by_keys(page).await?;
    page.tab_to("slider", "Strength").await?;
    page.press(Key::Home).await?;
    page.tab_to("button", "White").await?;
    page.press(Key::Enter).await?;
    tab_to(page, ".advanced summary").await?;
    page.press(Key::Enter).await?;
    page.find_role("button", "At once").await?;
    page.tab_to("button", "At once").await?;
    page.press(Key::Enter).await?;
    page.tab_to("button", "Play").await?;
    page.press(Key::Enter).await?;
    page.find_role("button", "Take back").await?;
    until("the focus on the board", async || {
        board::focused_square(page).await
    })
    .await?;
    wins(page, Hand::Keys, AHEAD.parse()?).await?;

    page.tab_to("button", "Rematch").await?;
    page.press(Key::Enter).await?;
    until("the next game", async || {
        Ok((!game::view(page).await?.is_over).then_some(()))
    })
    .await
}
in_both_browsers!(a_game_is_won_by_keys_alone);
