//! The whole board is on the screen, square, and nothing runs off to the side: on a phone, on a
//! very small one, on laptops, on a large screen, and when everything is shown at twice its size.

use anyhow::{Result, ensure};
use rookery_e2e::{Key, Page, Pointer, in_both_browsers};
use rookery_rules::Position;
use serde::Deserialize;

use crate::hand::{HELD, carry, drop, is_centered};
use crate::{account, board, game};

const SIZES: [(u32, u32); 6] = [
    (390, 844),
    (320, 480),
    (1280, 800),
    (1366, 625),
    (2560, 1440),
    // 1280×800 at 200 %.
    (640, 400),
];

#[derive(Debug, Deserialize)]
struct Layout {
    /// What one sees of the page; a scroll bar may take its part.
    window: [f64; 2],
    /// How wide the page is, whether one sees all of it or not.
    page: f64,
    /// How high it is.
    height: f64,
    /// Left, top, right, bottom.
    board: [f64; 4],
    /// Top and bottom of what is told about each player.
    players: Vec<[f64; 2]>,
    /// How many clocks can be read.
    clocks: usize,
    /// The lower edge of the buttons of a game.
    actions: Option<f64>,
    /// Width and height of each square.
    squares: Vec<[f64; 2]>,
}

async fn layout(page: &Page) -> Result<Layout> {
    const MEASURE: &str = "const root = document.documentElement;
        const box = (element) => element.getBoundingClientRect();
        scrollTo(0, 0);
        document.querySelector('[role=grid]').scrollIntoView({ block: 'nearest' });
        const board = box(document.querySelector('[role=grid]'));
        const actions = document.querySelector('.actions');
        const all = (selector) => [...document.querySelectorAll(selector)];
        const squares = [...document.querySelectorAll('[data-square]')].map(box);
        return {
            window: [root.clientWidth, root.clientHeight],
            page: root.scrollWidth,
            height: root.scrollHeight,
            board: [board.left, board.top, board.right, board.bottom],
            players: all('.player').map(box).map(({ top, bottom }) => [top, bottom]),
            clocks: all('[role=timer]').filter((clock) => box(clock).width > 0).length,
            actions: actions ? box(actions).bottom : null,
            squares: squares.map((square) => [square.width, square.height]),
        };";
    page.ask(MEASURE, vec![]).await
}

/// The whole board can be seen, its squares are square, and nothing runs off to the side.
fn fits(layout: &Layout) -> Result<()> {
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
    Ok(())
}

async fn the_whole_board_is_on_every_screen(page: &Page) -> Result<()> {
    for (width, height) in SIZES {
        page.resize(width, height).await?;
        board::open(page).await?;
        fits(&layout(page).await?)?;
    }
    Ok(())
}
in_both_browsers!(the_whole_board_is_on_every_screen);

async fn a_game_is_on_every_screen(page: &Page) -> Result<()> {
    game::open(page).await?;
    for (width, height) in SIZES {
        page.resize(width, height).await?;
        fits(&layout(page).await?)?;
    }
    game::begin(page, "White", game::SHORT).await?;
    game::play(page, "e2", "e4").await?;
    game::played(page, 2).await?;
    for (width, height) in SIZES {
        page.resize(width, height).await?;
        let layout = layout(page).await?;
        fits(&layout)?;
        let [wide, high] = layout.window;
        if height >= 800 {
            let actions = layout.actions.unwrap_or(f64::INFINITY);
            ensure!(actions <= high, "the buttons are cut off: {layout:?}");
        }
        match width {
            1280 => ensure!(layout.height <= high, "scrolls: {layout:?}"),
            640.. => {}
            _ => ensure!(
                layout.board[2] - layout.board[0] >= wide - 1.0 || height < 800,
                "the board is not as wide as the phone: {layout:?}"
            ),
        }
    }
    Ok(())
}
in_both_browsers!(a_game_is_on_every_screen);

