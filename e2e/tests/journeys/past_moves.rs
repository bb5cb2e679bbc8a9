//! Moves of the past: previewed under the pointer, pinned by a click or by keys, and gone back to
//! only when one says so.

use anyhow::{Result, ensure};
use rookery_e2e::{Gesture, Key, Page, Pointer, in_both_browsers, in_chromium, until};
use rookery_rules::Position;

use crate::hand::tap;
use crate::{board, game};

const PLAYED: &str = "e2e4 e7e5 g1f3 b8c6";
const SANS: &str = "e4 e5 Nf3 Nc6";
const QUESTION: &str = "Go back to 1… e5?";

/// A game of four half-moves, with White to move.
async fn opened(page: &Page) -> Result<()> {
    let start = Position::default().fen();
    game::resume(page, "white", &start, PLAYED, "").await?;
    shows(page, SANS).await
}

async fn shows(page: &Page, sans: &str) -> Result<()> {
    board::shows(page, &board::after(sans)?).await
}

fn entry(ply: usize) -> String {
    format!("[data-ply='{ply}']")
}

/// Clicks a move with the pointer that also points: Firefox has another one for mere clicks.
async fn pin(page: &Page, ply: usize) -> Result<()> {
    page.point_at(&entry(ply)).await?;
    Ok(page.find(&entry(ply)).await?.click().await?)
}

/// Moves the pointer to the board, away from the list.
async fn leave(page: &Page) -> Result<()> {
    page.point_at("[data-square=d4]").await
}

async fn nobody_is_asked(page: &Page) -> Result<()> {
    ensure!(board::count(page, "dialog").await? == 0);
    Ok(())
}

async fn a_move_under_the_pointer_is_previewed_pinned_and_gone_back_to(page: &Page) -> Result<()> {
    opened(page).await?;
    page.point_at(&entry(1)).await?;
    shows(page, "e4").await?;
    page.point_at(&entry(2)).await?;
    shows(page, "e4 e5").await?;
    leave(page).await?;
    shows(page, SANS).await?;
    nobody_is_asked(page).await?;

    // The latest move is the game itself.
    pin(page, 1).await?;
    shows(page, "e4").await?;
    pin(page, 4).await?;
    shows(page, SANS).await?;
    leave(page).await?;
    shows(page, SANS).await?;
    nobody_is_asked(page).await?;

    pin(page, 2).await?;
    page.point_at(&entry(1)).await?;
    page.wait_for_attribute(&entry(2), "aria-current", "step")
        .await?;
    shows(page, "e4 e5").await?;

    leave(page).await?;
    page.find_role("dialog", QUESTION).await?;
    page.click("button", "No, keep the game").await?;
    shows(page, SANS).await?;
    nobody_is_asked(page).await?;

    pin(page, 2).await?;
    leave(page).await?;
    page.find_role("dialog", QUESTION).await?;
    page.press(Key::Escape).await?;
    shows(page, SANS).await?;

    // What was put aside can be had again until one moves.
    for _ in 0..2 {
        pin(page, 2).await?;
        leave(page).await?;
        page.click("button", "Yes, go back").await?;
        shows(page, "e4 e5").await?;
        nobody_is_asked(page).await?;
        page.wait_for_text("Move 2 put aside").await?;
        page.click("button", "Bring it back").await?;
        shows(page, SANS).await?;
    }
    // Where all is in sight, nothing slides from under the pointer.
    page.resize(1280, 800).await?;
    pin(page, 2).await?;
    page.click("button", "Play from here").await?;
    shows(page, "e4 e5").await?;
    nobody_is_asked(page).await?;
    let view = game::view(page).await?;
    ensure!(view.moves == ["e4", "e5"], "{view:?}");
    game::play(page, "d2", "d4").await?;
    let view = game::played(page, 4).await?;
    ensure!(view.moves[2] == "d4", "{view:?}");
    ensure!(board::count(page, ".put-aside button").await? == 0);
    Ok(())
}
in_both_browsers!(a_move_under_the_pointer_is_previewed_pinned_and_gone_back_to);

async fn keys_and_buttons_do_the_same(page: &Page) -> Result<()> {
    const LIST: &str = "document.querySelector('.sheet-move[tabindex=\"0\"]').focus()";
    const BOARD: &str = "document.querySelector('[role=gridcell][tabindex=\"0\"]').focus()";
    opened(page).await?;
    page.ask::<()>(LIST, vec![]).await?;
    for (key, sans) in [
        (Key::Left, "e4 e5 Nf3"),
        (Key::Up, "e4 e5"),
        (Key::Right, "e4 e5 Nf3"),
        (Key::Home, ""),
        (Key::Right, "e4"),
        (Key::End, SANS),
        (Key::Left, "e4 e5 Nf3"),
        (Key::Escape, SANS),
    ] {
        page.press(key).await?;
        shows(page, sans).await?;
    }
    page.press(Key::Left).await?;
    page.press(Key::Left).await?;
    shows(page, "e4 e5").await?;
    page.ask::<()>(BOARD, vec![]).await?;
    page.find_role("dialog", QUESTION).await?;
    page.click("button", "No, keep the game").await?;
    shows(page, SANS).await?;

    for (button, sans) in [
        ("One move back", "e4 e5 Nf3"),
        ("First position", ""),
        ("One move on", "e4"),
        ("Latest move", SANS),
    ] {
        page.click("button", button).await?;
        shows(page, sans).await?;
    }
    leave(page).await?;
    nobody_is_asked(page).await
}
in_both_browsers!(keys_and_buttons_do_the_same);

