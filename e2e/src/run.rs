//! Runs the registered journeys in one process: one runtime, because a session's connections belong
//! to the runtime that made them, and a few browsers that stay open.

use std::process::ExitCode;

use anyhow::Result;
use libtest_mimic::{Arguments, Failed, Trial};
use tokio::runtime::{Handle, Runtime};
use tokio::signal::unix::{SignalKind, signal};

use crate::death::is_death;
use crate::{Journey, Kind, driver, pool, tally};

/// Journeys that run side by side, unless `--test-threads` says otherwise.
const LANES: usize = 2;

/// Runs what the arguments ask for, as other tests are run, and closes every browser.
#[must_use]
pub fn run() -> ExitCode {
    let mut arguments = Arguments::from_args();
    arguments.test_threads.get_or_insert(LANES);
    let runtime = Runtime::new().expect("a process can have threads");
    runtime.spawn(stop_when_told());
    let conclusion = libtest_mimic::run(&arguments, trials(runtime.handle()));
    runtime.block_on(pool::close());
    if !arguments.list
        && let Err(error) = tally::tell()
    {
        eprintln!("{error:#}");
        return ExitCode::FAILURE;
    }
    conclusion.exit_code()
}

/// Nothing is dropped in a process that is stopped, and drivers would outlive it.
async fn stop_when_told() {
    let mut told = signal(SignalKind::terminate()).expect("a process can listen for signals");
    tokio::select! {
        _ = told.recv() => {}
        _ = tokio::signal::ctrl_c() => {}
    }
    driver::end_all();
    std::process::exit(130);
}

/// One browser after the other, so that each stays warm.
fn trials(runtime: &Handle) -> Vec<Trial> {
    let is_full = std::env::var_os("ROOKERY_FULL").is_some();
    let mut trials = Vec::new();
    for kind in [Kind::Chromium, Kind::Firefox] {
        let here = inventory::iter::<Journey>.into_iter();
        let here = here.filter(|journey| journey.reach.includes(kind, is_full));
        let mut here: Vec<_> = here
            .map(|journey| (journey.name_in(kind), journey))
            .collect();
        here.sort_by(|(one, _), (other, _)| one.cmp(other));
        trials.extend(here.into_iter().map(|(name, journey)| {
            let runtime = runtime.clone();
            Trial::test(name.clone(), move || {
                let outcome = runtime.block_on(attempt(&name, journey, kind));
                outcome.map_err(|error| Failed::from(format!("{error:?}")))
            })
        }));
    }
    trials
}

/// Runs a journey, and once more if the browser was lost on the way.
async fn attempt(name: &str, journey: &Journey, kind: Kind) -> Result<()> {
    tally::journeys(kind).add();
    match (journey.run)(kind).await {
        Err(error) if is_death(&error) => {
            eprintln!("{name} is repeated, because the browser was lost: {error:#}");
            tally::REPEATED.add();
            (journey.run)(kind).await
        }
        outcome => outcome,
    }
}
