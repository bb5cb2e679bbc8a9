//! Puzzles that the server judges: for a rating, of a theme, with hints that cost, with mistakes that
//! are explained, and in a row.

use anyhow::{Context, Result};
use rookery_e2e::{Page, in_chromium, until};
use rookery_puzzles::JudgedMode;
use rookery_rules::{Move, Position};

use crate::accessibility::check;
use crate::account::{self, open};
use crate::board::{self, shows};
use crate::hand::Hand;
use crate::heard;
use crate::puzzles::{FORK, MATE, after, find_fork, keep, play};

async fn a_rating_goes_up_and_down(page: &Page) -> Result<()> {
    keep(page, &[("one", FORK, 1500), ("two", MATE, 1510)]).await?;
    account::sign_up(page, "rita").await?;
    page.goto("/puzzles/rated?theme=underPromotion").await?;
    // Somebody who is new begins where they would against the animals.
    page.wait_for_text("about 600").await?;
    check(page, "a rated puzzle").await?;
    page.click("switch", "Next puzzle comes by itself").await?;
    for _ in 0..2 {
        page.find(".movable").await?;
        let fen = page.attribute("[role=grid]", "data-fen").await?;
        match fen.as_deref() == Some(&after(FORK, 1)?.fen()) {
            true => {
                find_fork(page).await?;
                page.wait_for_text("(+").await?;
            }
            false => {
                play(page, "a7a2").await?;
                page.wait_for_text("Not solved").await?;
                page.wait_for_text("(−").await?;
                // The solution plays by itself.
                shows(page, &after(MATE, 2)?).await?;
            }
        }
        check(page, "a rated puzzle that is over").await?;
        page.click("button", "Next puzzle").await?;
        until("the next puzzle, or none", async || {
            let is_over: bool = page
                .ask("return !!document.querySelector('#puzzle-next')", vec![])
                .await?;
            Ok((!is_over).then_some(()))
        })
        .await?;
    }
    // Both were tried, and there are no others.
    page.find(".puzzle-missed").await?;
    open(page, "/puzzles/progress", "Your progress").await?;
    page.find(".curve-line").await.map(drop)
}
in_chromium!(a_rating_goes_up_and_down, refused: [("/puzzle-attempts", 404)]);

/// White mates, or else Black does: what answers a mistake is seen without any engine.
const RACE: (&str, &str) = ("3r2k1/5ppp/8/8/Q7/8/5PPP/6K1 b - - 0 1", "d8d2 a4e8");

async fn hints_cost_and_mistakes_are_explained(page: &Page) -> Result<()> {
    keep(page, &[("one", FORK, 1500), ("two", RACE, 1510)]).await?;
    account::sign_up(page, "rita").await?;
    page.goto("/puzzles/rated?theme=underPromotion").await?;
    for number in 1..=2 {
        page.find(".movable").await?;
        let fen = page.attribute("[role=grid]", "data-fen").await?;
        match fen.as_deref() == Some(&after(FORK, 1)?.fen()) {
            true => is_helped(page).await?,
            false => is_mistaken(page).await?,
        }
        page.wait_for_text("(−").await?;
        if number == 1 {
            page.click("button", "Next puzzle").await?;
            board::has(page, "#puzzle-next", 0).await?;
        }
    }
    Ok(())
}
in_chromium!(hints_cost_and_mistakes_are_explained);

/// Finds the fork with all the help there is, which loses.
async fn is_helped(page: &Page) -> Result<()> {
    page.wait_for_text("With a hint the puzzle counts as lost.")
        .await?;
    page.click("button", "Hint").await?;
    page.wait_for_text("Look at the knight on d5.").await?;
    page.click("button", "Show the move").await?;
    page.wait_for_text("The knight on d5 goes to c7.").await?;
    check(page, "a rated puzzle with a hint").await?;
    find_fork(page).await?;
    page.wait_for_text("With a hint it counts as lost.").await
}

/// Lets Black mate; that is said for a moment, and then it is lost.
async fn is_mistaken(page: &Page) -> Result<()> {
    shows(page, &after(RACE, 1)?).await?;
    heard::listen(page).await?;
    play(page, "a4a3").await?;
    heard::says(page, "Not this oneAfter Qa3 comes Rd1#, and that is mate.").await?;
    page.wait_for_text("Not solved").await?;
    // The solution plays by itself.
    shows(page, &after(RACE, 2)?).await
}

/// The move that is wanted now, which only the server knows.
async fn wanted(page: &Page) -> Result<(Position, Move)> {
    let user = account::id(page).await?.parse()?;
    let store = &page.site().app.store;
    let open = store.open_attempt(user, JudgedMode::Streak).await?;
    let open = open.context("no attempt is under way")?;
    let puzzle = store.numbered_puzzle(open.opening.puzzle).await?;
    let puzzle = puzzle.context("no such puzzle")?.puzzle;
    let plies = 1 + 2 * usize::try_from(open.step)?;
    let position = after((&puzzle.fen, &puzzle.moves), plies)?;
    let uci = puzzle.moves.split(' ').nth(plies).context("all is found")?;
    let mv = position.parse_uci(uci)?;
    Ok((position, mv))
}

async fn a_streak_ends_with_the_first_wrong_move(page: &Page) -> Result<()> {
    page.goto("/puzzles/streak").await?;
    loop {
        page.find(".movable").await?;
        let (position, mv) = wanted(page).await?;
        shows(page, &position).await?;
        Hand::Clicks.play(page, mv).await?;
        let is_over = until("an answer", async || {
            const LOOK: &str = "return document.querySelector('#puzzle-next') ? 'over'
                : document.querySelector('.movable') ? 'more' : ''";
            let state: String = page.ask(LOOK, vec![]).await?;
            Ok((!state.is_empty()).then_some(state == "over"))
        })
        .await?;
        if is_over {
            break;
        }
    }
    page.wait_for_text("That is one in a row.").await?;
    // The next one comes by itself.
    board::has(page, "#puzzle-next", 0).await?;
    page.find(".movable").await?;
    let (position, mv) = wanted(page).await?;
    shows(page, &position).await?;
    let mates = |other: &Move| position.play_unchecked(*other).is_checkmate();
    let moves = position.moves();
    let mut others = moves.iter().copied();
    let wrong =
        others.find(|other| (other.from(), other.to()) != (mv.from(), mv.to()) && !mates(other));
    Hand::Clicks
        .play(page, wrong.context("every move is right")?)
        .await?;
    page.wait_for_text("The streak ends here.").await?;
    page.wait_for_text("You solved 1!").await?;
    page.find_role("button", "Start a new streak")
        .await
        .map(drop)
}
in_chromium!(a_streak_ends_with_the_first_wrong_move);
