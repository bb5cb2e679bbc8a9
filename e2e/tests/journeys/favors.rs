//! What one can ask for in a game: a hint, a draw, the game as a file, and a list out of sight.

use anyhow::{Result, ensure};
use rookery_e2e::{Page, in_chromium, until};
use rookery_rules::Position;

use crate::{board, game};

async fn a_hint_shows_the_piece_and_then_the_move(page: &Page) -> Result<()> {
    let start = Position::default().fen();
    game::resume(page, "white", &start, "e2e4 e7e5", "").await?;
    page.click("button", "Hint").await?;
    page.wait_for_text("Look at your").await?;
    page.wait_for_text("1 hint used").await?;
    let drawn = page.attribute(".drawings", "aria-label").await?;
    ensure!(drawn.is_some_and(|drawn| drawn.contains("green circle on")));
    page.click("button", "Hint").await?;
    page.wait_for_text("A good move:").await?;
    let drawn = page.attribute(".drawings", "aria-label").await?;
    ensure!(drawn.is_some_and(|drawn| drawn.contains("green arrow from")));
    page.wait_for_attribute("[aria-label=Hint]", "aria-disabled", "true")
        .await?;

    // The count is kept, and the next position has no hint.
    page.goto("/play").await?;
    page.wait_for_text("1 hint used").await?;
    ensure!(board::count(page, ".drawings").await? == 0);

    page.ask::<()>(
        "localStorage.setItem('preferences', '{\"hints\":false}')",
        vec![],
    )
    .await?;
    page.goto("/play").await?;
    page.find_role("button", "Resign").await?;
    ensure!(board::count(page, "[aria-label=Hint]").await? == 0);
    Ok(())
}
in_chromium!(a_hint_shows_the_piece_and_then_the_move);

async fn a_draw_is_offered_and_answered(page: &Page) -> Result<()> {
    let start = Position::default().fen();
    game::resume(page, "white", &start, "e2e4 e7e5", "").await?;
    page.click("button", "Offer a draw").await?;
    page.wait_for_text("Offer Rookery a draw?").await?;
    ensure!(!game::view(page).await?.is_over);
    page.click("button", "Keep playing").await?;
    page.click("button", "Offer a draw").await?;
    page.click("button", "Yes, offer a draw").await?;
    page.wait_for_text("Rookery says: so soon?").await?;
    page.wait_for_attribute("[aria-label='Offer a draw']", "aria-disabled", "true")
        .await?;
    ensure!(!game::view(page).await?.is_over);

    let even = "8/5pk1/6p1/8/3r4/6P1/5PK1/3R4 w - - 0 60";
    game::resume(page, "white", even, "d1e1 d4d2", "").await?;
    page.click("button", "Offer a draw").await?;
    page.click("button", "Yes, offer a draw").await?;
    game::status_begins(page, "Draw by agreement").await?;
    page.find_role("button", "Rematch").await?;

    // Where nobody can win, the engine says so itself.
    let knights = "8/2n1k3/8/8/3K4/8/5N2/8 w - - 12 60";
    game::resume(page, "white", knights, "", "").await?;
    game::play(page, "f2", "g4").await?;
    page.wait_for_text("Rookery offers a draw").await?;
    page.click("button", "Play on").await?;
    until("no offer any more", async || {
        let offers = board::count(page, ".offer").await?;
        Ok((offers == 0).then_some(()))
    })
    .await?;
    game::resume(page, "white", knights, "", "").await?;
    game::play(page, "f2", "g4").await?;
    page.click("button", "Accept").await?;
    game::status_begins(page, "Draw by agreement").await
}
in_chromium!(a_draw_is_offered_and_answered);

async fn a_game_is_taken_along(page: &Page) -> Result<()> {
    const WATCH: &str = "document.querySelector('.export').open = true;
        window.files = [];
        const real = URL.createObjectURL;
        URL.createObjectURL = (blob) => { window.blob = blob; return real(blob); };
        HTMLAnchorElement.prototype.click = function () {
            const name = this.download;
            window.blob.text().then((text) => window.files.push([name, text]));
        };";
    let start = Position::default().fen();
    let clock = "\nclock 180+2 0 180000 180000 180000 180000";
    game::resume(page, "white", &start, "e2e4 e7e5 g1f3 b8c6", clock).await?;
    page.ask::<()>(WATCH, vec![]).await?;
    page.click("button", "Download Position (FEN)").await?;
    page.click("button", "Download Game (PGN)").await?;
    let files: Vec<[String; 2]> = until("two files", async || {
        let files: Vec<[String; 2]> = page.ask("return window.files", vec![]).await?;
        Ok((files.len() == 2).then_some(files))
    })
    .await?;
    let [[fen_name, fen], [pgn_name, pgn]] = &files[..] else {
        anyhow::bail!("{files:?}");
    };
    ensure!((&**fen_name, &**pgn_name) == ("position.fen", "game.pgn"));
    ensure!(Position::parse_fen(fen)? == board::after("e4 e5 Nf3 Nc6")?);
    for line in [
        "[White \"Player\"]",
        "[Black \"Rookery (full strength)\"]",
        "[Result \"*\"]",
        "[TimeControl \"180+2\"]",
        "[ECO \"C44\"]",
        "1. e4 e5 2. Nf3 Nc6 *",
    ] {
        ensure!(pgn.lines().any(|told| told == line), "{line}\n{pgn}");
    }
    Ok(())
}
in_chromium!(a_game_is_taken_along);

async fn a_game_is_told_listed_and_counted_beside_the_board(page: &Page) -> Result<()> {
    let start = Position::default().fen();
    game::resume(page, "white", &start, "e2e4 g8f6", "").await?;
    until("the knight's move in words", async || {
        Ok((page.text(".transcript").await? == "Black: knight f6").then_some(()))
    })
    .await?;

    page.find(".sheet-moves").await?;
    page.click("button", "Moves").await?;
    page.wait_for_attribute(".sheet-toggle", "aria-expanded", "false")
        .await?;
    ensure!(board::count(page, ".sheet-moves").await? == 0);
    page.goto("/play").await?;
    page.wait_for_attribute(".sheet-toggle", "aria-expanded", "false")
        .await?;
    ensure!(board::count(page, ".sheet-moves").await? == 0);
    page.click("button", "Moves").await?;
    page.find(".sheet-moves").await?;

    let moves = "e2e4 d7d5 e4d5 g8f6 d2d4 f6d5";
    game::resume(page, "white", &start, "e2e4 d7d5 e4d5 g8f6", "").await?;
    page.wait_for_attribute(".captured", "aria-label", "took 1 pawn; ahead by 1")
        .await?;
    game::resume(page, "white", &start, moves, "").await?;
    until("both sides' pieces", async || {
        let both = "[aria-label='took 1 pawn']";
        Ok((board::count(page, both).await? == 2).then_some(()))
    })
    .await
}
in_chromium!(a_game_is_told_listed_and_counted_beside_the_board);
