//! Pieces are carried over the board, by mouse and by finger: the piece is under the pointer, and
//! goes home from where it may not be.

use anyhow::{Result, ensure};
use rookery_e2e::{Gesture, Key, Page, Pointer, in_both_browsers, in_chromium};
use rookery_rules::Position;
use serde::Deserialize;

use crate::board::{self, cell, has, middle};
use crate::hand::{HELD, carry, drag, drop, is_centered};

const PROMOTION: &str = "8/2P5/4k3/8/8/3K4/5p2/8 w - - 0 1";
const QUESTION: &str = "What should the pawn become?";

async fn moves_are_played_by_mouse(page: &Page) -> Result<()> {
    board::open_texts(page).await?;
    let (x, y) = middle(page, &cell("e4")).await?;
    // Off the middle of the square: the piece stays under the pointer and snaps when it is dropped.
    let place = (x + 9.0, y - 7.0);
    carry(page, Pointer::Mouse, "e2", place).await?;
    is_centered(page, place).await?;
    board::square_says(page, "e4", "can move here").await?;
    ensure!(board::count(page, ".under").await? == 1);
    drop(page, Pointer::Mouse).await?;
    board::shows(page, &board::after("e4")?).await?;
    has(page, HELD, 0).await?;
    // It was put there by hand and need not glide.
    ensure!(board::count(page, ".gliding").await? == 0);
    drag(page, Pointer::Mouse, "g8", "f6").await?;
    board::shows(page, &board::after("e4 Nf6")?).await?;
    board::moves_are(page, "1. e4 Nf6").await
}
in_both_browsers!(moves_are_played_by_mouse);

/// How often a piece was seen in the air, and how far at most from the pointer.
const WATCH: &str = "window.seen = { times: 0, astray: 0 };
    addEventListener('pointermove', (event) => {
        window.last = event;
        setTimeout(() => {
            const man = document.querySelector('.held:not(.returning)');
            if (!man) return;
            const { left, right, top, bottom } = man.getBoundingClientRect();
            const x = (left + right) / 2 - last.clientX;
            const y = (top + bottom) / 2 - last.clientY;
            seen.times += 1;
            seen.astray = Math.max(seen.astray, Math.hypot(x, y));
        });
    });";

#[derive(Debug, Deserialize)]
struct Seen {
    times: u32,
    astray: f64,
}

/// Not every driver holds a finger down between two orders, so the page itself watches the piece.
async fn moves_are_played_by_finger(page: &Page) -> Result<()> {
    page.resize(390, 844).await?;
    board::open(page).await?;
    page.ask::<()>(WATCH, vec![]).await?;
    for (from, to) in [("e2", "e4"), ("g8", "f6")] {
        let (x, y) = middle(page, &cell(from)).await?;
        let (to_x, to_y) = middle(page, &cell(to)).await?;
        let way = [
            Gesture::To(x, y),
            Gesture::Down,
            Gesture::To(x, y + 5.0),
            Gesture::To((x + to_x) / 2.0, (y + to_y) / 2.0),
            Gesture::To(to_x + 9.0, to_y - 7.0),
            Gesture::Up,
        ];
        page.point(Pointer::Finger, &way).await?;
    }
    board::shows(page, &board::after("e4 Nf6")?).await?;
    has(page, HELD, 0).await?;
    let seen: Seen = page.ask("return seen", vec![]).await?;
    ensure!(seen.times > 0 && seen.astray <= 1.5, "{seen:?}");
    let scrolled: f64 = page.ask("return scrollY", vec![]).await?;
    ensure!(scrolled == 0.0, "the page scrolled by {scrolled}");
    Ok(())
}
in_both_browsers!(moves_are_played_by_finger);

