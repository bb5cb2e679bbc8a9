//! A game is pasted as PGN and gone through: its variations, its comments, its drawings, and what
//! the page says about a broken one.

use anyhow::{Result, ensure};
use rookery_e2e::{Key, Page, in_both_browsers, in_chromium, until};
use rookery_rules::Position;
use serde_json::json;

use crate::board;

const GAME: &str = r#"[Event "club match"]
[White "Anna"]
[Black "Ben"]
[Result "1-0"]

1. e4 {[%clk 0:10:00] [%eval 0.3]} e5 2. Nf3 Nc6 3. Bc4 $1
{[%csl Gf7] [%cal Gc4f7,Re8f7] The bishop looks at f7.}
(3. Bb5 {The Spanish.} a6 (3... Nf6 4. O-O) 4. Ba4) (3. d4 exd4)
3... Nf6 4. Ng5 1-0
"#;

const OTHER: &str = r#"[White "Ben"]
[Black "Chidi"]
[Result "1/2-1/2"]

1. d4 d5 1/2-1/2
"#;

/// Pastes over everything. The text comes by script, because keys would take minutes.
async fn paste(page: &Page, text: &str) -> Result<()> {
    const PASTE: &str = "const field = document.querySelector('#moves');
        field.focus();
        field.value = arguments[0];
        field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));";
    page.ask(PASTE, vec![json!(text)]).await
}

/// Waits until these moves have led to the board, and the last of them is marked in the list.
async fn is_after(page: &Page, moves: &str) -> Result<()> {
    board::shows(page, &board::after(moves)?).await?;
    let current = board::count(page, ".move[aria-current=step]").await?;
    ensure!(current == usize::from(!moves.is_empty()));
    Ok(())
}

async fn text_is(page: &Page, selector: &str, text: &str) -> Result<()> {
    until(&format!("`{selector}` to say {text:?}"), async || {
        Ok((page.text(selector).await?.trim() == text).then_some(()))
    })
    .await
}

/// Leaves the field, so that keys go through the game.
async fn leave_field(page: &Page) -> Result<()> {
    page.ask("document.activeElement.blur()", vec![]).await
}

async fn a_pasted_game_is_gone_through(page: &Page) -> Result<()> {
    board::open_texts(page).await?;
    paste(page, GAME).await?;
    text_is(page, ".game-caption", "Anna – Ben, club match, 1-0").await?;
    is_after(page, "").await?;
    page.wait_for_text("The bishop looks at f7.").await?;
    ensure!(board::count(page, ".variation").await? == 4);
    ensure!(page.text(".move-list").await?.contains("10:00"));
    ensure!(page.text(".move-list").await?.contains("+0.30"));

    leave_field(page).await?;
    for _ in 0..5 {
        page.press(Key::Right).await?;
    }
    is_after(page, "e4 e5 Nf3 Nc6 Bc4").await?;
    page.find_role("button", "3. Bc4, good move").await?;
    let drawn = "Drawn on the board: green circle on f7, green arrow from c4 to f7, red arrow from e8 to f7";
    page.wait_for_attribute(".drawings", "aria-label", drawn)
        .await?;

    page.press(Key::Down).await?;
    is_after(page, "e4 e5 Nf3 Nc6 Bb5").await?;
    ensure!(board::count(page, ".drawings").await? == 0);
    for (key, moves) in [
        (Key::Right, "e4 e5 Nf3 Nc6 Bb5 a6"),
        (Key::Down, "e4 e5 Nf3 Nc6 Bb5 Nf6"),
        (Key::End, "e4 e5 Nf3 Nc6 Bb5 Nf6 O-O"),
        (Key::Up, "e4 e5 Nf3 Nc6 Bb5 a6"),
        (Key::Up, "e4 e5 Nf3 Nc6 Bc4"),
        (Key::Right, "e4 e5 Nf3 Nc6 Bc4 Nf6"),
        (Key::End, "e4 e5 Nf3 Nc6 Bc4 Nf6 Ng5"),
        (Key::Home, ""),
    ] {
        page.press(key).await?;
        is_after(page, moves).await?;
    }
    page.click("button", "3… exd4, in a variation").await?;
    is_after(page, "e4 e5 Nf3 Nc6 d4 exd4").await?;
    page.click("button", "One move back").await?;
    is_after(page, "e4 e5 Nf3 Nc6 d4").await
}
in_both_browsers!(a_pasted_game_is_gone_through);

