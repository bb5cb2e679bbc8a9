//! The play page as journeys use it: begin, move, and see how the game stands.

use anyhow::{Context, Result};
use rookery_e2e::{Page, harmless_moves, until};
use rookery_rules::{Color, DrawRules, Game, Position};
use serde::Deserialize;

use crate::board;

/// The longest thinking time: long enough that nothing ends it but the journey itself.
pub(crate) const LONG: &str = "30 s";
pub(crate) const SHORT: &str = "0.1 s";

/// What the page shows.
#[derive(Debug, Deserialize)]
pub(crate) struct View {
    pub(crate) fen: String,
    pub(crate) status: String,
    /// The moves as they are written down.
    pub(crate) moves: Vec<String>,
    pub(crate) is_over: bool,
}

impl View {
    /// The game that is written down, by the rules for games against the engine.
    pub(crate) fn game(&self) -> Result<Game> {
        let mut game = Game::new(DrawRules::AtOnce);
        for san in &self.moves {
            game.play_san(san).with_context(|| format!("{self:?}"))?;
        }
        Ok(game)
    }
}

/// Opens the page and waits for what is chosen before a game.
pub(crate) async fn open(page: &Page) -> Result<()> {
    page.goto("/play").await?;
    page.find_role("heading", "Play against Rookery").await?;
    Ok(())
}

/// Begins a game on the open page against full strength, which thinks from the first move.
pub(crate) async fn begin(page: &Page, side: &str, time: &str) -> Result<()> {
    choose_full(page).await?;
    choose_openings(page, "none").await?;
    for choice in [time, side] {
        page.click("button", choice).await?;
    }
    start(page).await
}

/// Chooses an opponent by the key of its card.
pub(crate) async fn choose(page: &Page, key: &str) -> Result<()> {
    const SHOW: &str = "document.querySelector(arguments[0]).scrollIntoView({ block: 'center' })";
    let card = format!("[name=rival][value={key}]");
    page.find(&card).await?;
    // On a low screen the button that begins may lie over it.
    page.ask::<()>(SHOW, vec![card.clone().into()]).await?;
    Ok(page.find(&card).await?.click().await?)
}

/// An opponent of one's own at full strength, all of its settings open.
pub(crate) async fn choose_full(page: &Page) -> Result<()> {
    choose(page, "own").await?;
    page.click("button", "By depth").await?;
    open_advanced(page).await
}

/// Opens what few people touch.
pub(crate) async fn open_advanced(page: &Page) -> Result<()> {
    page.ask("document.querySelector('.advanced').open = true", vec![])
        .await
}

/// Presses the button that begins the game.
pub(crate) async fn start(page: &Page) -> Result<()> {
    page.click("button", "Play").await?;
    page.find_role("button", "Take back").await?;
    Ok(())
}

/// Opens the page with a game that this browser has kept: full strength that answers at once. `more`
/// are its last lines, each after a line end: the clock, the hints.
pub(crate) async fn resume(
    page: &Page,
    side: &str,
    start: &str,
    moves: &str,
    more: &str,
) -> Result<()> {
    let full = "full 100 50 100 50 0 none instant";
    let text = format!("rookery game 2\n{side}\n{full}\n1\n{start}\n{moves}{more}");
    resume_text(page, text).await
}

/// The same with White against another opponent.
pub(crate) async fn resume_against(
    page: &Page,
    opponent: &str,
    start: &str,
    moves: &str,
) -> Result<()> {
    let text = format!("rookery game 2\nwhite\n{opponent}\n1\n{start}\n{moves}");
    resume_text(page, text).await
}

async fn resume_text(page: &Page, text: String) -> Result<()> {
    const KEEP: &str = "localStorage.setItem('game', arguments[0])";
    // A page with a game would keep its own, and one that comes later would be left half-way.
    page.goto("/nowhere").await?;
    page.find_role("heading", "This page flew away").await?;
    page.ask::<()>(KEEP, vec![text.into()]).await?;
    page.goto("/play").await?;
    page.find_role("button", "Take back").await?;
    Ok(())
}

