//! Opponents of every kind: full strength with its openings, the same game twice, and what was chosen
//! is there again.

use anyhow::{Result, ensure};
use rookery_e2e::{Page, in_both_browsers, in_chromium, until};
use rookery_rules::Color;

use crate::{board, game};

async fn full_strength_plays_from_its_book(page: &Page) -> Result<()> {
    game::open(page).await?;
    game::choose_full(page).await?;
    for choice in ["Black", game::SHORT] {
        page.click("button", choice).await?;
    }
    game::choose_openings(page, "solid").await?;
    game::start(page).await?;
    let view = game::played(page, 1).await?;
    ensure!(
        board::count(page, "[role=meter][aria-valuetext='Nothing yet']").await? == 1,
        "a book move needs no thinking: {view:?}"
    );
    // Every first move of the book has a name, and one of them leads to a known opening.
    until("the name of the opening", async || {
        let name = page.text(".sheet .opening").await?;
        Ok((!name.is_empty()).then_some(()))
    })
    .await?;
    let view = game::play_anything(page, Color::Black, 5).await?;
    ensure!(view.is_over || view.moves.len() == 11, "{view:?}");
    view.game()?;
    Ok(())
}
in_chromium!(full_strength_plays_from_its_book);

async fn the_same_seed_gives_the_same_game(page: &Page) -> Result<()> {
    let mut games = Vec::new();
    for seed in [4711, 4711] {
        game::open(page).await?;
        game::begin_rated(page, "Black", 800, seed).await?;
        games.push(game::play_anything(page, Color::Black, 8).await?.moves);
        page.click("button", "Resign").await?;
        page.click("button", "Yes, resign").await?;
        page.find("#play-again").await?;
    }
    ensure!(games[0].len() >= 17 && games[0] == games[1], "{games:?}");
    Ok(())
}
in_chromium!(the_same_seed_gives_the_same_game);

async fn what_was_chosen_is_there_again(page: &Page) -> Result<()> {
    game::open(page).await?;
    page.click("button", "Either").await?;
    game::choose(page, "own").await?;
    game::slide(page, "rating", 1_850).await?;
    game::slide(page, "aggressiveness", 90).await?;
    game::choose_openings(page, "gambits").await?;

    game::open(page).await?;
    let words = "1850: strong club player";
    page.wait_for_attribute("#rating", "aria-valuetext", words)
        .await?;
    let words = "everything at your king";
    page.wait_for_attribute("#aggressiveness", "aria-valuetext", words)
        .await?;
    game::open_advanced(page).await?;
    page.find("#openings").await?;
    let kept: [String; 2] = page
        .ask(
            "return [openings.value, document.querySelector('.side-choice[aria-pressed=true]').textContent]",
            vec![],
        )
        .await?;
    ensure!(kept == ["gambits", "Either"], "{kept:?}");

    page.click("button", "Back to plain").await?;
    page.wait_for_attribute("#aggressiveness", "aria-valuetext", "a bit of both")
        .await
}
in_both_browsers!(what_was_chosen_is_there_again);

/// The pause of a person never ends by itself.
const STOP_THE_CLOCK: &str = "const real = window.setTimeout;
    window.setTimeout = (work, millis, ...rest) => millis >= 100 ? 0 : real(work, millis, ...rest);";

async fn a_rated_opponent_takes_its_time_and_can_be_hurried(page: &Page) -> Result<()> {
    game::open(page).await?;
    page.ask::<()>(STOP_THE_CLOCK, vec![]).await?;
    game::choose(page, "squirrel").await?;
    game::start(page).await?;
    game::play(page, "e2", "e4").await?;
    page.wait_for_attribute("[aria-label='Move now']", "aria-disabled", "false")
        .await?;
    page.click("button", "Move now").await?;
    game::played(page, 2).await?;
    Ok(())
}
in_chromium!(a_rated_opponent_takes_its_time_and_can_be_hurried);

const PEOPLE_GONE: &str = "const real = window.fetch;
    window.fetch = (what, ...how) => String(what).includes('people')
        ? Promise.reject(new TypeError('the journey cut the line')) : real(what, ...how);
    window.mend = () => { window.fetch = real; };";

async fn what_is_known_about_people_does_not_load(page: &Page) -> Result<()> {
    game::open(page).await?;
    page.ask::<()>(PEOPLE_GONE, vec![]).await?;
    game::choose(page, "own").await?;
    game::choose_openings(page, "none").await?;
    game::begin_rated(page, "White", 600, 3).await?;
    game::play(page, "e2", "e4").await?;
    let sorry = "What this opponent knows about people did not load. Your game is kept";
    page.wait_for_text(sorry).await?;
    page.click("button", "Try again").await?;
    page.wait_for_text(sorry).await?;
    page.ask::<()>("window.mend()", vec![]).await?;
    page.click("button", "Try again").await?;
    let view = game::played(page, 2).await?;
    ensure!(view.moves[0] == "e4", "{view:?}");
    ensure!(!page.text(".game").await?.contains(sorry));
    view.game()?;
    Ok(())
}
in_chromium!(what_is_known_about_people_does_not_load);
