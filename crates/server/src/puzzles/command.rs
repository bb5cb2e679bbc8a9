//! `rookery puzzles`: a file of puzzles without the page; works while the server runs.

use std::fmt::Write;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use indicatif::{ProgressBar, ProgressStyle};
use rookery_store::Store;

use super::import::{ImportProgress, Report, Stage, import};
use crate::{PuzzleTask, PuzzlesConfig};

/// How often the bar is drawn anew.
const TICK: Duration = Duration::from_millis(200);

/// Does it, and returns what to tell.
///
/// # Errors
/// A file that is broken or something else, or a failing database.
pub async fn run(config: &PuzzlesConfig) -> Result<String> {
    let store = config.database.open().await?;
    let PuzzleTask::Import { file, limit } = &config.task;
    let told = take(&store, file, *limit).await;
    store.close().await;
    told
}

async fn take(store: &Store, file: &Path, limit: Option<u64>) -> Result<String> {
    let progress = Arc::new(ImportProgress::default());
    let bar = tokio::spawn(draw(Arc::clone(&progress)));
    let start = Instant::now();
    let report = import(store, file, limit, &progress).await;
    bar.abort();
    let report = report.with_context(|| format!("cannot import {}", file.display()))?;
    Ok(sentences(&report, start.elapsed()))
}

/// A bar, where there is a terminal to draw it on.
async fn draw(progress: Arc<ImportProgress>) {
    let bar = ProgressBar::new(0);
    let style =
        ProgressStyle::with_template("{msg:22} {wide_bar} {human_pos} of {human_len}, {eta}");
    bar.set_style(style.expect("a template of ours"));
    let mut tick = tokio::time::interval(TICK);
    let mut stage = None;
    loop {
        tick.tick().await;
        let now = progress.now();
        if stage != Some(now.stage) {
            stage = Some(now.stage);
            bar.reset();
            bar.set_message(match now.stage {
                Stage::Receiving | Stage::Reading => "Reading the file",
                Stage::Taking => "Checking the puzzles",
                Stage::Placing => "Putting them in place",
            });
        }
        bar.set_length(now.total.max(now.done));
        bar.set_position(now.done);
    }
}

fn sentences(report: &Report, took: Duration) -> String {
    let Report {
        lines,
        new,
        known,
        skipped,
        ..
    } = report;
    let seconds = took.as_secs_f64();
    let speed = *lines as f64 / seconds.max(0.001);
    let mut told = format!(
        "{new} new puzzles; {known} were here already, {skipped} lines were skipped. \
         {lines} lines took {seconds:.1} s, {speed:.0} a second."
    );
    for fault in &report.faults {
        let _ = write!(told, "\n  line {}: {}", fault.line, fault.reason);
    }
    if report.skipped > report.faults.len() as u64 {
        let more = report.skipped - report.faults.len() as u64;
        let _ = write!(told, "\n  and {more} more");
    }
    told
}