/// Chooses a repertoire by its value in the list.
pub(crate) async fn choose_openings(page: &Page, value: &str) -> Result<()> {
    const CHOOSE: &str = "const list = document.querySelector('#openings');
        list.value = arguments[0];
        list.dispatchEvent(new Event('change', { bubbles: true }));";
    open_advanced(page).await?;
    page.find("#openings").await?;
    page.ask(CHOOSE, vec![value.into()]).await
}

/// Slides to a value, as a drag does: the browser says so on the way.
pub(crate) async fn slide(page: &Page, id: &str, value: u16) -> Result<()> {
    const SLIDE: &str = "const slider = document.getElementById(arguments[0]);
        slider.value = arguments[1];
        slider.dispatchEvent(new InputEvent('input', { bubbles: true }));";
    page.find(&format!("#{id}")).await?;
    page.ask(SLIDE, vec![id.into(), value.into()]).await
}

/// A rated opponent that answers at once, everything it leaves to chance decided by the seed.
pub(crate) async fn begin_rated(page: &Page, side: &str, rating: u16, seed: u32) -> Result<()> {
    choose(page, "own").await?;
    page.click("button", "By rating").await?;
    slide(page, "rating", rating).await?;
    page.click("button", side).await?;
    open_advanced(page).await?;
    page.click("button", "At once").await?;
    page.fill("Seed", &seed.to_string()).await?;
    start(page).await
}

/// Plays the first harmless move again and again, at most so many times, or until the game is over.
pub(crate) async fn play_anything(page: &Page, side: Color, moves: usize) -> Result<View> {
    let mut plies = usize::from(side == Color::Black);
    for _ in 0..moves {
        let view = turn_of(page, side, plies).await?;
        if view.is_over {
            return Ok(view);
        }
        let position = Position::parse_fen(&view.fen)?;
        let first = harmless_moves(&position)
            .next()
            .context("every move is mated")?;
        play(page, &first.from().to_string(), &first.to().to_string()).await?;
        if first.promotion().is_some() {
            page.click("button", "Queen").await?;
        }
        plies = view.moves.len() + 2;
    }
    turn_of(page, side, plies).await
}

/// Looks at the page, all at one moment; while it opens there is nothing to see.
pub(crate) async fn view(page: &Page) -> Result<View> {
    const LOOK: &str = "const moves = [...document.querySelectorAll('.sheet-move')];
        return {
            fen: document.querySelector('[role=grid]')?.dataset.fen ?? '',
            status: document.querySelector('.status')?.textContent ?? '',
            moves: moves.map((move) => move.textContent).filter((text) => text && text !== '…'),
            is_over: document.querySelector('#play-again') !== null,
        };";
    page.ask(LOOK, vec![]).await
}

/// Plays a move of one's own by clicks.
pub(crate) async fn play(page: &Page, from: &str, to: &str) -> Result<()> {
    board::click(page, from).await?;
    board::click(page, to).await
}

/// Waits until two engines have made so many half-moves at least.
pub(crate) async fn watched(page: &Page, plies: usize) -> Result<()> {
    until(&format!("{plies} half-moves of engines"), async || {
        let view = view(page).await?;
        Ok((view.moves.len() >= plies).then_some(()))
    })
    .await
}

/// Waits until this many half-moves have been played, or the game is over.
pub(crate) async fn played(page: &Page, plies: usize) -> Result<View> {
    until(&format!("{plies} half-moves"), async || {
        let view = view(page).await?;
        let is_there = view.moves.len() >= plies || view.is_over;
        Ok(is_there.then_some(view))
    })
    .await
}

/// Waits until the engine tells what it thinks at this moment.
pub(crate) async fn thinks(page: &Page) -> Result<()> {
    page.wait_for_text("Right now").await
}

/// Waits until the line about the game begins with these words.
pub(crate) async fn status_begins(page: &Page, words: &str) -> Result<()> {
    until(&format!("the status {words:?}"), async || {
        let told = view(page).await?.status;
        Ok(told.starts_with(words).then_some(()))
    })
    .await
}

/// Waits until it is this side's turn again after so many half-moves, or the game is over.
pub(crate) async fn turn_of(page: &Page, side: Color, plies: usize) -> Result<View> {
    let view = played(page, plies).await?;
    let position = Position::parse_fen(&view.fen)?;
    anyhow::ensure!(view.is_over || position.turn() == side, "{view:?}");
    Ok(view)
}
