//! What opening the first page loads, and when there is a board.

use anyhow::Result;
use serde::Deserialize;
use serde_json::json;

use crate::{Kind, Page};

/// What one opening of the first page took.
#[derive(Debug, Clone, Deserialize)]
pub struct Load {
    /// Everything that was asked for over the network, the page itself among it.
    pub requests: usize,
    /// What came over the network; browsers count every answer's head as 300 bytes.
    pub bytes: u64,
    /// The same without the heads.
    pub packed: u64,
    /// Milliseconds from the first thought of going there to the frame with all squares; only
    /// Chromium lets us watch from the beginning.
    pub board_millis: Option<f64>,
}

/// Notes the first frame in which the board has all its squares.
const WATCH: &str = "const look = (now) => {
        if (document.querySelectorAll('[role=grid] [data-square]').length === 64)
            window.boardMillis = now;
        else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);";

/// What was cached costs nothing. Requests that are still under way when the board is there belong
/// to the opening too, so the network is waited for.
const COUNT: &str = "const entries = () => ['navigation', 'resource']
        .flatMap((kind) => performance.getEntriesByType(kind));
    const count = () => {
        const loaded = entries().filter((entry) => entry.transferSize > 0);
        done({
            requests: loaded.length,
            bytes: loaded.reduce((sum, entry) => sum + entry.transferSize, 0),
            packed: loaded.reduce((sum, entry) => sum + entry.encodedBodySize, 0),
            board_millis: window.boardMillis ?? null,
        });
    };
    const settle = (known) => setTimeout(() => {
        const now = entries().length;
        if (now === known && document.querySelector('[data-square]')) count(); else settle(now);
    }, 300);
    settle(-1);";

/// Sizes of the files that a worker's first script names, and of itself; a page does not learn by
/// itself what its workers load.
const WORKER: &str = "(async () => {
        const told = (name) => document.querySelector(`meta[name=${name}]`).content;
        const boot = new URL(told('rookery-worker'), location.href);
        const text = await (await fetch(boot)).text();
        const names = text.match(/rookery-worker-\\w+\\.(js|wasm)/g);
        const urls = [boot, ...names.map((name) => new URL(name, boot)),
            new URL(told('rookery-people'), location.href)].map(String);
        for (const url of urls) await (await fetch(url)).arrayBuffer();
        const sizes = urls.map((url) => performance.getEntriesByName(url).at(-1).encodedBodySize);
        done(sizes.reduce((sum, size) => sum + size, 0));
    })();";

/// Opens the first page in a browser that has never been there.
///
/// # Errors
/// When there is no board within the time limit.
pub async fn first_load(page: &Page) -> Result<Load> {
    if page.browser().kind() == Kind::Chromium {
        let cdp = page.browser().web().cdp();
        let script = json!({ "source": WATCH });
        cdp.send_raw("Page.addScriptToEvaluateOnNewDocument", script)
            .await?;
    }
    load_again(page).await
}

/// Opens the first page, whatever the browser has kept of it.
///
/// # Errors
/// When there is no board within the time limit.
pub async fn load_again(page: &Page) -> Result<Load> {
    page.goto("/play").await?;
    page.find("[role=grid]").await?;
    page.wait_for_answer(COUNT, vec![]).await
}

/// How many packed bytes the engine's worker and what it knows about people have.
///
/// # Errors
/// When a file is missing.
pub async fn worker_bytes(page: &Page) -> Result<u64> {
    page.wait_for_answer(WORKER, vec![]).await
}
