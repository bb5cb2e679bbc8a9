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
    game::slide(page, "rating", 2_450).await?;
    page.wait_for_text("full: as well as it can").await?;

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
    // My level, the hedgehog, the mole, the hare.
    for _ in 0..3 {
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

async fn my_level_follows_finished_games(page: &Page) -> Result<()> {
    game::open(page).await?;
    page.wait_for_text("It begins at 600, which is only a guess.")
        .await?;
    game::start(page).await?;
    game::play_anything(page, Color::White, 5).await?;
    page.click("button", "Resign").await?;
    page.click("button", "Yes, resign").await?;
    page.wait_for_text("Your level is now 440, down from 600.")
        .await?;
    page.click("button", "Other opponent").await?;
    page.find_role("radio", "My level, 450").await?;
    page.wait_for_text("You play like 440, give or take 400: I have seen only one game.")
        .await?;

    // It is still known after a reload, and a game that was hardly one changes nothing.
    game::open(page).await?;
    page.find_role("radio", "My level, 450").await?;
    game::start(page).await?;
    page.wait_for_text("Rated 450").await?;
    page.click("button", "Resign").await?;
    page.click("button", "Yes, resign").await?;
    page.wait_for_text("A game this short leaves your level as it is.")
        .await
}
in_chromium!(my_level_follows_finished_games);