async fn the_moves_have_room_beside_the_board(page: &Page) -> Result<()> {
    const MOVES: &str = "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5c6 d7c6 e1g1 f7f6 d2d4 e5d4 f3d4 c6c5 \
        d4b3 d8d1 f1d1 c8g4 f2f3 g4e6";
    /// The rows that are seen whole, and what scrolls between the list and the page.
    const LOOK: &str = "const box = (element) => element.getBoundingClientRect();
        const list = document.querySelector('.sheet-moves');
        const [top, bottom] = [Math.max(0, box(list).top), Math.min(innerHeight, box(list).bottom)];
        const seen = [...list.children].filter((row) =>
            box(row).top >= top - 1 && box(row).bottom <= bottom + 1);
        const above = [];
        for (let one = list.parentElement; one !== document.body; one = one.parentElement) {
            above.push(one);
        }
        const nested = above.filter((one) => one.scrollHeight > one.clientHeight + 1
            && ['auto', 'scroll'].includes(getComputedStyle(one).overflowY));
        return [seen.length, nested.length];";
    const FOX: &str = "1700 1000 100 90 40 0 gambits human";
    page.resize(1280, 800).await?;
    let start = Position::default().fen();
    game::resume_against(page, FOX, &start, MOVES).await?;
    let [seen, nested]: [usize; 2] = page.ask(LOOK, vec![]).await?;
    ensure!(seen >= 8, "{seen} rows");
    ensure!(nested == 0, "{nested} parts scroll around the list");
    fits(&layout(page).await?)
}
in_both_browsers!(the_moves_have_room_beside_the_board);

async fn a_game_by_the_clock_is_on_every_screen(page: &Page) -> Result<()> {
    let start = Position::default().fen();
    let moves = "e2e4 d7d5 e4d5 d8d5";
    let clock = "\nclock 600+5 0 605000 605000 605000 605000";
    game::resume(page, "white", &start, moves, clock).await?;
    board::has(page, ".captured", 2).await?;
    for (width, height) in SIZES {
        page.resize(width, height).await?;
        let layout = layout(page).await?;
        fits(&layout)?;
        ensure!(
            layout.players.len() == 2 && layout.clocks == 2,
            "{layout:?}"
        );
        let [_, high] = layout.window;
        for [top, bottom] in &layout.players {
            ensure!(
                *top >= 0.0 && *bottom <= high,
                "a player is cut off: {layout:?}"
            );
        }
        // Wherever on the screen the board is, a piece is under the pointer.
        let (x, y) = board::middle(page, &board::cell("e4")).await?;
        let place = (x + 5.0, y - 4.0);
        carry(page, Pointer::Mouse, "d2", place).await?;
        is_centered(page, place).await?;
        page.press(Key::Escape).await?;
        drop(page, Pointer::Mouse).await?;
        board::has(page, HELD, 0).await?;
    }
    Ok(())
}
in_both_browsers!(a_game_by_the_clock_is_on_every_screen);

async fn page_width(page: &Page) -> Result<[f64; 2]> {
    let measure = "const { clientWidth, scrollWidth } = document.documentElement;
        return [clientWidth, scrollWidth];";
    page.ask(measure, vec![]).await
}

async fn the_door_and_its_menu_fit_a_phone(page: &Page) -> Result<()> {
    for (width, height) in SIZES {
        page.resize(width, height).await?;
        for (path, heading) in [("/sign-up", "Make an account"), ("/log-in", "Log in")] {
            account::open(page, path, heading).await?;
            let [window, page] = page_width(page).await?;
            ensure!(page <= window, "{path} scrolls sideways at {width}");
        }
    }
    // The longest name there can be.
    page.resize(1280, 800).await?;
    account::open(page, "/sign-up", "Make an account").await?;
    page.fill(account::LOGIN, "rita").await?;
    page.fill(account::DISPLAY, "Wilhelmina Margarethe van Houten")
        .await?;
    page.fill(account::PASSWORD, account::SECRET).await?;
    page.fill(account::REPEATED, account::SECRET).await?;
    page.click("button", "Sign up").await?;
    account::is_in(page, "Wilhelmina Margarethe van Houten").await?;
    for (width, height) in SIZES {
        page.resize(width, height).await?;
        let [window, whole] = page_width(page).await?;
        ensure!(whole <= window, "the header is wider than {width}");
    }
    page.resize(320, 480).await?;
    page.click("button", "Menu").await?;
    page.wait_for_attribute(".menu-button", "aria-expanded", "true")
        .await?;
    account::is_in(page, "Wilhelmina Margarethe van Houten").await?;
    let [window, whole] = page_width(page).await?;
    ensure!(whole <= window, "the menu is wider than the phone");
    page.press(Key::Escape).await?;
    page.wait_for_attribute(".menu-button", "aria-expanded", "false")
        .await?;
    page.click("button", "Menu").await?;
    page.click("button", "Log out").await?;
    page.wait_for_attribute(".menu-button", "aria-expanded", "false")
        .await?;
    page.click("button", "Menu").await?;
    account::is_out(page).await
}
in_both_browsers!(the_door_and_its_menu_fit_a_phone);
