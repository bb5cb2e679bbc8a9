//! What a first visit to a page asks for, and when its heading is there. Only Chromium forgets what
//! it has kept when it is told to, and lets a script watch from the beginning.

use anyhow::Result;
use serde::Deserialize;
use serde_json::json;

use crate::Page;

/// The pages that anybody may visit, each with its places.
pub const ROUTES: [&str; 32] = [
    "/",
    "/play",
    "/puzzles",
    "/puzzles/solve",
    "/puzzles/rated",
    "/puzzles/streak",
    "/puzzles/deck",
    "/puzzles/progress",
    "/games",
    "/adventure",
    "/adventure/story",
    "/adventure/sheet",
    "/adventure/shared",
    "/opponents",
    "/opponents/forest",
    "/opponents/new",
    "/opponents/shared",
    "/survival",
    "/board",
    "/board/counting",
    "/position",
    "/shared",
    "/settings",
    "/about",
    "/privacy",
    "/terms",
    "/api",
    "/sign-up",
    "/log-in",
    "/forgot-password",
    "/reset-password",
    "/verify-email",
];

/// What one visit took.
#[derive(Debug, Clone, Deserialize)]
pub struct Visit {
    /// Everything that was asked for over the network but the engine, the page itself among it.
    pub requests: usize,
    /// The bodies of the answers as they came, packed; browsers count the head of each as 300 bytes
    /// more.
    pub packed: u64,
    /// How many of them are WebAssembly.
    pub modules: usize,
    /// Milliseconds from the first thought of going there to the frame with the heading.
    pub heading_millis: f64,
}

/// A connection as on a phone that is not near its mast.
#[derive(Debug, Clone, Copy)]
pub struct Connection {
    /// How long an answer takes at least.
    pub latency_millis: u32,
    /// Up and down.
    pub bytes_a_second: u32,
}

/// Notes the first frame in which the page has its own heading, and not the one of loading.
const WATCH: &str = "const look = (now) => {
        if (document.querySelector('#main h1')) window.headingMillis = now;
        else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);";

/// What was kept costs nothing, and what the engine needs has a budget of its own. Requests that are still under way when the heading is there belong to
/// the visit too, so the network is waited for.
const COUNT: &str = "const entries = () => ['navigation', 'resource']
        .flatMap((kind) => performance.getEntriesByType(kind));
    const count = () => {
        const isOfEngine = ({ name }) => /\\/(people|worker-boot|rookery-worker)-/.test(name);
        const loaded = entries().filter((entry) => entry.transferSize > 0 && !isOfEngine(entry));
        done({
            requests: loaded.length,
            packed: loaded.reduce((sum, entry) => sum + entry.encodedBodySize, 0),
            modules: loaded.filter((entry) => entry.name.endsWith('.wasm')).length,
            heading_millis: window.headingMillis,
        });
    };
    const settle = (known) => setTimeout(() => {
        const now = entries().length;
        if (now === known && window.headingMillis) count(); else settle(now);
    }, arguments[0]);
    settle(-1);";

/// Has the browser note when a heading is there, from now on.
///
/// # Errors
/// When the browser is not a Chromium.
pub async fn watch_headings(page: &Page) -> Result<()> {
    let cdp = page.browser().web().cdp();
    let script = json!({ "source": WATCH });
    cdp.send_raw("Page.addScriptToEvaluateOnNewDocument", script)
        .await?;
    Ok(())
}

/// Makes the connection slow.
///
/// # Errors
/// When the browser is not a Chromium.
pub async fn slow_down(page: &Page, connection: Connection) -> Result<()> {
    let cdp = page.browser().web().cdp();
    cdp.send_raw("Network.enable", json!({})).await?;
    let Connection {
        latency_millis,
        bytes_a_second,
    } = connection;
    let conditions = json!({
        "offline": false, "latency": latency_millis,
        "downloadThroughput": bytes_a_second, "uploadThroughput": bytes_a_second,
    });
    cdp.send_raw("Network.emulateNetworkConditions", conditions)
        .await?;
    Ok(())
}

/// Has the browser forget the files of the site, but not who is logged in.
///
/// # Errors
/// When the browser is not a Chromium.
pub async fn forget_files(page: &Page) -> Result<()> {
    // A page that is open would go on keeping.
    page.browser().web().goto("about:blank").await?;
    let cdp = page.browser().web().cdp();
    cdp.send_raw("Network.clearBrowserCache", json!({})).await?;
    let kept = json!({
        "origin": page.site().url("").trim_end_matches('/'),
        "storageTypes": "service_workers,cache_storage",
    });
    cdp.send_raw("Storage.clearDataForOrigin", kept).await?;
    Ok(())
}

/// Opens a page and counts what it asks for until nothing has come for so many milliseconds.
///
/// # Errors
/// When the page has no heading within the time limit.
pub async fn visit(page: &Page, path: &str, calm_millis: u32) -> Result<Visit> {
    page.goto(path).await?;
    page.find("#main h1").await?;
    page.wait_for_answer(COUNT, vec![json!(calm_millis)]).await
}
