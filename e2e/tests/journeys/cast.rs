//! Opponents with a face: chosen by mouse and by keys alone, remembered, with dials whose words and
//! pictures change; and one's own level, which follows finished games.

use anyhow::{Result, ensure};
use rookery_e2e::{Key, Page, in_both_browsers, in_chromium, until};
use rookery_rules::Color;

use crate::{board, game};

/// The key of the card that is chosen.
async fn chosen(page: &Page) -> Result<String> {
    page.ask(
        "return document.querySelector('[name=rival]:checked').value",
        vec![],
    )
    .await
}

async fn an_opponent_is_remembered_turned_and_chosen_with_the_mouse(page: &Page) -> Result<()> {
    const FOG: &str = "return document.querySelectorAll('.scene-fog').length";
    game::open(page).await?;
    ensure!(chosen(page).await? == "level");
    game::choose(page, "tortoise").await?;
    page.wait_for_text("Barnaby the tortoise").await?;
    game::open(page).await?;
    page.wait_for_text("Barnaby the tortoise").await?;
    ensure!(chosen(page).await? == "tortoise");
    // Its dials can be taken over and turned.
    page.click("button", "Turn the dials yourself").await?;
    page.wait_for_attribute("#aggressiveness", "aria-valuetext", "hides at home")
        .await?;
    ensure!(chosen(page).await? == "own");

    page.find("#blind-spots").await?;
    ensure!(page.ask::<usize>(FOG, vec![]).await? == 0);
    game::slide(page, "blind-spots", 20).await?;
    page.wait_for_text("misses things now and then").await?;
    let some: usize = page.ask(FOG, vec![]).await?;
    game::slide(page, "blind-spots", 100).await?;
    page.wait_for_text("hardly sees the board").await?;
    let most: usize = page.ask(FOG, vec![]).await?;
    ensure!(0 < some && some < most && most < 25, "{some} {most}");
    page.click("button", "By depth").await?;
    page.wait_for_text("as far as time allows").await?;
    game::slide(page, "depth", 4).await?;
    page.wait_for_text("against your own, depth 4").await?;
    page.click("button", "By rating").await?;
    page.wait_for_text("1400: school club player").await?;

    page.click("radio", "Easy, 750").await?;
    page.wait_for_text("White · no clock · Easy, 750").await?;
    page.click("radio", "Dash the hare, 700").await?;
    page.wait_for_text("Moves at once and thinks about it later.")
        .await?;
    game::start(page).await?;
    page.wait_for_text("Dash the hare · Rated 700").await?;
    game::play(page, "e2", "e4").await?;
    let view = game::played(page, 2).await?;
    ensure!(view.moves[0] == "e4", "{view:?}");
    Ok(())
}
in_chromium!(an_opponent_is_remembered_turned_and_chosen_with_the_mouse);

async fn a_character_is_chosen_by_keys_alone(page: &Page) -> Result<()> {
    const FOCUS: &str = "return document.activeElement.name ?? ''";
    game::open(page).await?;
    until("the focus on the cards", async || {
        page.press(Key::Tab).await?;
        let name: String = page.ask(FOCUS, vec![]).await?;
        Ok((name == "rival").then_some(()))
    })
    .await?;
    // My level, easy, medium, hard, one's own, the hedgehog, the mole, the hare.
    for _ in 0..7 {
        page.press(Key::Right).await?;
    }
    page.wait_for_text("Dash the hare").await?;
    page.press(Key::Enter).await?;
    page.find_role("button", "Take back").await?;
    board::tab_to_board(page).await?;
    until("the focus on e2", async || {
        Ok((board::focused_square(page).await?.as_deref() == Some("e2")).then_some(()))
    })
    .await?;
    page.press(Key::Enter).await?;
    page.press(Key::Up).await?;
    page.press(Key::Up).await?;
    page.press(Key::Enter).await?;
    let view = game::played(page, 2).await?;
    ensure!(view.moves[0] == "e4", "{view:?}");
    Ok(())
}
in_both_browsers!(a_character_is_chosen_by_keys_alone);

/// Answers how strong one is.
async fn say(page: &Page, answer: &str) -> Result<()> {
    const CHOOSE: &str = "standing.value = arguments[0];
        standing.dispatchEvent(new Event('change', { bubbles: true }));";
    page.find("#standing").await?;
    page.ask(CHOOSE, vec![answer.into()]).await
}

async fn my_level_follows_finished_games(page: &Page) -> Result<()> {
    game::open(page).await?;
    page.wait_for_text("It begins at 600, which is only a guess.")
        .await?;
    say(page, "club").await?;
    page.find_role("radio", "My level, 1300").await?;
    // The same can be said in the settings.
    page.goto("/settings").await?;
    page.wait_for_text("It begins at 1300, as you say.").await?;
    say(page, "rules").await?;
    page.wait_for_text("It begins at 600, as you say.").await?;
    game::open(page).await?;
    page.find_role("radio", "My level, 600").await?;
    game::start(page).await?;
    game::play_anything(page, Color::White, 5).await?;
    page.click("button", "Resign").await?;
    page.click("button", "Yes, resign").await?;
    page.wait_for_text("Your level is now 557, down from 600. A game given up early counts half.")
        .await?;
    page.click("button", "New game").await?;
    page.find_role("radio", "My level, 550").await?;
    page.wait_for_text("You play like 557, give or take 350: I have seen only one game.")
        .await?;

    // It is still known after a reload, and a game that was hardly one changes nothing.
    game::open(page).await?;
    page.find_role("radio", "My level, 550").await?;
    game::start(page).await?;
    page.wait_for_text("Rated 550").await?;
    page.click("button", "Resign").await?;
    page.click("button", "Yes, resign").await?;
    page.wait_for_text("A game this short leaves your level as it is.")
        .await
}
in_chromium!(my_level_follows_finished_games);
