//! What the page's own thread does while the engine thinks.

use anyhow::Result;
use serde::Deserialize;

use crate::Page;

/// Tasks that held the page up for more than 50 ms.
#[derive(Debug, Clone, Copy, PartialEq, Deserialize)]
pub struct LongTasks {
    /// How many.
    pub number: usize,
    /// How long the longest was.
    pub longest_millis: f64,
}

const WATCH: &str = "window.tasks = [];
    window.watching = new PerformanceObserver((list) => tasks.push(...list.getEntries()));
    watching.observe({ type: 'longtask' });";

const TELL: &str = "tasks.push(...watching.takeRecords());
    return {
        number: tasks.length,
        longest_millis: Math.max(0, ...tasks.map((task) => task.duration)),
    };";

/// Counts the long tasks while full strength thinks for so many seconds; only Chromium tells.
///
/// # Errors
/// When there is no answer.
pub async fn long_tasks(page: &Page, seconds: u32) -> Result<LongTasks> {
    const KEEP: &str = "localStorage.setItem('game', arguments[0])";
    let start = rookery_rules::Position::default().fen();
    let millis = 1000 * seconds;
    let text =
        format!("rookery game 2\nwhite\nfull {millis} 50 100 50 0 none instant\n1\n{start}\n");
    page.goto("/nowhere").await?;
    page.find("h1").await?;
    page.ask::<()>(KEEP, vec![text.into()]).await?;
    page.goto("/play").await?;
    page.find("[aria-label='Take back']").await?;
    page.find("[data-square=e2]").await?.click().await?;
    page.find("[data-square=e4]").await?.click().await?;
    page.wait_for_text("Right now").await?;
    page.ask::<()>(WATCH, vec![]).await?;
    page.find(".sheet-move[data-ply='2']").await?;
    page.ask(TELL, vec![]).await
}