async fn what_may_not_be_goes_home(page: &Page) -> Result<()> {
    board::open(page).await?;
    let start = Position::default();
    // An impossible square.
    drag(page, Pointer::Mouse, "b1", "b5").await?;
    has(page, HELD, 0).await?;
    has(page, ".selected", 0).await?;
    // Beside the board.
    let (_, y) = middle(page, &cell("e4")).await?;
    carry(page, Pointer::Mouse, "e2", (4.0, y)).await?;
    is_centered(page, (4.0, y)).await?;
    ensure!(board::count(page, ".under").await? == 0);
    drop(page, Pointer::Mouse).await?;
    has(page, HELD, 0).await?;
    has(page, ".selected", 0).await?;
    // Escape.
    let e4 = middle(page, &cell("e4")).await?;
    carry(page, Pointer::Mouse, "e2", e4).await?;
    has(page, HELD, 1).await?;
    page.press(Key::Escape).await?;
    has(page, HELD, 0).await?;
    drop(page, Pointer::Mouse).await?;
    has(page, ".selected", 0).await?;
    board::shows(page, &start).await?;

    // Those who are not to move, and those who cannot, stay.
    for stuck in ["e7", "a1"] {
        carry(page, Pointer::Mouse, stuck, e4).await?;
        ensure!(board::count(page, HELD).await? == 0);
        drop(page, Pointer::Mouse).await?;
    }
    // Put back on its own square, a piece stays selected; so a click can say where to.
    let (x, y) = middle(page, &cell("e2")).await?;
    carry(page, Pointer::Mouse, "e2", (x + 10.0, y)).await?;
    drop(page, Pointer::Mouse).await?;
    board::square_says(page, "e2", "white pawn, selected").await?;
    board::click(page, "e4").await?;
    board::shows(page, &board::after("e4")?).await
}
in_both_browsers!(what_may_not_be_goes_home);

async fn a_pawn_is_promoted_where_it_is_dropped(page: &Page) -> Result<()> {
    board::open_texts(page).await?;
    page.fill(board::POSITION, PROMOTION).await?;
    let promotion = Position::parse_fen(PROMOTION)?;
    board::shows(page, &promotion).await?;
    drag(page, Pointer::Mouse, "c7", "c8").await?;
    page.find_role("dialog", QUESTION).await?;
    let (square_x, square_y) = middle(page, &cell("c8")).await?;
    let (queen_x, queen_y) = middle(page, "[aria-label=Queen]").await?;
    ensure!((square_x - queen_x).abs() <= 2.0 && (square_y - queen_y).abs() <= 2.0);
    page.click("button", "Rook").await?;
    board::shows(page, &board::played(promotion, "c8=R")?).await?;

    // Black's are at the near edge, and grow the other way.
    drag(page, Pointer::Mouse, "f2", "f1").await?;
    let (square_x, square_y) = middle(page, &cell("f1")).await?;
    let (queen_x, queen_y) = middle(page, "[aria-label=Queen]").await?;
    ensure!((square_x - queen_x).abs() <= 2.0 && (square_y - queen_y).abs() <= 2.0);
    page.click("button", "Queen").await?;
    board::shows(page, &board::played(promotion, "c8=R f1=Q+")?).await
}
in_both_browsers!(a_pawn_is_promoted_where_it_is_dropped);

async fn the_board_does_not_grow(page: &Page) -> Result<()> {
    const ELEMENTS: &str = ".board *";
    const TAKING: &str = "1. e4 d5 2. exd5 Qxd5";
    board::open_texts(page).await?;
    let elements = board::count(page, ELEMENTS).await?;
    for (from, to) in [("g1", "f3"), ("g8", "f6"), ("f3", "g1"), ("f6", "g8")] {
        board::click(page, from).await?;
        board::click(page, to).await?;
        has(page, &format!("{} .gliding", cell(to)), 1).await?;
    }
    // The marks of the last move are no elements of their own.
    has(page, ELEMENTS, elements).await?;
    page.fill(board::MOVES, TAKING).await?;
    board::shows(page, &board::after("e4 d5 exd5 Qxd5")?).await?;
    for _ in 0..3 {
        page.click("button", "One move back").await?;
        page.click("button", "One move on").await?;
    }
    let afterwards = board::count(page, ELEMENTS).await?;
    ensure!(afterwards <= elements + 4, "{elements} became {afterwards}");
    Ok(())
}
in_chromium!(the_board_does_not_grow);
