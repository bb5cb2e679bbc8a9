//! The adventure from its first line to its sheet. How far somebody is, the browser is told.

use anyhow::Result;
use serde_json::{Value, json};

use crate::album::Album;

/// What can be seen on the way: a name, the chapter and the step, and something to wait for.
const LINES: [(&str, u16, u16, &str); 8] = [
    ("story-first", 0, 0, ".painting"),
    ("story-told", 0, 10, ".painting"),
    ("story-said", 0, 14, ".painting"),
    ("story-lesson", 0, 19, ".practice [data-square]"),
    ("story-chapter-end", 0, 26, ".chapter-end"),
    ("story-drill", 1, 13, ".practice [data-square]"),
    ("story-battle", 1, 14, "#threshold"),
    ("story-choice", 1, 20, ".story-question"),
];

/// The map, the story and a battle, as a stranger sees them.
pub(crate) async fn pages(album: &Album<'_>) -> Result<()> {
    let page = album.page();
    album.place("adventure", "/adventure").await?;
    for (name, chapter, step, selector) in LINES {
        at(album, chapter, step, 0).await?;
        page.goto("/adventure/story").await?;
        page.find(selector).await?;
        album.add(name).await?;
    }
    page.goto("/adventure").await?;
    page.find(".place.here").await?;
    album.add("adventure-later").await?;
    at(album, 0, 24, 3).await?;
    page.goto("/play?battle=dormouse").await?;
    page.find(".battle-task").await?;
    for square in ["e2", "e4"] {
        let square = format!("[data-square={square}]");
        page.find(&square).await?.click().await?;
    }
    album.add("battle").await?;
    page.click("button", "Resign").await?;
    page.click("button", "Yes, resign").await?;
    page.find(".battle-end").await?;
    album.add("battle-lost").await?;
    forget(album).await
}

/// The sheet of whoever is logged in.
pub(crate) async fn sheet(album: &Album<'_>) -> Result<()> {
    let page = album.page();
    page.goto("/adventure/sheet").await?;
    page.find("img.poster").await?;
    album.add("adventure-sheet").await
}

/// Somebody who is here, and has lost so often to the dormouse.
async fn at(album: &Album<'_>, chapter: u16, step: u16, losses: u64) -> Result<()> {
    const KEEP: &str = "localStorage.setItem('adventure', arguments[0])";
    forget(album).await?;
    let fight = |battle: &str, at: u64, verdict: &str| json!({ "at": at, "battle": battle, "verdict": verdict });
    let mut fights = serde_json::Map::new();
    if losses == 0 {
        for (at, battle) in (1..).zip(["dormouse", "hedgehog"]) {
            fights.insert(battle.to_owned(), fight(battle, at, "met"));
        }
    }
    if (chapter, step) == (1, 14) {
        fights.remove("hedgehog");
    }
    for at in 1..=losses {
        fights.insert(at.to_string(), fight("dormouse", at, "lost"));
    }
    let journey = json!({ "at": { "chapter": chapter, "step": step }, "choices": {} });
    let progress: Value = json!({ "journey": journey, "fights": fights });
    page_ask(album, KEEP, progress.to_string()).await
}

/// Goes where no adventure is open, and forgets the last one.
async fn forget(album: &Album<'_>) -> Result<()> {
    let page = album.page();
    page.goto("/nowhere").await?;
    page.find("h1").await?;
    page_ask(
        album,
        "for (const name of Object.keys(localStorage)) {
            if (/^(adventure|game)/.test(name)) localStorage.removeItem(name);
        }",
        String::new(),
    )
    .await
}

async fn page_ask(album: &Album<'_>, body: &str, argument: String) -> Result<()> {
    album.page().ask(body, vec![argument.into()]).await
}
