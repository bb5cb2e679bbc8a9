//! While the engine thinks, the page's own thread is free.
//!
//! How many milliseconds a page needs for anything depends on what else the machine does, so no
//! bound on a single task can be both strict and reliable. What tells a thinking worker from a
//! thinking page on any machine is a share of the thinking itself. Were the engine on the page's
//! thread in one piece, one task would be as long as the whole thought; in small pieces, they would
//! take up most of it together. Therefore: the longest task is less than half of the thought (a
//! page that merely waits for its turn on a busy machine does not wait for seconds), and the
//! thread's own processor time, which no other program can add to, is less than half of it.

use anyhow::{Context, Result, ensure};
use rookery_e2e::{Page, only_in_chromium};
use serde_json::json;

use crate::game;

/// As long as the choice in the journey.
const THOUGHT_MILLIS: f64 = 3_000.0;

const WATCH: &str = "window.tasks = [];
    new PerformanceObserver((list) => window.tasks.push(...list.getEntries()))
        .observe({ type: 'longtask' });";

/// The longest task until now. The browser tells of a task some time after its end, so one that is
/// certainly long is done last, and everything before it is known once that one is told of.
const LONGEST: &str = "const done = arguments[0];
    setTimeout(() => {
        const began = performance.now();
        while (performance.now() < began + 200);
        const look = () => {
            const ends = window.tasks.map((task) => task.startTime + task.duration);
            if (!ends.some((end) => end > began + 100)) return setTimeout(look, 20);
            const earlier = window.tasks.filter((_, index) => ends[index] <= began);
            done(Math.max(0, ...earlier.map((task) => task.duration)));
        };
        setTimeout(look);
    });";

/// Processor time of the page's thread in milliseconds.
async fn busy(page: &Page) -> Result<f64> {
    let cdp = page.browser().web().cdp();
    let metrics = cdp.send_raw("Performance.getMetrics", json!({})).await?;
    let metrics = metrics["metrics"].as_array().context("no metrics")?.iter();
    let mut named = metrics.filter(|metric| metric["name"] == "TaskDuration");
    let seconds = named.next().and_then(|metric| metric["value"].as_f64());
    Ok(1000.0 * seconds.context("no TaskDuration")?)
}

async fn the_engine_does_not_hold_the_page_up(page: &Page) -> Result<()> {
    game::open(page).await?;
    let cdp = page.browser().web().cdp();
    cdp.send_raw("Performance.enable", json!({ "timeDomain": "threadTicks" }))
        .await?;
    page.ask::<()>(WATCH, vec![]).await?;
    game::begin(page, "White", "3 s").await?;
    game::play(page, "e2", "e4").await?;
    let before = busy(page).await?;
    game::played(page, 2).await?;
    let busy = busy(page).await? - before;
    let longest = page.browser().web().execute_async(LONGEST, vec![]).await?;
    let longest: f64 = longest.convert()?;
    ensure!(
        longest < THOUGHT_MILLIS / 2.0 && busy < THOUGHT_MILLIS / 2.0,
        "the page was busy for {busy} ms, in its longest task for {longest} ms"
    );
    Ok(())
}

// Only Chromium tells of long tasks.
only_in_chromium!(the_engine_does_not_hold_the_page_up);
