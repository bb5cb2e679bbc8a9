//! From letting a piece go to the frame that shows it.

use anyhow::{Context, Result};
use rookery_rules::Position;
use serde::Deserialize;
use serde_json::json;

use crate::{Gesture, Page, Pointer};

/// What one drop took.
#[derive(Debug, Clone, Copy, PartialEq, Deserialize)]
pub struct Drawn {
    /// The first frame after the drop is 1.
    pub frame: u32,
    /// From the drop to the beginning of that frame.
    pub millis: f64,
}

const WATCH: &str = "window.drawn = [];
    const shown = () => document.querySelector('[role=grid]').dataset.fen;
    let before = shown();
    addEventListener('pointerdown', () => { before = shown(); }, true);
    addEventListener('pointerup', (event) => {
        let frame = 0;
        const look = () => {
            frame += 1;
            if (shown() === before) return requestAnimationFrame(look);
            drawn.push({ frame, millis: performance.now() - event.timeStamp });
        };
        requestAnimationFrame(look);
    }, true);";

const MIDDLES: &str = "return arguments[0].map((square) => {
        const cell = document.querySelector(`[data-square=${square}]`);
        const { left, right, top, bottom } = cell.getBoundingClientRect();
        return [(left + right) / 2, (top + bottom) / 2];
    });";

/// Drags so many pieces on the board page, where nobody answers, and tells how long each took.
///
/// # Errors
/// When a piece does not arrive.
pub async fn drops(page: &Page, number: usize) -> Result<Vec<Drawn>> {
    page.goto("/board").await?;
    page.find("[data-square=e2]").await?;
    page.ask::<()>(WATCH, vec![]).await?;
    let mut position = Position::default();
    for _ in 0..number {
        let mv = *position.moves().first().context("no move")?;
        let squares = [mv.from(), mv.to()].map(|square| square.to_string());
        let middles: [(f64, f64); 2] = page.ask(MIDDLES, vec![json!(squares)]).await?;
        let [(x, y), (to_x, to_y)] = middles;
        let way = [
            Gesture::To(x, y),
            Gesture::Down,
            Gesture::To((x + to_x) / 2.0, (y + to_y) / 2.0),
            Gesture::To(to_x, to_y),
            Gesture::Up,
        ];
        page.point(Pointer::Mouse, &way).await?;
        position = position.play_unchecked(mv);
        page.wait_for_attribute("[role=grid]", "data-fen", &position.fen())
            .await?;
    }
    crate::until("all pieces to be drawn", async || {
        let drawn: Vec<Drawn> = page.ask("return drawn", vec![]).await?;
        Ok((drawn.len() == number).then_some(drawn))
    })
    .await
}
