//! A lesson of the story, learned on a phone with a finger: what is right is praised, what is wrong goes
//! back, and whoever asks is shown.

use anyhow::{Context, Result};
use rookery_campaign::{Beat, Story};
use rookery_e2e::{Page, in_both_browsers};

use super::in_sight::stands;
use crate::board;
use crate::hand::tap;
use crate::won_games::all_in_sight;

const WORTH: &str = "6k1/5p2/1n6/8/3r4/7P/1Q3PP1/6K1 w - - 0 1";
const COUNT: &str = "6k1/2p2pp1/3r3p/n7/8/7P/3Q1PP1/6K1 w - - 0 1";
const COUNTED: &str = "6k1/2p2pp1/3r3p/Q7/8/7P/5PP1/6K1 b - - 0 1";

async fn takes(page: &Page, from: &str, to: &str) -> Result<()> {
    for square in [from, to] {
        tap(page, &format!("[data-square={square}]")).await?;
    }
    Ok(())
}

async fn stands_at(page: &Page, fen: &str) -> Result<()> {
    board::shows(page, &rookery_rules::Position::parse_fen(fen)?).await
}

async fn worth_is_learned_with_a_finger(page: &Page) -> Result<()> {
    const WAY_ON: &str = ".practice-ways button";
    let choices = Default::default();
    let steps = Story::told().chapters[0].path(&choices);
    let lesson = steps
        .into_iter()
        .position(|step| matches!(&step.beat, Beat::Lesson(lesson) if lesson.key == "values"));
    page.resize(390, 844).await?;
    stands(page, 0, u16::try_from(lesson.context("a lesson")?)?, &[]).await?;
    stands_at(page, WORTH).await?;
    takes(page, "b2", "d4").await?;
    page.wait_for_text("Solved!").await?;
    tap(page, WAY_ON).await?;

    // The rook is worth more, and guarded.
    stands_at(page, COUNT).await?;
    all_in_sight(page, "[role=grid]").await?;
    takes(page, "d2", "d6").await?;
    page.wait_for_text("Not quite. Try once more.").await?;
    stands_at(page, COUNT).await?;
    tap(page, WAY_ON).await?;
    stands_at(page, COUNTED).await?;
    page.wait_for_text("That was all. Well done!").await
}
in_both_browsers!(worth_is_learned_with_a_finger);
