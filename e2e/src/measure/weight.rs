//! What a page holds on to.

use std::fmt;

use anyhow::{Context, Result};
use serde_json::{Value, json};

use crate::Page;

/// How heavy the page is once all garbage is gone. Only Chromium tells.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Weight {
    /// Nodes of all documents, those out of sight included.
    pub nodes: u64,
    /// Listeners for events.
    pub listeners: u64,
    /// Bytes of the scripts' own heap.
    pub heap: u64,
    /// Bytes of our program's memory, which can only grow.
    pub program: u64,
}

/// Asked to start a second time, the program hands out what it has.
const PROGRAM: &str = "const files = performance.getEntriesByType('resource');
    const { name } = files.find(({ name }) => /rookery-web-\\w+\\.js$/.test(name));
    import(name).then(({ default: init }) => init())
        .then(({ memory }) => done(memory.buffer.byteLength));";

impl Weight {
    /// Throws away what nobody needs, and weighs the rest.
    ///
    /// # Errors
    /// When the browser is not a Chromium.
    pub async fn of(page: &Page) -> Result<Self> {
        let program = page.wait_for_answer(PROGRAM, vec![]).await?;
        let cdp = page.browser().web().cdp();
        cdp.send_raw("Performance.enable", json!({})).await?;
        // What the first round lets go of may have held on to more.
        for _ in 0..3 {
            cdp.send_raw("HeapProfiler.collectGarbage", json!({}))
                .await?;
        }
        let metrics = cdp.send_raw("Performance.getMetrics", json!({})).await?;
        let metric = |name: &str| metric(&metrics, name);
        Ok(Self {
            nodes: metric("Nodes")?,
            listeners: metric("JSEventListeners")?,
            heap: metric("JSHeapUsedSize")?,
            program,
        })
    }
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "counts and bytes are whole and positive"
)]
fn metric(metrics: &Value, name: &str) -> Result<u64> {
    let all = metrics["metrics"].as_array().context("no metrics")?;
    let found = all.iter().find(|metric| metric["name"] == name);
    let value = found.and_then(|metric| metric["value"].as_f64());
    Ok(value.with_context(|| format!("no {name}"))? as u64)
}

impl fmt::Display for Weight {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            nodes,
            listeners,
            heap,
            program,
        } = self;
        let (heap, program) = (heap / 1000, program / 1000);
        write!(f, "{nodes} | {listeners} | {heap} kB | {program} kB")
    }
}
