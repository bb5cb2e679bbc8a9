//! Battles that are not won: lost, drawn, and made easier.

use anyhow::Result;
use rookery_campaign::Battle;
use rookery_e2e::{Page, in_chromium, until};
use rookery_rules::{Color, Position};
use serde::Deserialize;

use super::{keeps, on_to, press};
use crate::accessibility::check;
use crate::account::{self, is_at};
use crate::champion::Champion;
use crate::{board, game};

/// What is told where there is neither help nor taking back.
const ALONE: &str = "You are on your own here: no hints, no taking back.";

#[derive(Deserialize)]
struct View {
    fen: String,
    moves: Vec<String>,
    is_over: bool,
}

/// Waits until it is this side's turn; whether the battle is over instead.
pub(super) async fn turn(page: &Page, champion: &mut Champion, side: Color) -> Result<bool> {
    // Whoever waits may press the button for it.
    const LOOK: &str = "const hurry = document.querySelector('[aria-label=\"Move now\"]');
        if (hurry?.ariaDisabled === 'false') hurry.click();
        const moves = [...document.querySelectorAll('.sheet-move')];
        return {
            fen: document.querySelector('[role=grid]')?.dataset.fen ?? '',
            moves: moves.map((move) => move.textContent).filter((text) => text && text !== '…'),
            is_over: document.querySelector('.battle-end') !== null,
        };";
    let known = champion.game().moves().len();
    until("the opponent's move", async || {
        let view: View = page.ask(LOOK, vec![]).await?;
        let is_new = view.moves.len() > known || known == 0;
        let is_turn = Position::parse_fen(&view.fen).is_ok_and(|at| at.turn() == side);
        if view.is_over || (is_new && is_turn && page_is_playing(page).await?) {
            champion.read(&view.moves)?;
            return Ok(Some(view.is_over));
        }
        Ok(None)
    })
    .await
}

async fn page_is_playing(page: &Page) -> Result<bool> {
    page.ask(
        "return document.querySelector('.battle-task') !== null",
        vec![],
    )
    .await
}

/// Begins the battle that the story waits for.
async fn fights(page: &Page, words: &str) -> Result<()> {
    press(page, words).await?;
    page.wait_for_text("Your task").await
}

async fn resigns(page: &Page) -> Result<()> {
    game::play(page, "e2", "e4").await?;
    page.click("button", "Resign").await?;
    page.click("button", "Yes, resign").await?;
    page.find(".battle-end").await.map(drop)
}

async fn lost_and_drawn_battles_are_tried_again_with_help(page: &Page) -> Result<()> {
    account::sign_up(page, "rita").await?;
    page.goto("/adventure/story").await?;
    on_to(page, ".practice").await?;
    check(page, "a lesson").await?;
    on_to(page, "#threshold").await?;
    check(page, "before a battle").await?;
    page.wait_for_text(ALONE).await?;
    fights(page, "Play the game").await?;
    anyhow::ensure!(board::count(page, "[aria-label='Take back']").await? == 0);
    anyhow::ensure!(board::count(page, "[aria-label='Hint']").await? == 0);
    page.wait_for_text(ALONE).await?;
    check(page, "a battle").await?;
    resigns(page).await?;
    page.wait_for_text("Not this time.").await?;
    check(page, "a lost battle").await?;

    // Two more losses on another device.
    let dormouse = Battle::from_key("dormouse").expect("she is in the story");
    for number in 1..=2 {
        keeps(page, number, dormouse, Color::White).await?;
    }
    press(page, "Back to the story").await?;
    is_at(page, "/adventure/story").await?;
    page.wait_for_text("Quill says:").await?;
    page.wait_for_text("Thimble takes it easier now.").await?;
    fights(page, "Play the game").await?;
    resigns(page).await?;
    page.wait_for_text("you may use hints and take moves back")
        .await?;
    press(page, "Try again").await?;
    page.find("[aria-label='Take back']").await?;
    page.find("[aria-label='Hint']").await?;
    anyhow::ensure!(board::count(page, ".no-favors, .celebration").await? == 0);

    // The same position for the third time: a draw, which counts as neither.
    let moves = "e2e4 e7e5 a2a3 e8e7 a3a4 e7e8 e1e2 e8e7 e2e1 e7e8 e1e2 e8e7 e2e1 e7e8";
    let text = format!(
        "rookery game 2\nwhite\n200 1000 50 50 50 0 none instant\n7\n{}\n{moves}\n\
         id 0198c5e2-7b1a-4c3d-9e4f-000000000009 1773100000009\nbattle dormouse dormouse Thimble",
        Position::default().fen()
    );
    let id = account::id(page).await?;
    page.goto("/nowhere").await?;
    page.find_role("heading", "This page flew away").await?;
    page.ask::<()>(
        "localStorage.setItem(`game:${arguments[1]}`, arguments[0])",
        vec![text.into(), id.into()],
    )
    .await?;
    page.goto("/play").await?;
    page.wait_for_text("Your task").await?;
    game::play(page, "e1", "e2").await?;
    page.wait_for_text("A draw. It counts as neither: try once more.")
        .await?;
    page.find_text("Try again").await.map(drop)
}
in_chromium!(lost_and_drawn_battles_are_tried_again_with_help);