/// The bar of an earlier move is there, or is not.
async fn bar_is_there(page: &Page, is_there: bool) -> Result<()> {
    board::has(page, ".past-bar.shown", usize::from(is_there)).await
}

async fn a_finger_is_not_asked_but_shown_the_ways_on(page: &Page) -> Result<()> {
    const IN_SIGHT: &str = "const box = (name) =>
            document.querySelector(name).getBoundingClientRect();
        const [board, bar] = [box('[role=grid]'), box('.steps-bar')];
        return board.top >= 0 && board.bottom <= bar.top && bar.bottom <= innerHeight;";
    page.resize(390, 844).await?;
    opened(page).await?;
    for (answer, sans) in [("Back to the game", SANS), ("Play from here", "e4 e5")] {
        tap(page, &entry(2)).await?;
        shows(page, "e4 e5").await?;
        bar_is_there(page, true).await?;
        // Touching another move, or the board, is no answer.
        tap(page, &entry(1)).await?;
        shows(page, "e4").await?;
        tap(page, &entry(2)).await?;
        for square in ["d4", "d2", "d4"] {
            tap(page, &format!("[data-square={square}]")).await?;
        }
        shows(page, "e4 e5").await?;
        bar_is_there(page, true).await?;
        nobody_is_asked(page).await?;
        page.click("button", answer).await?;
        shows(page, sans).await?;
        bar_is_there(page, false).await?;
    }
    page.click("button", "Bring it back").await?;
    shows(page, SANS).await?;

    // One steps back with the board in sight.
    page.ask::<()>("scrollTo(0, 0)", vec![]).await?;
    let (x, y) = board::middle(page, "[aria-label='One move back']").await?;
    let touch = [Gesture::To(x, y), Gesture::Down, Gesture::Up];
    page.point(Pointer::Finger, &touch).await?;
    shows(page, "e4 e5 Nf3").await?;
    page.wait_for_text("You are looking at 2. Nf3").await?;
    ensure!(page.ask::<bool>(IN_SIGHT, vec![]).await?);
    Ok(())
}
in_both_browsers!(a_finger_is_not_asked_but_shown_the_ways_on);

async fn whoever_does_not_like_to_be_asked_is_not(page: &Page) -> Result<()> {
    const SWITCH: &str = "localStorage.setItem('preferences', '{\"ask_before_going_back\":false}')";
    opened(page).await?;
    page.ask::<()>(SWITCH, vec![]).await?;
    opened(page).await?;
    pin(page, 2).await?;
    leave(page).await?;
    shows(page, "e4 e5").await?;
    nobody_is_asked(page).await?;
    page.click("button", "Back to the game").await?;
    shows(page, SANS).await
}
in_chromium!(whoever_does_not_like_to_be_asked_is_not);

async fn undo_and_a_new_game_do_not_ask_and_the_end_begins_one(page: &Page) -> Result<()> {
    opened(page).await?;
    pin(page, 1).await?;
    page.click("button", "Take back").await?;
    shows(page, "e4 e5").await?;
    nobody_is_asked(page).await?;

    pin(page, 1).await?;
    page.click("button", "New game").await?;
    page.find_role("heading", "Play against Rookery").await?;
    nobody_is_asked(page).await?;
    page.click("button", "Back to your game").await?;
    shows(page, "e4 e5").await?;

    // From the end one goes back to a new game.
    opened(page).await?;
    page.click("button", "Resign").await?;
    page.click("button", "Yes, resign").await?;
    game::status_begins(page, "Loss by resignation").await?;
    pin(page, 2).await?;
    shows(page, "e4 e5").await?;
    leave(page).await?;
    page.wait_for_text("a new one begins from there").await?;
    page.click("button", "Yes, go back").await?;
    until("the end panel to go", async || {
        Ok((board::count(page, ".afterwards").await? == 0).then_some(()))
    })
    .await?;
    game::status_begins(page, "Rookery played e5. Your move.").await?;
    game::play(page, "d2", "d4").await?;
    game::played(page, 4).await?;
    Ok(())
}
in_chromium!(undo_and_a_new_game_do_not_ask_and_the_end_begins_one);

async fn the_evaluation_follows_the_position_shown(page: &Page) -> Result<()> {
    opened(page).await?;
    page.wait_for_attribute("[role=meter]", "aria-valuetext", "Nothing yet")
        .await?;
    pin(page, 1).await?;
    until("a value of the past", async || {
        let told = page.attribute("[role=meter]", "aria-valuetext").await?;
        Ok(told.filter(|told| told != "Nothing yet"))
    })
    .await?;
    ensure!(board::count(page, ".evaluation.old").await? == 0);
    pin(page, 4).await?;
    page.wait_for_attribute("[role=meter]", "aria-valuetext", "Nothing yet")
        .await
}
in_chromium!(the_evaluation_follows_the_position_shown);

async fn a_reply_does_not_take_the_past_away(page: &Page) -> Result<()> {
    game::open(page).await?;
    game::begin(page, "White", game::LONG).await?;
    for (from, to, plies) in [("e2", "e4", 2), ("d2", "d3", 4)] {
        game::play(page, from, to).await?;
        game::thinks(page).await?;
        if plies == 4 {
            pin(page, 1).await?;
            shows(page, "e4").await?;
        }
        page.click("button", "Move now").await?;
        game::played(page, plies).await?;
    }
    page.wait_for_text("New move").await?;
    shows(page, "e4").await?;
    page.click("button", "Latest move").await?;
    let view = game::view(page).await?;
    until("the game itself", async || {
        let shown = game::view(page).await?.fen;
        Ok((shown == view.game()?.position().fen()).then_some(()))
    })
    .await
}
in_chromium!(a_reply_does_not_take_the_past_away);
