//! Counting games in the worker: to the end with the right answer, and stopped on the way.

use anyhow::{Result, ensure};
use rookery_e2e::{Page, in_both_browsers, until};

use crate::board;

async fn choose_depth(page: &Page, depth: u8) -> Result<()> {
    until(&format!("{depth} half-moves"), async || {
        let shown: u8 = page.text(".stepper-value").await?.parse()?;
        match shown.cmp(&depth) {
            std::cmp::Ordering::Less => page.click("button", "More half-moves").await?,
            std::cmp::Ordering::Greater => page.click("button", "Fewer half-moves").await?,
            std::cmp::Ordering::Equal => return Ok(Some(())),
        }
        Ok(None)
    })
    .await
}

async fn games_so_far(page: &Page) -> Result<Option<u64>> {
    let text = page.text(".count-nodes").await?;
    let digits = text
        .split_once(" games")
        .map(|(digits, _)| digits.replace(',', ""));
    Ok(digits.and_then(|digits| digits.parse().ok()))
}

async fn games_are_counted_to_the_end_and_stopped_on_the_way(page: &Page) -> Result<()> {
    board::open_counting(page).await?;
    choose_depth(page, 5).await?;
    page.click("button", "Start counting").await?;
    page.wait_for_attribute(".count-figures", "data-nodes", "4865609")
        .await?;
    let shown = page.text(".count-figures").await?;
    ensure!(
        shown.contains("4,865,609") && shown.contains("games of 5 half-moves"),
        "{shown}"
    );
    ensure!(board::count(page, "tr[data-move]").await? == 20);
    page.wait_for_attribute("tr[data-move=e2e4]", "data-nodes", "405385")
        .await?;
    page.find_role("button", "Start counting").await?;

    // Eight billion games: no machine is through before it is told to stop.
    page.click("button", "Kiwipete").await?;
    choose_depth(page, 6).await?;
    page.click("button", "Start counting").await?;
    let seen = until("the first games", async || {
        Ok(games_so_far(page).await?.filter(|&games| games > 0))
    })
    .await?;
    until("more games", async || {
        Ok(games_so_far(page).await?.filter(|&games| games > seen))
    })
    .await?;
    until("the progress bar to move", async || {
        let percent = page
            .attribute("[role=progressbar]", "aria-valuenow")
            .await?;
        Ok(percent.filter(|percent| percent != "0"))
    })
    .await?;

    page.click("button", "Stop").await?;
    page.wait_for_text("Stopped after").await?;
    ensure!(board::count(page, "[role=progressbar]").await? == 0);

    choose_depth(page, 3).await?;
    page.click("button", "Start counting").await?;
    page.wait_for_attribute(".count-figures", "data-nodes", "97862")
        .await
}
in_both_browsers!(games_are_counted_to_the_end_and_stopped_on_the_way);
