//! Circles and arrows that one draws with the right button, to think with.

use anyhow::Result;
use rookery_e2e::{Gesture, Key, Page, Pointer, in_both_browsers};

use crate::board::{self, cell, has, middle};

const DRAWN: &str = ".board .drawings";

async fn draw(page: &Page, from: &str, to: &str) -> Result<()> {
    let (x, y) = middle(page, &cell(from)).await?;
    let (to_x, to_y) = middle(page, &cell(to)).await?;
    let way = [
        Gesture::To(x, y),
        Gesture::Down,
        Gesture::To(to_x, to_y),
        Gesture::Up,
    ];
    page.point(Pointer::RightButton, &way).await
}

async fn drawn(page: &Page, words: &str) -> Result<()> {
    let label = format!("Drawn on the board: {words}");
    page.wait_for_attribute(DRAWN, "aria-label", &label).await
}

async fn arrows_and_circles_are_drawn_and_go_again(page: &Page) -> Result<()> {
    board::open(page).await?;
    draw(page, "e2", "e4").await?;
    drawn(page, "green arrow from e2 to e4").await?;
    draw(page, "d5", "d5").await?;
    drawn(page, "green arrow from e2 to e4, green circle on d5").await?;
    // Drawn again, it is rubbed out.
    draw(page, "e2", "e4").await?;
    drawn(page, "green circle on d5").await?;

    let keys = page.browser().web().action_chain();
    keys.key_down(Key::Alt).perform().await?;
    draw(page, "g1", "f3").await?;
    let keys = page.browser().web().action_chain();
    keys.key_up(Key::Alt).perform().await?;
    drawn(page, "green circle on d5, blue arrow from g1 to f3").await?;
    // Told apart without seeing colors.
    page.find(".drawn.blue .drawn-line").await?;

    board::click(page, "c5").await?;
    has(page, DRAWN, 0).await?;
    draw(page, "e7", "e5").await?;
    drawn(page, "green arrow from e7 to e5").await?;
    board::click(page, "e2").await?;
    drawn(page, "green arrow from e7 to e5").await?;
    board::click(page, "e4").await?;
    board::shows(page, &board::after("e4")?).await?;
    has(page, DRAWN, 0).await
}
in_both_browsers!(arrows_and_circles_are_drawn_and_go_again);
