//! Choosing an opponent, the states of a game, and boards with something on them. Games are kept
//! ones that the page goes on with.

use anyhow::Result;
use rookery_e2e::{Key, Page};

use crate::album::Album;

/// A game with pieces taken on both sides, White to move.
const MIDDLE: &str = "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5c6 d7c6 e1g1 f7f6 d2d4 e5d4 f3d4 c6c5 d4b3 \
    d8d1 f1d1 c8g4 f2f3 g4e6 c1f4 c5c4 b3d4 e6f7 f4c7 a8c8";
/// Black is mated by the next move.
const BRINK: &str = "e2e4 e7e5 d1h5 b8c6 f1c4 g8f6";
const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const PROMOTION: &str = "8/2P3pp/6k1/8/8/8/5PPP/6K1 w - - 0 1";

const FOX: &str = "1700 1000 100 90 40 0 gambits human";
const THINKER: &str = "full 30000 50 100 50 0 none instant";

const CHOOSE: &str = "document.querySelector(`[name=rival][value=${arguments[0]}]`).click();";
const OPEN: &str = "document.querySelector('.advanced').open = true;";
const SCROLL: &str = "depth.scrollIntoView({ block: 'center' });";

/// What is chosen before a game.
pub(crate) async fn choices(album: &Album<'_>) -> Result<()> {
    let page = album.page();
    album.place("/", "/").await?;
    album.place("/play", "/play").await?;
    page.ask::<()>(CHOOSE, vec!["fox".into()]).await?;
    page.wait_for_text("Russet the fox").await?;
    album.add("play-fox").await?;
    page.ask::<()>(CHOOSE, vec!["own".into()]).await?;
    page.find("#rating").await?;
    album.add("play-own").await?;
    page.click("button", "By depth").await?;
    page.ask::<()>(OPEN, vec![]).await?;
    page.find("#depth").await?;
    page.ask::<()>(SCROLL, vec![]).await?;
    album.add("play-advanced").await?;
    for (company, name) in [
        ("friends", "play-two-players"),
        ("engines", "play-two-engines"),
    ] {
        album
            .place(name, &format!("/play?company={company}"))
            .await?;
    }
    page.goto("/play?company=sparring").await
}

/// A game from its middle to its end.
pub(crate) async fn states(album: &Album<'_>) -> Result<()> {
    let page = album.page();
    let clock = clock(MIDDLE.split_whitespace().count());
    resume(page, FOX, START, MIDDLE, &clock).await?;
    album.add("game").await?;

    // A pointer beside the list would leave it when the window changes, and be asked.
    page.point_at(".site-header").await?;
    page.ask::<()>("document.querySelector('[data-ply=\"9\"]').click()", vec![])
        .await?;
    page.find("[data-ply='9'][aria-current]").await?;
    album.add("game-past").await?;
    page.point_at("[data-ply='9']").await?;
    page.point_at("[data-square=e4]").await?;
    page.find("dialog").await?;
    album.add("game-go-back").await?;
    page.click("button", "Yes, go back").await?;
    page.find(".put-aside button").await?;
    album.add("game-put-aside").await?;
    page.click("button", "Bring them back").await?;

    page.find("[data-square=d4]").await?.click().await?;
    page.find(".target").await?;
    album.add("game-picked-up").await?;
    page.press(Key::Escape).await?;
    page.click("button", "Hint").await?;
    page.wait_for_text("Look at your").await?;
    album.add("game-hint").await?;
    page.click("button", "Resign").await?;
    album.add("game-resign").await?;
    page.click("button", "Yes, resign").await?;
    page.find("#play-again").await?;
    album.add("game-lost").await?;

    resume(page, FOX, START, BRINK, "").await?;
    for square in ["h5", "f7"] {
        page.find(&format!("[data-square={square}]"))
            .await?
            .click()
            .await?;
    }
    page.find("#play-again").await?;
    album.add("game-won").await?;

    resume(page, FOX, PROMOTION, "", "").await?;
    for square in ["c7", "c8"] {
        page.find(&format!("[data-square={square}]"))
            .await?
            .click()
            .await?;
    }
    page.find("[role=dialog]").await?;
    album.add("game-promotion").await?;
    page.click("button", "Queen").await?;

    resume(page, THINKER, START, "e2e4 e7e5 g1f3", "").await?;
    page.wait_for_text("Right now").await?;
    album.add("game-thinking").await?;
    // Whoever leaves does not want to be asked about a game.
    leave(page).await
}

/// The board pages with something on them.
pub(crate) async fn boards(album: &Album<'_>) -> Result<()> {
    const GAME: &str = "1. e4! {[%csl Ge4] [%cal Re4e5] The center first.} e5 (1... c5 2. Nf3) \
        2. Qh5 Nc6 3. Bc4 Nf6?? 4. Qxf7#";
    let page = album.page();
    page.goto("/board?way=paste").await?;
    page.fill("Game or moves", GAME).await?;
    page.wait_for_text("White wins by checkmate").await?;
    album.add("board-game").await?;
    page.goto("/position").await?;
    page.click("button", "Clear").await?;
    page.wait_for_text("White has no king.").await?;
    album.add("position-trouble").await
}

/// Opens the page with a game that this browser has kept.
async fn resume(page: &Page, opponent: &str, start: &str, moves: &str, more: &str) -> Result<()> {
    const KEEP: &str = "localStorage.setItem('game', arguments[0])";
    // Every game has a seed of its own.
    let seed = 4_700 + moves.len();
    let text = format!("rookery game 2\nwhite\n{opponent}\n{seed}\n{start}\n{moves}{more}");
    leave(page).await?;
    page.ask::<()>(KEEP, vec![text.into()]).await?;
    page.goto("/play").await?;
    page.find("[aria-label='Take back']").await.map(drop)
}

/// Goes where no game is kept, and forgets the last one.
async fn leave(page: &Page) -> Result<()> {
    page.goto("/nowhere").await?;
    page.find("h1").await?;
    page.ask("localStorage.removeItem('game')", vec![]).await
}

/// Ten minutes a side, some of them gone.
fn clock(plies: usize) -> String {
    let left = (0..plies).map(|ply| 605_000 - 11_300 * (ply as u64 / 2) - 900 * (ply as u64 % 2));
    let left: Vec<_> = left.map(|millis| millis.to_string()).collect();
    format!("\nclock 600+5 14000 {}", left.join(" "))
}
