//! The whole board is on the screen, square, and nothing runs off to the side, on a phone, on a
//! very small one and on a laptop.

use anyhow::{Result, ensure};
use rookery_e2e::{Page, in_both_browsers};
use serde::Deserialize;

use crate::board;

const SIZES: [(u32, u32); 3] = [(390, 844), (320, 480), (1280, 800)];

#[derive(Debug, Deserialize)]
struct Layout {
    /// What one sees of the page; a scroll bar may take its part.
    window: [f64; 2],
    /// How wide the page is, whether one sees all of it or not.
    page: f64,
    /// Left, top, right, bottom.
    board: [f64; 4],
    /// Width and height of each square.
    squares: Vec<[f64; 2]>,
}

async fn layout(page: &Page) -> Result<Layout> {
    const MEASURE: &str = "const root = document.documentElement;
        const box = (element) => element.getBoundingClientRect();
        const board = box(document.querySelector('[role=grid]'));
        const squares = [...document.querySelectorAll('[data-square]')].map(box);
        return {
            window: [root.clientWidth, root.clientHeight],
            page: root.scrollWidth,
            board: [board.left, board.top, board.right, board.bottom],
            squares: squares.map((square) => [square.width, square.height]),
        };";
    page.ask(MEASURE, vec![]).await
}

async fn the_whole_board_is_on_every_screen(page: &Page) -> Result<()> {
    for (width, height) in SIZES {
        page.resize(width, height).await?;
        board::open(page).await?;
        let layout = layout(page).await?;
        let [left, top, right, bottom] = layout.board;
        let [width, height] = layout.window;
        ensure!(layout.page <= width, "scrolls sideways: {layout:?}");
        ensure!(
            left >= 0.0 && top >= 0.0 && right <= width && bottom <= height,
            "the board is cut off: {layout:?}"
        );
        ensure!(layout.squares.len() == 64);
        for [across, down] in &layout.squares {
            ensure!((across - down).abs() <= 1.0, "not square: {layout:?}");
            ensure!(*across > 30.0, "too small to tap: {layout:?}");
        }
    }
    Ok(())
}
in_both_browsers!(the_whole_board_is_on_every_screen);