async fn another_move_becomes_a_variation_and_a_broken_game_is_kept(page: &Page) -> Result<()> {
    board::open_texts(page).await?;
    page.fill(board::MOVES, "1. e4 e5 2. Nf3").await?;
    page.click("button", "1. e4").await?;
    is_after(page, "e4").await?;
    for square in ["c7", "c5"] {
        board::click(page, square).await?;
    }
    is_after(page, "e4 c5").await?;
    board::moves_are(page, "1. e4 e5 (1... c5) 2. Nf3").await?;
    page.find_role("button", "1… c5, in a variation").await?;

    // What is typed stays as it was typed.
    page.fill(board::MOVES, "1.e4   e5 2.Nf3!").await?;
    is_after(page, "e4 e5 Nf3").await?;
    board::moves_are(page, "1.e4   e5 2.Nf3!").await?;

    // A broken game is kept as far as it is good.
    paste(page, &GAME.replace("Ng5", "Ke3")).await?;
    let said = board::explains(page, "moves", "no king can move to e3").await?;
    ensure!(
        said.starts_with("Line 9, move 4 for White, “Ke3”"),
        "{said}"
    );
    is_after(page, "e4 e5 Nf3 Nc6 Bc4 Nf6").await?;

    paste(page, &GAME.replace("Spanish.}", "Spanish.")).await?;
    let said = board::explains(page, "moves", "a comment is not closed").await?;
    ensure!(said.starts_with("Line 8, column "), "{said}");
    is_after(page, "e4 e5 Nf3 Nc6 Bb5").await?;
    page.fill(board::MOVES, "").await?;
    board::is_mended(page, "moves").await
}
in_chromium!(another_move_becomes_a_variation_and_a_broken_game_is_kept);

async fn one_of_two_games_is_chosen_and_one_brings_its_own_start(page: &Page) -> Result<()> {
    const FEN: &str = "8/2P5/4k3/8/8/3K4/5p2/8 w - - 0 1";
    const CHOOSE: &str = "const games = document.querySelector('#games');
        games.value = arguments[0];
        games.dispatchEvent(new Event('change', { bubbles: true }));";
    const CHOSEN: &str = "return document.querySelector('#games').selectedOptions[0].text";
    board::open_texts(page).await?;
    paste(page, &format!("{GAME}\n{OTHER}")).await?;
    page.find_role("combobox", "Games in this text").await?;
    let chosen: String = page.ask(CHOSEN, vec![]).await?;
    ensure!(chosen == "Game 1 of 2: Anna – Ben", "{chosen}");
    text_is(page, ".game-caption", "Anna – Ben, club match, 1-0").await?;

    page.ask::<()>(CHOOSE, vec![json!("1")]).await?;
    page.find_role("button", "1. d4").await?;
    is_after(page, "").await?;
    let chosen: String = page.ask(CHOSEN, vec![]).await?;
    ensure!(chosen == "Game 2 of 2: Ben – Chidi", "{chosen}");
    text_is(page, ".game-caption", "Ben – Chidi, ½-½").await?;
    page.click("button", "1… d5").await?;
    is_after(page, "d4 d5").await?;

    page.ask::<()>(CHOOSE, vec![json!("0")]).await?;
    page.find_role("button", "3. Bc4, good move").await?;
    is_after(page, "").await?;

    // A game may bring its own start.
    let start = Position::parse_fen(FEN)?;
    paste(page, &format!("[FEN \"{FEN}\"]\n\n1. c8=Q+ Kf6\n")).await?;
    board::shows(page, &start).await?;
    page.wait_for_text("This game has a start of its own.")
        .await?;
    let shown: String = page
        .ask("return document.querySelector('#fen').value", vec![])
        .await?;
    ensure!(shown == FEN, "{shown}");
    page.click("button", "1… Kf6").await?;
    board::shows(page, &board::played(start, "c8=Q+ Kf6")?).await
}
in_chromium!(one_of_two_games_is_chosen_and_one_brings_its_own_start);
