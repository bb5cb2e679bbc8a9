//! What there is to decide or to fight is seen whole when it comes up, on a laptop and on a phone:
//! within the window, and under nothing else.

use anyhow::Result;
use rookery_e2e::{Page, in_both_browsers, until};
use serde_json::json;

const SIZES: [(u32, u32); 2] = [(1280, 800), (390, 844)];

/// Somebody who stands at this line, with these battles won.
pub(super) async fn stands(page: &Page, chapter: u16, step: u16, won: &[&str]) -> Result<()> {
    let fights = won.iter().zip(1..);
    let fights = fights.map(|(battle, at)| {
        let fight = json!({ "at": at, "battle": battle, "verdict": "met" });
        ((*battle).to_owned(), fight)
    });
    let fights: serde_json::Map<_, _> = fights.collect();
    let journey = json!({ "at": { "chapter": chapter, "step": step }, "choices": {} });
    let progress = json!({ "journey": journey, "fights": fights }).to_string();
    page.goto("/nowhere").await?;
    page.find_role("heading", "This page flew away").await?;
    page.ask::<()>(
        "localStorage.setItem('adventure', arguments[0])",
        vec![progress.into()],
    )
    .await?;
    page.goto("/adventure/story").await.map(drop)
}

/// Waits until all of these are seen whole.
async fn are_in_sight(page: &Page, selector: &str, place: &str) -> Result<()> {
    const SEEN: &str = "const all = [...document.querySelectorAll(arguments[0])];
        const isSeen = (one) => {
            const { left, right, top, bottom } = one.getBoundingClientRect();
            const isOpen = (y) => one.contains(document.elementFromPoint((left + right) / 2, y));
            return top >= 0 && bottom <= innerHeight
                && [top + 3, (top + bottom) / 2, bottom - 3].every(isOpen);
        };
        return all.length > 0 && all.every(isSeen);";
    until(&format!("`{selector}` in sight, {place}"), async || {
        let is_seen: bool = page.ask(SEEN, vec![selector.into()]).await?;
        Ok(is_seen.then_some(()))
    })
    .await
}

async fn what_there_is_to_do_is_never_covered(page: &Page) -> Result<()> {
    const FIGHT: &str = ".threshold-ways .primary";
    const ANSWERS: &str = "#story-asked, .story-question .answer";
    let [wide, narrow] = SIZES;
    page.resize(wide.0, wide.1).await?;
    // Before the hedgehog's battle.
    stands(page, 1, 13, &["dormouse"]).await?;
    page.find("#skip-practice").await?.click().await?;
    are_in_sight(page, FIGHT, "wide").await?;
    page.resize(narrow.0, narrow.1).await?;
    page.goto("/adventure/story").await?;
    are_in_sight(page, FIGHT, "narrow").await?;

    // Before the choice of roads, which comes up by going on, and is there when the page is opened.
    stands(page, 1, 19, &["dormouse", "hedgehog"]).await?;
    for (size, place) in [(narrow, "narrow"), (wide, "wide")] {
        page.resize(size.0, size.1).await?;
        page.find("#next-line").await?.click().await?;
        are_in_sight(page, ANSWERS, place).await?;
        page.goto("/adventure/story").await?;
        are_in_sight(page, ANSWERS, &format!("{place}, opened")).await?;
        page.click("button", "Back").await?;
        page.find("#next-line").await?;
    }
    Ok(())
}
in_both_browsers!(what_there_is_to_do_is_never_covered);
