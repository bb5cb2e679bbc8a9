//! How much a run has taken: counts that stay the same on any machine.

use std::fs::File;
use std::io::Write;
use std::sync::atomic::{AtomicUsize, Ordering};

use anyhow::{Context, Result};

use crate::Kind;

/// Counts one thing.
pub(crate) struct Counter(AtomicUsize);

pub(crate) static BROWSERS: Counter = Counter::new();
pub(crate) static SITES: Counter = Counter::new();
pub(crate) static REPEATED: Counter = Counter::new();
static CHROMIUM: Counter = Counter::new();
static FIREFOX: Counter = Counter::new();

impl Counter {
    const fn new() -> Self {
        Self(AtomicUsize::new(0))
    }

    pub(crate) fn add(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }

    fn get(&self) -> usize {
        self.0.load(Ordering::Relaxed)
    }
}

/// Counts the journeys of a browser.
pub(crate) fn journeys(kind: Kind) -> &'static Counter {
    match kind {
        Kind::Chromium => &CHROMIUM,
        Kind::Firefox => &FIREFOX,
    }
}

/// Says it in one line, and adds it to the file that `ROOKERY_TALLY` names, where `cargo xtask test`
/// collects all counts.
pub(crate) fn tell() -> Result<()> {
    let all = [&CHROMIUM, &FIREFOX, &BROWSERS, &SITES, &REPEATED];
    let [chromium, firefox, browsers, sites, repeated] = all.map(Counter::get);
    println!(
        "{chromium} journeys in Chromium and {firefox} in Firefox; \
         {browsers} browsers and {sites} sites started; {repeated} journeys repeated"
    );
    let Some(file) = std::env::var_os("ROOKERY_TALLY") else {
        return Ok(());
    };
    let lines = format!(
        "{chromium} journeys in Chromium\n{firefox} journeys in Firefox\n\
         {sites} servers started by journeys\n"
    );
    let file = File::options().append(true).open(file);
    file.and_then(|mut file| file.write_all(lines.as_bytes()))
        .context("the counts cannot be told")
}
