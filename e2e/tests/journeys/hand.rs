//! The hands with which pieces are moved: clicks, a mouse that drags, a finger, and keys alone.

use anyhow::{Result, bail, ensure};
use rookery_e2e::{Gesture, Key, Page, Pointer, until};
use rookery_rules::{Move, Promotion, Square};
use serde_json::json;

use crate::board::{self, cell, middle};

/// A piece that is carried.
pub(crate) const HELD: &str = ".held";

/// A way to move a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Hand {
    /// Clicks on the piece and on its square.
    Clicks,
    /// Drags it with the mouse.
    Mouse,
    /// Taps on both squares.
    Finger,
    /// Goes there by arrow keys.
    Keys,
}

impl Hand {
    /// Plays a legal move on the board.
    pub(crate) async fn play(self, page: &Page, mv: Move) -> Result<()> {
        let [from, to] = [mv.from(), mv.to()].map(|square| square.to_string());
        match self {
            Self::Clicks => {
                board::click(page, &from).await?;
                board::click(page, &to).await?;
            }
            Self::Mouse => drag(page, Pointer::Mouse, &from, &to).await?,
            Self::Finger => {
                tap(page, &cell(&from)).await?;
                tap(page, &cell(&to)).await?;
            }
            Self::Keys => {
                for square in [mv.from(), mv.to()] {
                    walk(page, square).await?;
                    page.press(Key::Enter).await?;
                }
            }
        }
        match mv.promotion() {
            Some(promotion) => self.promote(page, promotion).await,
            None => Ok(()),
        }
    }

    /// Answers the question what a pawn becomes.
    async fn promote(self, page: &Page, promotion: Promotion) -> Result<()> {
        let piece = match promotion {
            Promotion::Queen => "Queen",
            Promotion::Rook => "Rook",
            Promotion::Bishop => "Bishop",
            Promotion::Knight => "Knight",
        };
        match self {
            Self::Clicks | Self::Mouse => page.click("button", piece).await,
            Self::Finger => tap(page, &format!("[role=dialog] [aria-label={piece}]")).await,
            Self::Keys => {
                board::focus_is_on(page, "Queen").await?;
                page.tab_to("button", piece).await?;
                page.press(Key::Enter).await
            }
        }
    }
}

/// Picks up the piece of a square and goes to a place.
pub(crate) async fn carry(page: &Page, pointer: Pointer, from: &str, to: (f64, f64)) -> Result<()> {
    let (x, y) = middle(page, &cell(from)).await?;
    let way = [
        Gesture::To(x, y),
        Gesture::Down,
        // Not yet a drag, then one.
        Gesture::To(x + 4.0, y),
        Gesture::To((x + to.0) / 2.0, (y + to.1) / 2.0),
        Gesture::To(to.0, to.1),
    ];
    page.point(pointer, &way).await
}

pub(crate) async fn drop(page: &Page, pointer: Pointer) -> Result<()> {
    page.point(pointer, &[Gesture::Up]).await
}

pub(crate) async fn drag(page: &Page, pointer: Pointer, from: &str, to: &str) -> Result<()> {
    let target = middle(page, &cell(to)).await?;
    carry(page, pointer, from, target).await?;
    drop(page, pointer).await
}

/// The middle of the carried piece is where the pointer is.
pub(crate) async fn is_centered(page: &Page, (x, y): (f64, f64)) -> Result<()> {
    board::has(page, HELD, 1).await?;
    let (piece_x, piece_y) = middle(page, HELD).await?;
    ensure!(
        (piece_x - x).abs() <= 1.5 && (piece_y - y).abs() <= 1.5,
        "the piece is at {piece_x}, {piece_y} and the pointer at {x}, {y}"
    );
    Ok(())
}

/// Taps the middle of the first such element with a finger.
pub(crate) async fn tap(page: &Page, selector: &str) -> Result<()> {
    // What sticks to an edge of the window must not lie over it.
    const CENTER: &str = "const { top, bottom } =
            document.querySelector(arguments[0]).getBoundingClientRect();
        if (top < 0 || bottom > innerHeight - 160)
            document.querySelector(arguments[0]).scrollIntoView({ block: 'center' });";
    page.find(selector).await?;
    page.ask::<()>(CENTER, vec![json!(selector)]).await?;
    let (x, y) = middle(page, selector).await?;
    let tap = [Gesture::To(x, y), Gesture::Down, Gesture::Up];
    page.point(Pointer::Finger, &tap).await
}

/// Goes from the square that has the focus to another one, on a board seen from White's side.
async fn walk(page: &Page, to: Square) -> Result<()> {
    let Some(here) = board::focused_square(page).await? else {
        bail!("the board does not have the focus");
    };
    let here: Square = here.parse()?;
    let [across, up] = [
        to.file().index() as i8 - here.file().index() as i8,
        to.rank().index() as i8 - here.rank().index() as i8,
    ];
    let sideways = if across < 0 { Key::Left } else { Key::Right };
    let upright = if up < 0 { Key::Down } else { Key::Up };
    for (key, steps) in [(sideways, across), (upright, up)] {
        for _ in 0..steps.abs() {
            page.press(key.clone()).await?;
        }
    }
    until(&format!("the focus on {to}"), async || {
        let focused = board::focused_square(page).await?;
        Ok((focused == Some(to.to_string())).then_some(()))
    })
    .await
}
